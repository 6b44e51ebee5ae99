import { Box, Typography } from '@mui/material';
import { CanAccess, DataTable, EditButton, ReferenceManyField, useRecordContext } from 'react-admin';
import { CardList } from '../layout/cards';
import { date, dateTime, inOwn, money } from '../layout/format';
import { languageName } from '../languages';
import { words } from '../layout/words';
import { OrderStatusChip } from '../layout/order-status-chip';
import { PageXofY } from '../layout/page-x-of-y';
import { RowLink } from '../layout/row-link';
import { Detail, DetailList, Section } from '../layout/section';
import { Unread } from '../layout/shop-list';
import { ShopShow } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { usePhone } from '../layout/use-phone';
import type { OrderSummary } from '../records';
import { AccountActions } from './account-actions';
import { Addresses } from './addresses';
import { EarlierOrders } from './earlier-orders';
import { DataActions } from './data-actions';
import { MergeAction } from './merge-action';
import { Remarks } from './remarks';
import { SecurityActions } from './security-actions';
import { WrittenMessages } from './written-messages';
import { StaffRoleSelect } from './staff-role-select';
import type { CustomerRecord } from '../records';
import { t } from '../texts';
import { LeftToRight } from '../layout/left-to-right';

const Profile = () => {
  const customer = useRecordContext<CustomerRecord>();
  if (!customer) return null;
  return (
    <Section title={t('Profile')}>
      <DetailList>
        <Detail label={t('Email')}>{customer.email}</Detail>
        <Detail label={t('Phone')}>{customer.phone && <LeftToRight>{customer.phone}</LeftToRight>}</Detail>
        <Detail label={t('Language')}>{languageName(customer.language)}</Detail>
        <Detail label={t('Role')}>
          {[customer.staffRole ?? words(customer.role), customer.disabled && words('disabled')]
            .filter(Boolean)
            .join(', ')}
        </Detail>
        <Detail label={t('Orders')}>{customer.orders}</Detail>
        <Detail label={t('Spent')}>{money(customer.spent)}</Detail>
        <Detail label={t('Last seen')}>{dateTime(customer.lastSeenAt)}</Detail>
        <Detail label={t('Customer since')}>{date(customer.createdAt)}</Detail>
      </DetailList>
      <CanAccess resource="customers" action="edit">
        {customer.role === 'customer' && <EditButton label={t('Edit details')} sx={{ mt: 1 }} />}
        <AccountActions customer={customer} />
        <StaffRoleSelect customer={customer} />
        <MergeAction customer={customer} />
        <DataActions customer={customer} />
      </CanAccess>
      <SecurityActions customer={customer} />
    </Section>
  );
};

const NOTHING_YET = t('Nothing ordered yet.');

const OrderCards = () => (
  <CardList<OrderSummary>
    opens="show"
    title={(order) => `#${order.number}`}
    aside={(order) => money(order.totalAmount, order.currency)}
    lines={(order) => (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {date(order.createdAt)} <OrderStatusChip order={order} />
      </Box>
    )}
    to={(order) => `/orders/${order.id}/show`}
    empty={NOTHING_YET}
  />
);

const OrderTable = () => (
  <DataTable
    bulkActionButtons={false}
    rowClick={(id) => `/orders/${id}/show`}
    empty={<Typography sx={{ color: 'text.secondary' }}>{NOTHING_YET}</Typography>}
  >
    <DataTable.Col
      source="number"
      label={t('Order')}
      render={(o: OrderSummary) => <RowLink to="show">{`#${o.number}`}</RowLink>}
    />
    <DataTable.Col source="createdAt" label={t('Placed')} render={(o: OrderSummary) => date(o.createdAt)} />
    <DataTable.Col
      source="status"
      label={t('Status')}
      render={(o: OrderSummary) => <OrderStatusChip order={o} />}
    />
    <DataTable.Col source="totalAmount" label={t('Total')} align="right" render={inOwn('totalAmount')} />
  </DataTable>
);

const Orders = () => {
  const orders = usePhone() ? <OrderCards /> : <OrderTable />;
  return (
    <Section title={t('Orders')}>
      <ReferenceManyField
        reference="orders"
        target="customerId"
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={10}
        pagination={<PageXofY onlySeveral />}
        error={<Unread>{orders}</Unread>}
      >
        {orders}
      </ReferenceManyField>
    </Section>
  );
};

/** One customer with all their orders. */
export const CustomerShow = () => (
  <ShopShow title={<RecordTitle otherwise={t('Customer')} />}>
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 2fr' }, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Profile />
        <Addresses />
        <Remarks />
        <WrittenMessages />
      </Box>
      <CanAccess resource="orders" action="list">
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Orders />
          <EarlierOrders />
        </Box>
      </CanAccess>
    </Box>
  </ShopShow>
);
