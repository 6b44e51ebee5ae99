import { DataTable } from 'react-admin';
import { money, number } from '../layout/format';
import { RowLink } from '../layout/row-link';
import { Rows } from '../layout/rows';
import { ShortList } from '../layout/short-list';
import type { StaffRole } from '../records';
import { t } from '../texts';

const accounts = ({ accounts: count }: StaffRole) =>
  t('{count, plural, one {# account} other {# accounts}}', { count });
const mayRefund = ({ permissions }: StaffRole) => permissions.includes('orders.refund');
const refunds = (role: StaffRole) => {
  if (!mayRefund(role)) return '–';
  return role.refundLimit === null
    ? t('Any amount')
    : t('Up to {refundLimit}', { refundLimit: money(role.refundLimit) });
};

/** What the staff may do, role by role. */
export const RoleList = () => (
  <ShortList create={t('Create role')}>
    <Rows<StaffRole>
      title={(role) => role.name}
      aside={accounts}
      lines={(role) =>
        t('{count, plural, one {# permission} other {# permissions}}', { count: role.permissions.length })
      }
      to={(role) => `/roles/${role.id}`}
    >
      <DataTable.Col
        source="name"
        label={t('Name')}
        sx={{ fontWeight: 600 }}
        render={(role: StaffRole) => <RowLink>{role.name}</RowLink>}
      />
      <DataTable.Col
        source="permissions"
        label={t('Permissions')}
        align="right"
        disableSort
        render={(role: StaffRole) => role.permissions.length}
      />
      <DataTable.Col source="refundLimit" label={t('Daily limit')} disableSort render={refunds} />
      <DataTable.Col
        source="accounts"
        label={t('Accounts')}
        disableSort
        align="right"
        render={(role: StaffRole) => number(role.accounts)}
      />
    </Rows>
  </ShortList>
);
