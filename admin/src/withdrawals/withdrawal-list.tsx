import { Box, Link } from '@mui/material';
import { DataTable, SearchInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { WithdrawalRecord } from '../records';
import { SettleButton } from './settle-button';
import { t } from '../texts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Order, name, email')} />];

const states = ['all', 'open', 'late', 'unknown', 'returning', 'cancelled', 'refunded', 'settled'].map(
  (id) => ({ id, name: words(id) }),
);

const itemsOf = ({ items }: WithdrawalRecord) => items.replaceAll('\n', ', ') || t('The whole order');

const exportWithdrawals = exporter<WithdrawalRecord>('withdrawals', [
  { label: t('Received'), value: (r) => r.receivedAt },
  { label: t('Order'), value: (r) => r.orderNumber },
  { label: t('Name'), value: (r) => r.name },
  { label: t('Email'), value: (r) => r.email },
  { label: t('Items'), value: itemsOf },
  { label: t('Status'), value: (r) => r.status },
]);

/** Of a number that no order has there is nothing to open. */
const OrderLink = ({ one }: { one: WithdrawalRecord }) =>
  one.orderId ? (
    <Link component={RouterLink} to={`/orders/${one.orderId}/show`} color="inherit" underline="hover">
      <bdi>{`#${one.orderNumber}`}</bdi>
    </Link>
  ) : (
    <bdi>{`#${one.orderNumber}`}</bdi>
  );

const Table = () => (
  <DataTable rowClick={false} bulkActionButtons={false}>
    <DataTable.Col
      source="receivedAt"
      label={t('Received')}
      render={(r: WithdrawalRecord) => dateTime(r.receivedAt)}
    />
    <DataTable.Col
      source="orderNumber"
      label={t('Order')}
      disableSort
      sx={{ fontWeight: 600 }}
      render={(r: WithdrawalRecord) => <OrderLink one={r} />}
    />
    <DataTable.Col source="name" label={t('Name')} disableSort />
    <DataTable.Col source="email" label={t('Email')} disableSort />
    <DataTable.Col source="items" label={t('Items')} disableSort render={itemsOf} />
    <DataTable.Col
      source="status"
      label={t('Status')}
      disableSort
      render={(r: WithdrawalRecord) => <StatusChip status={r.status} />}
    />
    <DataTable.Col
      label={t('To do')}
      source="canSettle"
      disableSort
      render={(r: WithdrawalRecord) => <SettleButton one={r} />}
    />
  </DataTable>
);

const Cards = () => (
  <CardList<WithdrawalRecord>
    title={(r) => <OrderLink one={r} />}
    aside={(r) => <StatusChip status={r.status} />}
    lines={(r) => (
      <>
        {`${r.name} · ${dateTime(r.receivedAt)}`}
        <Box sx={{ mt: 0.5 }}>{itemsOf(r)}</Box>
      </>
    )}
    actions={(r) => <SettleButton one={r} />}
  />
);

const Withdrawals = () => {
  const narrow = useNarrow();
  return (
    <>
      <StateTabs label={t('Withdrawals by status')} states={states} />
      {narrow ? <Cards /> : <Table />}
    </>
  );
};

/** The register: every statement of a buyer to withdraw, the newest first. */
export const WithdrawalList = () => (
  <ShopList
    sort={{ field: 'receivedAt', order: 'DESC' }}
    filters={filters}
    exporter={exportWithdrawals}
    empty={
      <EmptyPage
        title={t('No withdrawals yet')}
        text={t('Buyers withdraw at the foot of every page where the rules of the EU hold.')}
      />
    }
    actions={<ListToolbar />}
  >
    <Withdrawals />
  </ShopList>
);
