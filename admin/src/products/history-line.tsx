import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { what: ReactNode; about: ReactNode; value: string };

/** One line of a book: what it is about, who and when, and the figure. */
export const HistoryLine = ({ what, about, value }: Props) => (
  <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.6 }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{what}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
    </Box>
    <Typography
      variant="body2"
      sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {value}
    </Typography>
  </Box>
);

/** A book as long as it is, in a window of its own. */
export const HistoryList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    tabIndex={0}
    aria-label={label}
    sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
  >
    {children}
  </Box>
);
