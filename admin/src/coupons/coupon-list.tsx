import { CreateButton, DataTable, DeleteButton, List, SearchInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { date, money } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { StatusChip } from '../layout/status-chip';
import { usePhone } from '../layout/use-phone';
import type { CouponRecord } from './coupon';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Code or description" />];

const worth = (c: CouponRecord) => (c.kind === 'percent' ? `${c.percent ?? 0}%` : money(c.amount));
const used = (c: CouponRecord) => (c.maxUses ? `${c.used} of ${c.maxUses}` : String(c.used));

const State = ({ coupon }: { coupon: CouponRecord }) => {
  const over = coupon.endsAt !== null && new Date(coupon.endsAt) < new Date();
  if (over) return <StatusChip status="ended" />;
  return <StatusChip status={coupon.isActive ? 'active' : 'inactive'} />;
};

const Coupons = () =>
  usePhone() ? (
    <CardList<CouponRecord>
      title={(c) => c.code}
      aside={(c) => worth(c)}
      lines={(c) => (
        <>
          {c.description} <State coupon={c} />
        </>
      )}
      to={(c) => `/coupons/${c.id}`}
    />
  ) : (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="code" sx={{ fontWeight: 600 }} />
      <DataTable.Col source="description" disableSort />
      <DataTable.Col source="kind" label="Worth" disableSort render={worth} />
      <DataTable.Col
        source="minTotal"
        label="From"
        disableSort
        render={(c: CouponRecord) => (c.minTotal ? money(c.minTotal) : '–')}
      />
      <DataTable.Col source="used" label="Used" disableSort render={used} />
      <DataTable.Col source="endsAt" label="Ends" render={(c: CouponRecord) => date(c.endsAt)} />
      <DataTable.Col label="State" disableSort render={(c: CouponRecord) => <State coupon={c} />} />
      <DataTable.Col label="Actions" disableSort>
        <DeleteButton mutationMode="pessimistic" confirmTitle="Delete this coupon?" />
      </DataTable.Col>
    </DataTable>
  );

/** Coupons and how often each was used. */
export const CouponList = () => (
  <List
    perPage={25}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    pagination={<PageXofY />}
    empty={
      <EmptyPage title="No coupons yet" text="A coupon takes a percentage or an amount off an order.">
        <CreateButton label="Make a coupon" variant="contained" />
      </EmptyPage>
    }
    actions={
      <ListToolbar>
        <CreateButton label="Make a coupon" variant="contained" />
      </ListToolbar>
    }
  >
    <Coupons />
  </List>
);
