import { Box, Link, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '../layout/failed';
import { dateTime, money } from '../layout/format';
import { Section } from '../layout/section';
import { OrderStatusChip } from '../layout/order-status-chip';
import { usePhone } from '../layout/use-phone';
import type { OrderSummary } from '../records';
import { t } from '../texts';

/** Who, and where there is room for it, when. */
const Placed = ({ order }: { order: OrderSummary }) => {
  const when = usePhone() ? '' : dateTime(order.createdAt);
  return (
    <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
      {[order.customer?.name, when].filter(Boolean).join(' · ')}
    </Typography>
  );
};

const Row = ({ order }: { order: OrderSummary }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 1.5, alignItems: 'center', py: 0.9, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`/orders/${order.id}/show`}
        variant="body2"
        underline="hover"
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        <bdi>{`#${order.number}`}</bdi>
      </Link>
      <Placed order={order} />
    </Box>
    <OrderStatusChip order={order} />
    <Typography variant="body2" sx={{ minWidth: 76, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {money(order.totalAmount, order.currency)}
    </Typography>
  </Box>
);

const AllOrders = () => (
  <Link component={RouterLink} to="/orders" variant="body2" underline="hover">
    {t('All orders')}
  </Link>
);

/** The newest orders, refreshed each half minute. */
export const LatestOrders = () => {
  const { data, error, isPending, refetch } = useGetList<OrderSummary>(
    'orders',
    { pagination: { page: 1, perPage: 8 }, sort: { field: 'createdAt', order: 'DESC' } },
    { refetchInterval: 30_000 },
  );
  return (
    <Section title={t('Latest orders')} action={<AllOrders />}>
      {error && <Failed error={error} onRetry={refetch} />}
      {isPending && <Skeleton variant="rounded" height={360} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('The first order appears here by itself.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </Box>
    </Section>
  );
};
