import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { words } from '../layout/words';
import { StateTabs } from '../layout/state-tabs';
import { useFilters } from '../layout/use-filters';
import { t } from '../texts';

const statuses = ['all', 'pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;

/** Counts by status under the list's other filters, refreshed each half minute so that a new order shows by itself. */
const useCounts = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const { filterValues } = useFilters();
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([name]) => name !== 'status'));
  return useQuery({
    queryKey: ['orders', 'counts', filter],
    queryFn: () => shop.orderCounts(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
};

/** One tab per state, each with its count. */
export const StatusTabs = () => {
  const { data: counts } = useCounts();
  const states = statuses.map((id) => ({ id, name: words(id), count: counts?.[id] }));
  return <StateTabs label={t('Orders by status')} states={states} />;
};
