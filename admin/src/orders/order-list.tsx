import { Box, Chip, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import {
  DataTable,
  DateInput,
  ExportButton,
  List,
  SearchInput,
  SelectInput,
  useDataProvider,
  useListContext,
} from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, money, words } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { StatusChip } from '../layout/status-chip';
import { usePhone } from '../layout/use-phone';
import type { OrderRecord } from '../records';

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
const choices = (names: string[]) => names.map((id) => ({ id, name: words(id) }));

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Number, email, name, SKU, phone, tracking"
    sx={{ minWidth: { sm: 380 } }}
  />,
  <SelectInput
    key="pay"
    source="paymentStatus"
    label="Payment"
    choices={choices(['pending', 'paid', 'failed', 'refunded'])}
  />,
  <SelectInput
    key="method"
    source="paymentMethod"
    label="Paid by"
    choices={choices(['card', 'mobile', 'cash'])}
  />,
  <DateInput key="from" source="createdAt_gte" label="From" />,
  <DateInput key="to" source="createdAt_lte" label="Until" />,
];

const exportOrders = exporter<OrderRecord>('orders', [
  { label: 'Order', value: (o) => o.number },
  { label: 'Placed', value: (o) => o.createdAt },
  { label: 'Customer', value: (o) => o.customer?.name },
  { label: 'Email', value: (o) => o.customer?.email },
  { label: 'Status', value: (o) => o.status },
  { label: 'Payment', value: (o) => o.paymentStatus },
  { label: 'Paid by', value: (o) => o.paymentMethod },
  { label: 'Total', value: (o) => o.totalAmount },
  { label: 'Paid', value: (o) => o.amountPaid },
  { label: 'Due', value: (o) => o.amountDue },
]);

/** Counts of all orders by status, refreshed each half minute so that a new order shows by itself. */
const useCounts = () => {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: () => shop.orderCounts(),
    refetchInterval: 30_000,
  });
};

const StatusTabs = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { data: counts } = useCounts();
  const current = (filterValues.status as string | undefined) ?? 'all';
  const choose = (_: SyntheticEvent, status: string) => {
    const { status: _before, ...others } = filterValues as Record<string, unknown>;
    setFilters(status === 'all' ? others : { ...others, status }, displayedFilters);
  };
  const all = counts?.all ?? (counts ? statuses.reduce((sum, s) => sum + (counts[s] ?? 0), 0) : undefined);
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
      <Tab value="all" label={label('All', all)} />
      {statuses.map((status) => (
        <Tab key={status} value={status} label={label(words(status), counts?.[status])} />
      ))}
    </Tabs>
  );
};

const Table = () => (
  <DataTable
    rowClick="show"
    bulkActionButtons={false}
    hiddenColumns={['itemCount', 'amountPaid', 'trackingNumber']}
  >
    <DataTable.Col
      source="number"
      label="Order"
      sx={{ fontWeight: 600 }}
      render={(o: OrderRecord) => `#${o.number}`}
    />
    <DataTable.Col source="createdAt" label="Placed" render={(o: OrderRecord) => dateTime(o.createdAt)} />
    <DataTable.Col source="customer.name" label="Customer" disableSort />
    <DataTable.Col source="status" render={(o: OrderRecord) => <StatusChip status={o.status} />} />
    <DataTable.Col
      source="paymentStatus"
      label="Payment"
      render={(o: OrderRecord) => <StatusChip status={o.paymentDetail || o.paymentStatus} />}
    />
    <DataTable.Col
      source="paymentMethod"
      label="Paid by"
      render={(o: OrderRecord) => words(o.paymentMethod)}
    />
    <DataTable.NumberCol source="itemCount" label="Items" disableSort />
    <DataTable.NumberCol
      source="totalAmount"
      label="Total"
      options={{ style: 'currency', currency: 'USD' }}
    />
    <DataTable.NumberCol
      source="amountPaid"
      label="Paid"
      disableSort
      options={{ style: 'currency', currency: 'USD' }}
    />
    <DataTable.Col source="trackingNumber" label="Tracking" disableSort />
  </DataTable>
);

const Cards = () => (
  <CardList<OrderRecord>
    title={(order) => `#${order.number}`}
    aside={(order) => money(order.totalAmount)}
    lines={(order) => (
      <>
        {order.customer?.name} · {dateTime(order.createdAt)}
        <Box sx={{ display: 'flex', gap: 0.75, mt: 1 }}>
          <StatusChip status={order.status} />
          <StatusChip status={order.paymentDetail || order.paymentStatus} />
        </Box>
      </>
    )}
    to={(order) => `/orders/${order.id}/show`}
  />
);

const Orders = () => {
  const phone = usePhone();
  return (
    <>
      <StatusTabs />
      {phone ? <Cards /> : <Table />}
    </>
  );
};

/** Orders of all shoppers, newest first. */
export const OrderList = () => (
  <List
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportOrders}
    pagination={<PageXofY />}
    empty={
      <EmptyPage title="No orders yet" text="The first one appears here the moment a shopper checks out." />
    }
    actions={
      <ListToolbar filters exportable={false}>
        <ExportButton maxResults={10_000} />
      </ListToolbar>
    }
  >
    <Orders />
  </List>
);
