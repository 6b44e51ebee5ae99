import { Box } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { DayInput } from '../layout/day-input';
import { EmptyPage } from '../layout/empty-page';
import { dateTime, inOwn, money } from '../layout/format';
import { words } from '../layout/words';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { ReturnRecord } from '../records';
import { t } from '../texts';
import { stateOf } from './return-words';

const REASONS = [
  ...['does_not_fit', 'not_as_described', 'damaged', 'wrong_item', 'changed_mind', 'other', 'withdrawal'],
].map((id) => ({ id, name: words(id) }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Order, name, email, phone')} />,
  <SelectInput key="reason" source="reason" label={t('Reason')} choices={REASONS} />,
  <DayInput key="from" source="createdAt_gte" label={t('From')} />,
  <DayInput key="to" source="createdAt_lte" label={t('Until')} />,
];

const states = ['all', 'requested', 'approved', 'received', 'refunded', 'declined', 'expired'].map((id) => ({
  id,
  name: words(id),
}));

const piecesOf = ({ lines }: ReturnRecord) =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');

const exportReturns = exporter<ReturnRecord>('returns', [
  { label: t('Order'), value: (r) => r.orderNumber },
  { label: t('Customer'), value: (r) => r.customer.name },
  { label: t('Items'), value: piecesOf },
  { label: t('Reason'), value: (r) => words(r.reason) },
  { label: t('Status'), value: (r) => r.status },
  { label: t('Currency'), value: (r) => r.currency },
  { label: t('Worth'), value: (r) => r.amount },
  { label: t('Requested'), value: (r) => r.createdAt },
]);

const Table = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col
      source="orderNumber"
      label={t('Order')}
      disableSort
      sx={{ fontWeight: 600 }}
      render={(r: ReturnRecord) => <RowLink to="show">{`#${r.orderNumber}`}</RowLink>}
    />
    <DataTable.Col
      source="createdAt"
      label={t('Requested')}
      render={(r: ReturnRecord) => dateTime(r.createdAt)}
    />
    <DataTable.Col source="customer.name" label={t('Customer')} disableSort />
    <DataTable.Col source="lines" label={t('Items')} disableSort render={piecesOf} />
    <DataTable.Col
      source="reason"
      label={t('Reason')}
      disableSort
      render={(r: ReturnRecord) => words(r.reason)}
    />
    <DataTable.Col
      source="status"
      label={t('Status')}
      disableSort
      render={(r: ReturnRecord) => <StatusChip status={r.status} label={stateOf(r, r.status)} />}
    />
    <DataTable.Col source="amount" label={t('Worth')} align="right" disableSort render={inOwn('amount')} />
  </DataTable>
);

const Cards = () => (
  <CardList<ReturnRecord>
    opens="show"
    title={(r) => `#${r.orderNumber}`}
    aside={(r) => money(r.amount, r.currency)}
    lines={(r) => (
      <>
        {`${r.customer.name} · ${dateTime(r.createdAt)}`}
        <Box sx={{ mt: 0.5 }}>{piecesOf(r)}</Box>
        <Box sx={{ mt: 1 }}>
          <StatusChip status={r.status} label={stateOf(r, r.status)} />
        </Box>
      </>
    )}
    to={(r) => `/returns/${r.id}/show`}
  />
);

const Returns = () => {
  const narrow = useNarrow();
  return (
    <>
      <StateTabs label={t('Returns by status')} states={states} />
      {narrow ? <Cards /> : <Table />}
    </>
  );
};

/** What shoppers send back, the newest first. */
export const ReturnList = () => (
  <ShopList
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportReturns}
    empty={
      <EmptyPage
        title={t('No returns yet')}
        text={t('A shopper asks for one on the page of a delivered order.')}
      />
    }
    actions={<ListToolbar />}
  >
    <Returns />
  </ShopList>
);
