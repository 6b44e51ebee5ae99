import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What a product is, and beside it, where there is room, how it is sold. */
export const ProductColumns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      width: '100%',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
