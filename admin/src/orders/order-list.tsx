import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { BulkActionsToolbar, DataTable, SelectAllButton } from 'react-admin';
import { Link } from 'react-router-dom';
import { BulkBar } from '../layout/bulk-bar';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { count, dateTime, inOwn, money } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { OrderStatusChip } from '../layout/order-status-chip';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { ServerExportButton } from '../layout/server-export-button';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { OrderSummary } from '../records';
import { MOST_ORDERS, ManyOrders, ManyUnderWay, type ManyStep } from './many-orders';
import { NarrowedBy } from './narrowed-by';
import { orderFilters } from './order-filters';
import { StatusTabs } from './status-tabs';
import { t } from '../texts';
import { LeftToRight } from '../layout/left-to-right';

type Begin = { begin: (step: ManyStep) => void };

const Table = ({ begin }: Begin) => (
  <DataTable
    rowClick="show"
    bulkActionButtons={<ManyOrders begin={begin} />}
    bulkActionsToolbar={
      <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_ORDERS} />}>
        <ManyOrders begin={begin} />
      </BulkActionsToolbar>
    }
    hiddenColumns={['itemCount', 'amountPaid', 'trackingNumber', 'currency']}
  >
    <DataTable.Col
      source="number"
      label={t('Order')}
      sx={{ fontWeight: 600 }}
      render={(o: OrderSummary) => <RowLink to="show">{`#${o.number}`}</RowLink>}
    />
    <DataTable.Col
      source="createdAt"
      label={t('Placed')}
      render={(o: OrderSummary) => dateTime(o.createdAt)}
    />
    <DataTable.Col source="customer" label={t('Customer')} render={(o: OrderSummary) => o.customer.name} />
    <DataTable.Col
      source="status"
      label={t('Status')}
      render={(o: OrderSummary) => <OrderStatusChip order={o} />}
    />
    <DataTable.Col
      source="paymentStatus"
      label={t('Payment')}
      disableSort
      render={(o: OrderSummary) => <StatusChip status={o.paymentDetail || o.paymentStatus} />}
    />
    <DataTable.Col
      source="paymentMethod"
      label={t('Paid by')}
      disableSort
      render={(o: OrderSummary) => words(o.paymentMethod)}
    />
    <DataTable.Col
      source="itemCount"
      label={t('Items')}
      align="right"
      disableSort
      render={(o: OrderSummary) => count(o.itemCount)}
    />
    <DataTable.Col source="tax" label={t('Tax')} align="right" disableSort render={inOwn('tax')} />
    <DataTable.Col source="currency" label={t('Currency')} disableSort />
    <DataTable.Col source="totalAmount" label={t('Total')} align="right" render={inOwn('totalAmount')} />
    <DataTable.Col
      source="amountPaid"
      label={t('Paid')}
      align="right"
      disableSort
      render={inOwn('amountPaid')}
    />
    <DataTable.Col
      source="trackingNumber"
      label={t('Tracking')}
      disableSort
      render={(o: OrderSummary) => <LeftToRight>{o.trackingNumber}</LeftToRight>}
    />
  </DataTable>
);

const Cards = ({ begin }: Begin) => (
  <>
    <BulkBar>
      <ManyOrders begin={begin} />
    </BulkBar>
    <OrderCards />
  </>
);

const OrderCards = () => (
  <CardList<OrderSummary>
    selectable
    opens="show"
    title={(order) => `#${order.number}`}
    aside={(order) => money(order.totalAmount, order.currency)}
    lines={(order) => (
      <>
        <bdi>{order.customer?.name}</bdi> · <bdi>{dateTime(order.createdAt)}</bdi>
        <Box sx={{ display: 'flex', gap: 0.75, mt: 1 }}>
          <OrderStatusChip order={order} />
          <StatusChip status={order.paymentDetail || order.paymentStatus} />
        </Box>
      </>
    )}
    to={(order) => `/orders/${order.id}/show`}
  />
);

const Orders = () => {
  const narrow = useNarrow();
  const [under, begin] = useState<ManyStep | null>(null);
  return (
    <>
      <StatusTabs />
      <NarrowedBy />
      {narrow ? <Cards begin={begin} /> : <Table begin={begin} />}
      {under && <ManyUnderWay under={under} onClose={() => begin(null)} />}
    </>
  );
};

/** Orders of all shoppers, newest first. */
export const OrderList = () => (
  <ShopList
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={orderFilters}
    empty={
      <EmptyPage
        title={t('No orders yet')}
        text={t('The first one appears here the moment a shopper checks out.')}
      />
    }
    actions={
      <ListToolbar filters>
        <Button component={Link} to="/draft-orders" size="small">
          {t('Drafts')}
        </Button>
        <Button component={Link} to="/earlier-orders" size="small">
          {t('Earlier orders')}
        </Button>
        <ServerExportButton />
      </ListToolbar>
    }
  >
    <Orders />
  </ShopList>
);
