import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRecordContext } from 'react-admin';
import type { CategoryRecord } from '../records';
import { reordered } from './category-order';
import { useFilters } from '../layout/use-filters';

/** One place up or down in the shop's order; only while the list is shown in that order and whole. */
export const CategoryMoveButtons = () => {
  const category = useRecordContext<CategoryRecord>();
  const { data = [], sort, refetch } = useListContext<CategoryRecord>();
  const { filterValues } = useFilters();
  const shop = useDataProvider();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  if (!category) return null;
  const inOrder = sort.field === 'position' && sort.order === 'ASC' && !filterValues['q'];
  const move = async (by: 1 | -1) => {
    setBusy(true);
    try {
      for (const { id, position } of reordered(data, category.id, by))
        await shop.update('categories', { id, data: { position }, previousData: { id } });
    } catch (failure) {
      notify(failure instanceof Error ? failure.message : 'The order was not changed', { type: 'error' });
    }
    await refetch();
    setBusy(false);
  };
  const button = (by: 1 | -1) => (
    <IconButton
      size="small"
      aria-label={`Move ${category.name} ${by < 0 ? 'up' : 'down'}`}
      disabled={busy || !inOrder || reordered(data, category.id, by).length === 0}
      onClick={() => void move(by)}
    >
      {by < 0 ? <UpIcon fontSize="small" /> : <DownIcon fontSize="small" />}
    </IconButton>
  );
  // a disabled button lets a click through to what is behind it: that would open the category
  return (
    <Box
      role="group"
      aria-label={`Place of ${category.name}`}
      sx={{ display: 'flex' }}
      onClick={(event) => event.stopPropagation()}
    >
      {button(-1)}
      {button(1)}
    </Box>
  );
};
