import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** What can be done with the ticked cards of a list; the table has react-admin's own bar. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      role="toolbar"
      aria-label="Selected"
      elevation={8}
      sx={{
        position: 'sticky',
        top: '4rem',
        zIndex: 3,
        mb: 1.25,
        px: 1.5,
        py: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <Box role="status" sx={{ flex: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {`${selectedIds.length} selected`}
      </Box>
      {children}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Cancel
      </Button>
    </Paper>
  );
};
