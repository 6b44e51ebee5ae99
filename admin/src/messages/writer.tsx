import { Box, Link, Typography } from '@mui/material';
import { CanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import { OrderStatusChip } from '../layout/order-status-chip';
import { Detail, Section } from '../layout/section';
import type { CustomerRecord, MessageInFull, OrderSummary } from '../records';
import { t } from '../texts';
import { OrderChoice } from './order-choice';

/** The search finds addresses that have this one in them as well: those of other people. */
const ASKED = 50;
const SHOWN = 5;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What the search finds by an address, the newest first. */
const found = (email: string) => ({
  pagination: { page: 1, perPage: ASKED },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { q: email },
});

/** The account of whoever wrote, where the address has one. */
export const Account = ({ email }: { email: string }) => {
  const { data = [], error, refetch } = useGetList<CustomerRecord>('customers', found(email));
  const account = data.find((one) => isSame(one.email, email));
  return (
    <>
      <Detail label={t('Account')}>
        {account && (
          <Link component={RouterLink} to={`/customers/${account.id}/show`}>
            {account.name}
          </Link>
        )}
      </Detail>
      {error && <Failed error={error} onRetry={refetch} />}
    </>
  );
};

const OrderLine = ({ order }: { order: OrderSummary }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <Link component={RouterLink} to={`/orders/${order.id}/show`}>
      <bdi>{`#${order.number}`}</bdi>
    </Link>
    <Typography variant="body2">{dateTime(order.createdAt)}</Typography>
    <OrderStatusChip order={order} />
  </Box>
);

/** What was ordered with the address. */
export const Orders = ({ one }: { one: MessageInFull }) => {
  const { data, error, isPending, refetch } = useGetList<OrderSummary>('orders', found(one.email));
  const orders = data?.filter(({ customer }) => isSame(customer.email, one.email)).slice(0, SHOWN) ?? [];
  if (isPending && !error) return null;
  return (
    <Section title={t('Orders with this address')}>
      {error && <Failed error={error} onRetry={refetch} />}
      {data && orders.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Nothing ordered yet.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {orders.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </Box>
      <CanAccess resource="messages" action="edit">
        <OrderChoice one={one} orders={orders} />
      </CanAccess>
    </Section>
  );
};
