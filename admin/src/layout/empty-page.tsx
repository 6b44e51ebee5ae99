import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** An empty list that says what belongs there and how to begin. */
export const EmptyPage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 1,
      py: { xs: 6, sm: 10 },
      px: 2,
    }}
  >
    <svg width="84" height="84" viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M22 24v-3a10 10 0 0 1 20 0v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        opacity=".5"
      />
      <path d="M14 26h36l-2.4 21a6 6 0 0 1-6 5H22.4a6 6 0 0 1-6-5z" fill="currentColor" opacity=".12" />
      <path
        d="M25 37.5a7.4 7.4 0 0 0 14 0"
        fill="none"
        stroke="#c4532f"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    <Typography sx={{ maxWidth: '46ch', textWrap: 'balance', color: 'text.secondary', mb: 1.5 }}>
      {text}
    </Typography>
    {children}
  </Box>
);
