import { Alert, Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Title, useCanAccess, useDataProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import type { Stats } from '../records';
import { LatestOrders } from './latest-orders';
import { SalesChart } from './sales-chart';
import { FigureGrid } from './figures';
import { TopProducts } from './top-products';

/** The last 30 days, today included, as ISO days. */
export function lastThirtyDays(now: Date): { from: string; to: string } {
  const day = (offset: number) => new Date(now.getTime() - offset * 86_400_000).toISOString().slice(0, 10);
  return { from: day(29), to: day(0) };
}

const Loaded = ({ stats }: { stats: Stats }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <FigureGrid stats={stats} />
    <SalesChart days={stats.days} />
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}
    >
      <LatestOrders />
      <TopProducts products={stats.topProducts} />
    </Box>
  </Box>
);

const Figures = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const range = useMemo(() => lastThirtyDays(new Date()), []);
  const { data, error } = useQuery({
    queryKey: ['stats', range],
    queryFn: () => shop.stats(range.from, range.to),
    refetchInterval: 60_000,
  });
  return (
    <Box sx={{ mt: 2.5 }}>
      <Title title="Dashboard" />
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {data ? <Loaded stats={data} /> : !error && <Skeleton variant="rounded" height={420} />}
    </Box>
  );
};

/** The state of the shop; staff, who may not see its figures, begin at the orders. */
export const Dashboard = () => {
  const { canAccess, isPending } = useCanAccess({ resource: 'stats', action: 'list' });
  if (isPending) return null;
  return canAccess ? <Figures /> : <Navigate to="/orders" replace />;
};
