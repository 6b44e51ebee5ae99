import {
  CreateButton,
  DataTable,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCanAccess,
  useResourceContext,
} from 'react-admin';
import { EmptyPage } from '../layout/empty-page';
import { date } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { CardList } from '../layout/cards';
import { ShopList } from '../layout/shop-list';
import { StateTabs } from '../layout/state-tabs';
import { StatusChip } from '../layout/status-chip';
import { useNarrow } from '../layout/use-phone';
import {
  progressOf,
  stateOf,
  statesOf,
  titleOf,
  TONES,
  wayOf,
  type ArrivalList,
  type ArrivalRecord,
} from './arrival';
import { ALL_PLACES } from './places';
import { t } from '../texts';

const filtersWith = (placeholder: string) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} />,
  <ReferenceInput key="placeId" source="placeId" reference="places" {...ALL_PLACES}>
    <SelectInput label={t('Place')} optionText="name" />
  </ReferenceInput>,
];

const Status = ({ list, one }: { list: ArrivalList; one: ArrivalRecord }) => (
  <StatusChip status={TONES[one.status]} label={stateOf(list, one.status)} />
);

const expected = ({ expectedOn }: ArrivalRecord) =>
  expectedOn ? t('Expected {day}', { day: date(expectedOn) }) : '';

const Arrivals = () => {
  const list = useResourceContext() as ArrivalList;
  const narrow = useNarrow();
  return (
    <>
      <StateTabs label={t('State')} states={[{ id: 'all', name: t('All') }, ...statesOf(list)]} />
      {narrow ? (
        <CardList<ArrivalRecord>
          opens="show"
          title={(one) => titleOf(list, one)}
          aside={(one) => <Status list={list} one={one} />}
          lines={(one) => [wayOf(one), progressOf(one), expected(one)].filter(Boolean).join(' · ')}
          to={(one) => `/${list}/${one.id}/show`}
        />
      ) : (
        <DataTable rowClick="show" bulkActionButtons={false}>
          <DataTable.Col
            source="number"
            label={t('No.')}
            sx={{ fontWeight: 600 }}
            render={(one: ArrivalRecord) => <RowLink to="show">{String(one.number)}</RowLink>}
          />
          <DataTable.Col label={t('Way')} disableSort render={wayOf} />
          <DataTable.Col source="reference" label={t('Reference')} disableSort />
          <DataTable.Col
            source="status"
            label={t('State')}
            disableSort
            render={(one: ArrivalRecord) => <Status list={list} one={one} />}
          />
          <DataTable.Col
            source="expectedOn"
            label={t('Expected')}
            render={(one: ArrivalRecord) => date(one.expectedOn)}
          />
          <DataTable.Col label={t('Pieces')} disableSort render={progressOf} />
        </DataTable>
      )}
    </>
  );
};

type Words = { title: string; create: string; empty: string; text: string; placeholder: string };

const ListOf = ({ title, create, empty, text, placeholder }: Words) => {
  // the form chooses among products and places
  const { canAccess: mayChoose = false } = useCanAccess({ resource: 'products', action: 'list' });
  const button = mayChoose && <CreateButton label={create} variant="contained" />;
  return (
    <ShopList
      title={title}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filtersWith(placeholder)}
      empty={
        <EmptyPage title={empty} text={text}>
          {button}
        </EmptyPage>
      }
      actions={<ListToolbar>{button}</ListToolbar>}
    >
      <Arrivals />
    </ShopList>
  );
};

/** What the shop orders from its suppliers. */
export const PurchaseOrderList = () => (
  <ListOf
    title={t('Purchase orders')}
    create={t('New purchase order')}
    empty={t('No purchase orders')}
    placeholder={t('Number, supplier, reference or product')}
    text={t(
      'What you order from suppliers is written down here, shown as on the way, and put on the shelf when it comes.',
    )}
  />
);

/** What goes from one place to another. */
export const TransferList = () => (
  <ListOf
    title={t('Transfers')}
    create={t('New transfer')}
    empty={t('No transfers')}
    placeholder={t('Number, reference or product')}
    text={t('What goes from one place to another leaves the one, is on the way, and arrives at the other.')}
  />
);
