import { Box, Switch } from '@mui/material';
import {
  CreateButton,
  DataTable,
  SearchInput,
  SelectInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { CardList } from '../layout/cards';
import { DeleteButton } from '../layout/delete-button';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useChange } from '../layout/use-change';
import { useNarrow } from '../layout/use-phone';
import { words } from '../layout/words';
import { number } from '../layout/format';
import type { DiscountRecord } from '../records';
import { deleting, stateOf, takenOf, usedOf, whenOf } from './discount';
import { t } from '../texts';

const STATES = ['active', 'scheduled', 'paused', 'used_up', 'ended'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Name')} />,
  <SelectInput
    key="state"
    source="state"
    label={t('State')}
    choices={STATES.map((id) => ({ id, name: words(id) }))}
  />,
];

const State = ({ discount }: { discount: DiscountRecord }) => <StatusChip status={stateOf(discount)} />;

/** Pauses a discount or lets it work again. */
const ActiveSwitch = () => {
  const discount = useRecordContext<DiscountRecord>();
  const { canAccess } = useCanAccess({ resource: 'discounts', action: 'edit' });
  const change = useChange<DiscountRecord>('discounts');
  if (!discount) return null;
  const { name, isActive } = discount;
  return (
    <Switch
      size="small"
      checked={isActive}
      disabled={!canAccess}
      slotProps={{ input: { 'aria-label': t('Active: {name}', { name }) } }}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        change(
          discount,
          { isActive: !isActive },
          isActive ? t('{name} paused', { name }) : t('{name} works again', { name }),
        )
      }
    />
  );
};

const numbers = { textAlign: 'right' } as const;

const Table = () => (
  <DataTable bulkActionButtons={false}>
    <DataTable.Col
      source="name"
      label={t('Name')}
      sx={{ fontWeight: 600 }}
      render={(d: DiscountRecord) => <RowLink>{d.name}</RowLink>}
    />
    <DataTable.Col
      label={t('Given')}
      disableSort
      render={(d: DiscountRecord) =>
        d.byCode ? t('by {codes, plural, one {# code} other {# codes}}', { codes: d.codes }) : t('by itself')
      }
    />
    <DataTable.Col source="endsAt" label={t('When')} render={whenOf} />
    <DataTable.Col
      source="priority"
      label={t('Priority')}
      align="right"
      render={(discount: DiscountRecord) => number(discount.priority)}
    />
    <DataTable.Col label={t('Orders')} disableSort render={usedOf} sx={numbers} />
    <DataTable.Col label={t('Taken')} disableSort render={takenOf} sx={numbers} />
    <DataTable.Col label={t('State')} disableSort render={(d: DiscountRecord) => <State discount={d} />} />
    <DataTable.Col label={t('Active')} disableSort>
      <ActiveSwitch />
    </DataTable.Col>
    <DataTable.Col label={t('Actions')} disableSort>
      <DeleteButton {...deleting} color="inherit" />
    </DataTable.Col>
  </DataTable>
);

const Discounts = () =>
  useNarrow() ? (
    <CardList<DiscountRecord>
      title={(d) => d.name}
      aside={takenOf}
      lines={(d) => (
        <>
          {whenOf(d)}
          <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'center' }}>
            <State discount={d} />
            {t('in {used} orders', { used: usedOf(d) })}
          </Box>
        </>
      )}
      to={(d) => `/discounts/${d.id}`}
    />
  ) : (
    <Table />
  );

/** The discounts of the shop, and what orders got of each. */
export const DiscountList = () => (
  <ShopList
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    empty={
      <EmptyPage
        title={t('No discounts yet')}
        text={t(
          'A discount takes something off by itself or by a code: for some goods, some places, some time.',
        )}
      >
        <CreateButton label={t('Create discount')} variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar filters>
        <CreateButton label={t('Create discount')} variant="contained" />
      </ListToolbar>
    }
  >
    <Discounts />
  </ShopList>
);
