import { CreateButton, DataTable } from 'react-admin';
import { CardList } from '../layout/cards';
import { money } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { PageXofY } from '../layout/page-x-of-y';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { StaffRole } from '../records';

const accounts = ({ accounts: count }: StaffRole) => (count === 1 ? '1 account' : `${count} accounts`);
const mayRefund = ({ permissions }: StaffRole) => permissions.includes('orders.refund');
const refunds = (role: StaffRole) => {
  if (!mayRefund(role)) return '–';
  return role.refundLimit === null ? 'Any amount' : `Up to ${money(role.refundLimit)}`;
};

const Roles = () =>
  useNarrow() ? (
    <CardList<StaffRole>
      title={(role) => role.name}
      aside={accounts}
      lines={(role) => `${role.permissions.length} permissions`}
      to={(role) => `/roles/${role.id}`}
    />
  ) : (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" sx={{ fontWeight: 600 }} />
      <DataTable.NumberCol
        source="permissions"
        label="Permissions"
        disableSort
        render={(role: StaffRole) => role.permissions.length}
      />
      <DataTable.Col source="refundLimit" label="Refunds alone" disableSort render={refunds} />
      <DataTable.NumberCol source="accounts" label="Accounts" disableSort />
    </DataTable>
  );

/** What the staff may do, role by role. */
export const RoleList = () => (
  <ShopList
    perPage={25}
    sort={{ field: 'createdAt', order: 'ASC' }}
    exporter={false}
    pagination={<PageXofY onlySeveral />}
    actions={
      <ListToolbar exportable={false}>
        <CreateButton label="Compose a role" variant="contained" />
      </ListToolbar>
    }
  >
    <Roles />
  </ShopList>
);
