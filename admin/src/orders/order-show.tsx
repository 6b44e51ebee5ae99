import { Box, LinearProgress, Typography } from '@mui/material';
import { CanAccess, useRecordContext } from 'react-admin';
import { dateTime } from '../layout/format';
import { words } from '../layout/words';
import { ShopShow } from '../layout/record-pages';
import { OrderStatusChip } from '../layout/order-status-chip';
import { StatusChip } from '../layout/status-chip';
import type { OrderRecord } from '../records';
import { ActionBar } from './action-bar';
import { CustomerPanel } from './customer-panel';
import { DownloadsPanel } from './downloads-panel';
import { EditsPanel } from './edits-panel';
import { FiscalPanel } from './fiscal-panel';
import { LabelPanel } from './label-panel';
import { LettersPanel } from './letters-panel';
import { LinesPanel } from './lines-panel';
import { MessagesPanel } from './messages-panel';
import { MoneyPanel } from './money-panel';
import { PlacesPanel } from './places-panel';
import { ParcelsPanel } from './parcels-panel';
import { NoteForm } from './note-form';
import { TimelinePanel } from './timeline-panel';
import { t } from '../texts';

const Title = () => {
  const order = useRecordContext<OrderRecord>();
  return <>{order ? t('Order #{number}', { number: order.number }) : t('Order')}</>;
};

const Head = ({ order }: { order: OrderRecord }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      alignItems: 'center',
      justifyContent: 'space-between',
    }}
  >
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p">
          <bdi>{`#${order.number}`}</bdi>
        </Typography>
        <OrderStatusChip order={order} />
        <StatusChip status={order.paymentDetail || order.paymentStatus} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('Placed {createdAt} · {paymentMethod}', {
          createdAt: dateTime(order.createdAt),
          paymentMethod: words(order.paymentMethod),
        })}
      </Typography>
    </Box>
    <ActionBar order={order} />
  </Box>
);

const Workbench = () => {
  const order = useRecordContext<OrderRecord>();
  // coming from the list, the list's shorter record is shown first: it has no timeline yet
  if (!order?.timeline) return <LinearProgress aria-label={t('Loading the order')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Head order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <LinesPanel order={order} />
          <MoneyPanel order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <CustomerPanel order={order} />
          <EditsPanel order={order} />
          {order.fiscalPapers.length > 0 && <FiscalPanel papers={order.fiscalPapers} />}
          <PlacesPanel order={order} />
          <ParcelsPanel order={order} />
          {(order.delivery?.way ?? 'parcel') === 'parcel' && <LabelPanel order={order} />}
          <CanAccess resource="messages" action="list">
            <MessagesPanel order={order} />
          </CanAccess>
          {order.hasFiles && <DownloadsPanel order={order} />}
          <LettersPanel order={order} />
          <TimelinePanel order={order}>
            <NoteForm order={order} />
          </TimelinePanel>
        </Box>
      </Box>
    </Box>
  );
};

/** The order workbench: everything known about one order, and what may be done with it now. */
export const OrderShow = () => (
  <ShopShow title={<Title />} queryOptions={{ refetchInterval: 30_000 }}>
    <Workbench />
  </ShopShow>
);
