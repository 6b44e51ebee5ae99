import { BooleanInput, CreateButton, DataTable, SearchInput, SelectInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date, inOwn } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { CreditRecord } from '../records';
import { nameOf, stateOf } from './credit';

const kinds = [
  { id: 'gift-card', name: 'Gift cards' },
  { id: 'store-credit', name: 'Store credit' },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Last four, email or note" />,
  <SelectInput key="kind" source="kind" label="Kind" choices={kinds} alwaysOn />,
  <BooleanInput key="balance" source="withBalance" label="With something left" defaultValue />,
];
const create = <CreateButton label="New gift card" variant="contained" />;
const balance = inOwn('balance');
const state = (one: CreditRecord) => stateOf(one, new Date());

const exportCredit = exporter<CreditRecord>('gift-cards', [
  { label: 'Kind', value: (c) => c.kind },
  { label: 'Last four', value: (c) => c.lastFour },
  { label: 'Email', value: (c) => c.accountEmail },
  { label: 'Balance', value: (c) => c.balance },
  { label: 'Currency', value: (c) => c.currency },
  { label: 'State', value: state },
  { label: 'Ends', value: (c) => c.expiresAt },
  { label: 'Given', value: (c) => c.createdAt },
  { label: 'Note', value: (c) => c.note },
]);

const numbers = { textAlign: 'right' } as const;

const Credit = () =>
  useNarrow() ? (
    <CardList<CreditRecord>
      title={nameOf}
      opens="show"
      to={({ id }) => `/credit/${id}/show`}
      aside={(one) => <StatusChip status={state(one)} />}
      lines={(one) => [balance(one), one.note].filter(Boolean).join(' · ')}
    />
  ) : (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col
        source="lastFour"
        label="Gift card or account"
        disableSort
        sx={{ fontWeight: 600 }}
        render={(one: CreditRecord) => <RowLink to="show">{nameOf(one)}</RowLink>}
      />
      <DataTable.Col source="balance" label="Balance" render={balance} sx={numbers} />
      <DataTable.Col
        source="isDisabled"
        label="State"
        disableSort
        render={(one: CreditRecord) => <StatusChip status={state(one)} />}
      />
      <DataTable.Col source="note" label="Note" disableSort />
      <DataTable.Col source="expiresAt" label="Ends" render={(one: CreditRecord) => date(one.expiresAt)} />
      <DataTable.Col source="createdAt" label="Given" render={(one: CreditRecord) => date(one.createdAt)} />
    </DataTable>
  );

/** What the shop keeps for its shoppers. */
export const CreditList = () => (
  <ShopList
    title="Gift cards"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportCredit}
    pagination={<PageXofY />}
    empty={
      <EmptyPage
        title="No gift cards yet"
        text="Give a gift card to whoever has its code, or store credit to a customer’s account. Both pay at the checkout."
      >
        {create}
      </EmptyPage>
    }
    actions={<ListToolbar>{create}</ListToolbar>}
  >
    <Credit />
  </ShopList>
);
