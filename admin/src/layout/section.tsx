import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A titled card: the unit that detail pages are made of. */
export const Section = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1.5, gap: 1 }}>
      <Typography variant="subtitle1" component="h2">
        <bdi>{title}</bdi>
      </Typography>
      {action}
    </Box>
    {children}
  </Card>
);

/** What is short, an amount above all, stays on one line; what is long has most of the width. */
const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(70%)',
  columnGap: 2,
  py: 0.4,
};

/** A label with its value; nothing shown for nothing. */
export const Detail = ({ label, children }: { label: string; children: ReactNode }) =>
  children === null || children === undefined || children === '' ? null : (
    <Box sx={pair}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi>{children}</bdi>
      </Typography>
    </Box>
  );

export const DetailList = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {children}
  </Box>
);
