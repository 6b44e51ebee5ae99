import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A row of a list on a page: what it is, which has most of the width, and what goes with it. */
export const ListRow = ({ what, children }: { what: ReactNode; children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>{what}</Box>
    {children}
  </Box>
);
