import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, ExportButton, FilterButton, TopToolbar } from 'react-admin';
import { SavedQueries } from './saved-queries';
import { useNarrow } from './use-phone';

/** Fetched in pieces; react-admin's own bound would leave out the rest in silence. */
const MOST_ROWS = 100_000;

/** The tools above a table: saved queries, columns, export, and what the list adds. */
export const ListToolbar = ({
  children,
  filters = false,
  exportable = true,
  hasColumns = true,
}: {
  children?: ReactNode;
  filters?: boolean;
  exportable?: boolean;
  /** It is a table, whose columns may be chosen. */
  hasColumns?: boolean;
}) => {
  const narrow = useNarrow();
  return (
    <TopToolbar
      sx={{
        flexWrap: narrow ? 'wrap' : 'nowrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        '& .MuiButton-root': { whiteSpace: 'nowrap' },
      }}
    >
      {filters && <FilterButton disableSaveQuery />}
      <SavedQueries />
      {hasColumns && !narrow && <ColumnsButton />}
      {exportable && <ExportButton maxResults={MOST_ROWS} />}
      <Box sx={{ display: 'contents' }}>{children}</Box>
    </TopToolbar>
  );
};
