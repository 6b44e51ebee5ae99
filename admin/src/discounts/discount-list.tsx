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
import { PageXofY } from '../layout/page-x-of-y';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { StatusChip } from '../layout/status-chip';
import { useChange } from '../layout/use-change';
import { useNarrow } from '../layout/use-phone';
import type { DiscountRecord } from '../records';
import { deleting, stateOf, takenOf, usedOf, whenOf } from './discount';

const STATES = ['active', 'scheduled', 'paused', 'used_up', 'ended'];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name" />,
  <SelectInput
    key="state"
    source="state"
    choices={STATES.map((id) => ({ id, name: id.replace('_', ' ') }))}
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
      slotProps={{ input: { 'aria-label': `Active: ${name}` } }}
      onClick={(event) => event.stopPropagation()}
      onChange={() =>
        change(discount, { isActive: !isActive }, `${name} ${isActive ? 'paused' : 'works again'}`)
      }
    />
  );
};

const numbers = { textAlign: 'right' } as const;

const Table = () => (
  <DataTable bulkActionButtons={false}>
    <DataTable.Col
      source="name"
      sx={{ fontWeight: 600 }}
      render={(d: DiscountRecord) => <RowLink>{d.name}</RowLink>}
    />
    <DataTable.Col
      label="Given"
      disableSort
      render={(d: DiscountRecord) =>
        d.byCode ? `by ${d.codes === 1 ? '1 code' : `${d.codes} codes`}` : 'by itself'
      }
    />
    <DataTable.Col source="endsAt" label="When" render={whenOf} />
    <DataTable.NumberCol source="priority" />
    <DataTable.Col label="Orders" disableSort render={usedOf} sx={numbers} />
    <DataTable.Col label="Taken" disableSort render={takenOf} sx={numbers} />
    <DataTable.Col label="State" disableSort render={(d: DiscountRecord) => <State discount={d} />} />
    <DataTable.Col label="Active" disableSort>
      <ActiveSwitch />
    </DataTable.Col>
    <DataTable.Col label="Actions" disableSort>
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
            {`in ${usedOf(d)} orders`}
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
    perPage={25}
    filters={filters}
    exporter={false}
    sort={{ field: 'createdAt', order: 'DESC' }}
    pagination={<PageXofY />}
    empty={
      <EmptyPage
        title="No discounts yet"
        text="A discount takes something off by itself or by a code: for some goods, some places, some time."
      >
        <CreateButton label="Create discount" variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar filters>
        <CreateButton label="Create discount" variant="contained" />
      </ListToolbar>
    }
  >
    <Discounts />
  </ShopList>
);
