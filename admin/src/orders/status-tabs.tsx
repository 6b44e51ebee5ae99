import { Box, Chip, Tab, Tabs } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { words } from '../layout/format';

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

/** Counts by status under the list's other filters, refreshed each half minute so that a new order shows by itself. */
const useCounts = (filter: Record<string, unknown>) => {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['orders', 'counts', filter],
    queryFn: () => shop.orderCounts(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
};

/** One tab per state, each with its count. */
export const StatusTabs = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { status: chosen, ...others } = filterValues as Record<string, unknown>;
  const { data: counts } = useCounts(others);
  const current = typeof chosen === 'string' ? chosen : 'all';
  const choose = (_: SyntheticEvent, status: string) =>
    setFilters(status === 'all' ? others : { ...others, status }, displayedFilters);
  const label = (text: string, count: number | undefined) => (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
      {text}
      <Chip size="small" label={count ?? '–'} sx={{ height: 20, fontVariantNumeric: 'tabular-nums' }} />
    </Box>
  );
  return (
    <Tabs
      value={current}
      onChange={choose}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Orders by status"
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Tab value="all" label={label('All', counts?.all)} />
      {statuses.map((status) => (
        <Tab key={status} value={status} label={label(words(status), counts?.[status])} />
      ))}
    </Tabs>
  );
};
