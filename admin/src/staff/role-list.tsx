import { DataTable } from 'react-admin';
import { money } from '../layout/format';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShortList } from '../layout/short-list';
import type { StaffRole } from '../records';

const accounts = ({ accounts: count }: StaffRole) => (count === 1 ? '1 account' : `${count} accounts`);
const mayRefund = ({ permissions }: StaffRole) => permissions.includes('orders.refund');
const refunds = (role: StaffRole) => {
  if (!mayRefund(role)) return '–';
  return role.refundLimit === null ? 'Any amount' : `Up to ${money(role.refundLimit)}`;
};

/** What the staff may do, role by role. */
export const RoleList = () => (
  <ShortList create="Create role">
    <Rows<StaffRole>
      title={(role) => role.name}
      aside={accounts}
      lines={(role) => `${role.permissions.length} permissions`}
      to={(role) => `/roles/${role.id}`}
    >
      <DataTable.Col
        source="name"
        sx={{ fontWeight: 600 }}
        render={(role: StaffRole) => <RowLink>{role.name}</RowLink>}
      />
      <DataTable.Col
        source="permissions"
        label="Permissions"
        align="right"
        disableSort
        render={(role: StaffRole) => role.permissions.length}
      />
      <DataTable.Col source="refundLimit" label="Daily limit" disableSort render={refunds} />
      <DataTable.NumberCol source="accounts" label="Accounts" disableSort />
    </Rows>
  </ShortList>
);
