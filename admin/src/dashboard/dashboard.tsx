import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useCanAccess, useDataProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { AccessDenied } from '../layout/dead-ends';
import { useFirstPage } from '../layout/first-page';
import { MethodsWithoutKeys } from '../layout/payments-notice';
import { shopIsOpen } from '../layout/shop-currency';
import { Failed } from '../layout/failed';
import type { Stats } from '../records';
import { date } from '../layout/format';
import { earlierDays, OWN, PRESETS, type Chosen, type Days } from '../layout/period';
import { PeriodPicker } from '../layout/period-picker';
import { usePeriod } from '../layout/use-period';
import { LatestOrders } from './latest-orders';
import { SalesChart } from './sales-chart';
import { FigureGrid } from './figures';
import { TopProducts } from './top-products';
import { UnpaidAlarm } from './unpaid-alarm';
import { WebhooksOff } from './webhooks-off';
import { DashboardCsv } from './dashboard-csv';
import { t } from '../texts';

/** What the days are called: `30 days`, or the first and the last. */
const nameOf = ({ preset, from, to }: Chosen): string =>
  preset === OWN
    ? t('{from} to {to}', { from: date(from), to: date(to) })
    : (PRESETS.find(({ id }) => id === preset)?.name ?? '');

type LoadedProps = { stats: Stats; earlier: Stats | undefined; name: string };

const Loaded = ({ stats, earlier, name }: LoadedProps) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <FigureGrid stats={stats} earlier={earlier} name={name} />
    <SalesChart days={stats.days} name={name} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' } }}>
      <LatestOrders />
      <TopProducts products={stats.topProducts} />
    </Box>
  </Box>
);

const Loading = () => (
  <Box sx={{ display: 'grid', gap: 2 }} role="status" aria-label={t('Loading the dashboard')}>
    <Skeleton variant="rounded" height={190} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);

const useStats = (days: Days | undefined) => {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['stats', days?.from, days?.to],
    queryFn: () => shop.stats(days?.from ?? '', days?.to ?? ''),
    refetchInterval: 60_000,
    enabled: days !== undefined,
  });
};

const Figures = () => {
  const period = usePeriod();
  const { chosen } = period;
  const { data, error, refetch } = useStats(chosen);
  const before = earlierDays(chosen);
  const { data: earlier } = useStats(before);
  return (
    <Box sx={{ mt: 2.5 }}>
      <Title title={t('Dashboard')} />
      <UnpaidAlarm />
      <WebhooksOff />
      <MethodsWithoutKeys />
      <PeriodPicker period={period}>
        <DashboardCsv days={chosen} />
      </PeriodPicker>
      {error && <Failed error={error} onRetry={refetch} />}
      {data ? (
        <Loaded stats={data} earlier={before && earlier} name={nameOf(chosen)} />
      ) : (
        !error && <Loading />
      )}
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
