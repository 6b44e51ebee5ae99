import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Title, useCanAccess, useDataProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { AccessDenied } from '../layout/dead-ends';
import { useFirstPage } from '../layout/first-page';
import { MethodsWithoutKeys } from '../layout/payments-notice';
import { shopIsOpen } from '../layout/shop-currency';
import { Failed } from '../layout/failed';
import type { Stats } from '../records';
import { LatestOrders } from './latest-orders';
import { SalesChart } from './sales-chart';
import { FigureGrid } from './figures';
import { TopProducts } from './top-products';
import { UnpaidAlarm } from './unpaid-alarm';
import { WebhooksOff } from './webhooks-off';
import { lastThirtyDays, thirtyDaysBefore } from './trend';

const Loaded = ({ stats, earlier }: { stats: Stats; earlier: Stats | undefined }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <FigureGrid stats={stats} earlier={earlier} />
    <SalesChart days={stats.days} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
      <LatestOrders />
      <TopProducts products={stats.topProducts} />
    </Box>
  </Box>
);

const Loading = () => (
  <Box sx={{ display: 'grid', gap: 2 }} role="status" aria-label="Loading the dashboard">
    <Skeleton variant="rounded" height={190} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);

const useStats = ({ from, to }: { from: string; to: string }) => {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['stats', from, to],
    queryFn: () => shop.stats(from, to),
    refetchInterval: 60_000,
  });
};

const Figures = () => {
  const today = useMemo(() => new Date(), []);
  const { data, error, refetch } = useStats(lastThirtyDays(today));
  const { data: earlier } = useStats(thirtyDaysBefore(today));
  return (
    <Box sx={{ mt: 2.5 }}>
      <Title title="Dashboard" />
      <UnpaidAlarm />
      <WebhooksOff />
      <MethodsWithoutKeys />
      {error && <Failed error={error} onRetry={refetch} />}
      {data ? <Loaded stats={data} earlier={earlier} /> : !error && <Loading />}
    </Box>
  );
};

const Elsewhere = () => {
  const { page, isPending } = useFirstPage();
  if (isPending) return null;
  return page ? <Navigate to={page.to} replace /> : <AccessDenied />;
};

/** The state of the shop; who may not see its figures begins at the first page that the role opens. */
export const Dashboard = () => {
  const { canAccess, isPending } = useCanAccess({ resource: 'stats', action: 'list' });
  const opener = useCanAccess({ resource: 'settings', action: 'edit' });
  if (isPending || opener.isPending) return null;
  if (opener.canAccess && !shopIsOpen()) return <Navigate to="/setup" replace />;
  return canAccess ? <Figures /> : <Elsewhere />;
};
