import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { title: ReactNode; note: ReactNode; children: ReactNode };

/** A row in small: what it is with a note below it, and what is done with it. */
export const NotedRow = ({ title, note, children }: Props) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{title}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
    {children}
  </Box>
);
