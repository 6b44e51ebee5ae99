import { Box, Typography } from '@mui/material';
import { ListContextProvider, ReferenceManyField, useListContext } from 'react-admin';
import { EarlierLines } from '../layout/earlier-lines';
import { date, money } from '../layout/format';
import { PageXofY } from '../layout/page-x-of-y';
import { Section } from '../layout/section';
import { Unread } from '../layout/shop-list';
import type { EarlierOrder } from '../records';
import { t } from '../texts';

const Orders = () => {
  const list = useListContext<EarlierOrder>();
  if (!list.data || list.data.length === 0) return null;
  return (
    <ListContextProvider value={list}>
      <Section title={t('Earlier orders')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('Placed under this email in the shop before. They count in no figure of this one.')}
        </Typography>
        {list.data.map((order) => (
          <Box key={order.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{order.number}</bdi>
              </Typography>
              <Typography>{money(order.total, order.currency)}</Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {date(order.placedAt)}
              {order.status && ' · '}
              <bdi>{order.status}</bdi>
            </Typography>
            <EarlierLines order={order} />
          </Box>
        ))}
        <PageXofY onlySeveral />
      </Section>
    </ListContextProvider>
  );
};

/** What a customer ordered in the shop before; nothing where nothing was brought along. */
export const EarlierOrders = () => (
  <ReferenceManyField
    reference="earlier-orders"
    target="customerId"
    sort={{ field: 'placedAt', order: 'DESC' }}
    perPage={10}
    error={
      <Unread>
        <Orders />
      </Unread>
    }
  >
    <Orders />
  </ReferenceManyField>
);
