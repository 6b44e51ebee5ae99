import { Box } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useRecordContext } from 'react-admin';
import { MoveButton } from '../layout/move-button';
import type { CategoryRecord } from '../records';
import { reordered } from './category-order';
import { useFilters } from '../layout/use-filters';
import { t } from '../texts';

/** One move at a time: the next one is meant for the order that this one makes. */
const ORDER = ['order-of-categories'];

/** One place up or down in the shop's order; only while the list is shown in that order and whole. */
export const CategoryMoveButtons = () => {
  const category = useRecordContext<CategoryRecord>();
  const { data = [], sort, refetch } = useListContext<CategoryRecord>();
  const { filterValues } = useFilters();
  const shop = useDataProvider();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ORDER,
    mutationFn: async (places: ReturnType<typeof reordered>) => {
      for (const { id, position } of places)
        await shop.update('categories', { id, data: { position }, previousData: { id } });
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
    onSettled: () => refetch(),
  });
  if (!category) return null;
  const inOrder = sort.field === 'position' && sort.order === 'ASC' && !filterValues['q'];
  const button = (by: 1 | -1) => {
    const places = inOrder ? reordered(data, category.id, by) : [];
    return (
      <MoveButton
        name={category.name}
        by={by}
        isOff={places.length === 0}
        onMove={() => {
          if (queries.isMutating({ mutationKey: ORDER }) === 0) mutate(places);
        }}
      />
    );
  };
  // a click that moves nothing would open the category
  return (
    <Box
      role="group"
      aria-label={t('Place of {name}', { name: category.name })}
      sx={{ display: 'flex' }}
      onClick={(event) => event.stopPropagation()}
    >
      {button(-1)}
      {button(1)}
    </Box>
  );
};
