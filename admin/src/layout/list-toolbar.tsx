import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, ExportButton, FilterButton, TopToolbar, useListContext } from 'react-admin';
import { SavedQueries } from './saved-queries';
import { useNarrow } from './use-phone';

/** Fetched in pieces; react-admin's own bound would leave out the rest in silence. */
const MOST_ROWS = 100_000;

/** The tools above a table: saved queries, columns, export where the list has one, and what the list adds. */
export const ListToolbar = ({
  children,
  filters = false,
  hasColumns = true,
}: {
  children?: ReactNode;
  filters?: boolean;
  /** It is a table, whose columns may be chosen. */
  hasColumns?: boolean;
}) => {
  const narrow = useNarrow();
  const { exporter } = useListContext();
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
      {exporter && <ExportButton maxResults={MOST_ROWS} />}
      <Box sx={{ display: 'contents' }}>{children}</Box>
    </TopToolbar>
  );
};
