import { Box, Button, Paper } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../texts';

/** What can be done with the ticked cards of a list; the table has react-admin's own bar. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Paper
      role="toolbar"
      aria-label={t('Selected')}
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
        {t('{count} selected', { count: selectedIds.length })}
      </Box>
      {children}
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {t('Cancel')}
      </Button>
    </Paper>
  );
};
