import { BooleanInput, CreateButton, DataTable, SearchInput, SelectInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { exporter } from '../layout/csv';
import { EmptyPage } from '../layout/empty-page';
import { date, inOwn } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import type { CreditRecord } from '../records';
import { nameOf, stateOf } from './credit';
import { t } from '../texts';

const kinds = [
  { id: 'gift-card', name: t('Gift cards') },
  { id: 'store-credit', name: t('Store credit') },
];
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Last four, email or note')} />,
  <SelectInput key="kind" source="kind" label={t('Kind')} choices={kinds} alwaysOn />,
  <BooleanInput key="balance" source="withBalance" label={t('With something left')} defaultValue />,
];
const create = <CreateButton label={t('New gift card')} variant="contained" />;
const balance = inOwn('balance');
const state = (one: CreditRecord) => stateOf(one, new Date());

const exportCredit = exporter<CreditRecord>('gift-cards', [
  { label: t('Kind'), value: (c) => c.kind },
  { label: t('Last four'), value: (c) => c.lastFour },
  { label: t('Email'), value: (c) => c.accountEmail },
  { label: t('Balance'), value: (c) => c.balance },
  { label: t('Currency'), value: (c) => c.currency },
  { label: t('State'), value: state },
  { label: t('Ends'), value: (c) => c.expiresAt },
  { label: t('Given'), value: (c) => c.createdAt },
  { label: t('Note'), value: (c) => c.note },
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
        label={t('Gift card or account')}
        disableSort
        sx={{ fontWeight: 600 }}
        render={(one: CreditRecord) => <RowLink to="show">{nameOf(one)}</RowLink>}
      />
      <DataTable.Col source="balance" label={t('Balance')} render={balance} sx={numbers} />
      <DataTable.Col
        source="isDisabled"
        label={t('State')}
        disableSort
        render={(one: CreditRecord) => <StatusChip status={state(one)} />}
      />
      <DataTable.Col source="note" label={t('Note')} disableSort />
      <DataTable.Col
        source="expiresAt"
        label={t('Ends')}
        render={(one: CreditRecord) => date(one.expiresAt)}
      />
      <DataTable.Col
        source="createdAt"
        label={t('Given')}
        render={(one: CreditRecord) => date(one.createdAt)}
      />
    </DataTable>
  );

/** What the shop keeps for its shoppers. */
export const CreditList = () => (
  <ShopList
    title={t('Gift cards')}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    exporter={exportCredit}
    empty={
      <EmptyPage
        title={t('No gift cards yet')}
        text={t(
          'Give a gift card to whoever has its code, or store credit to a customer’s account. Both pay at the checkout.',
        )}
      >
        {create}
      </EmptyPage>
    }
    actions={<ListToolbar>{create}</ListToolbar>}
  >
    <Credit />
  </ShopList>
);
