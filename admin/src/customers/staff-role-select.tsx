import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useGetIdentity, useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import { Failed } from '../layout/failed';
import type { CustomerRecord, StaffRole } from '../records';
import { t } from '../texts';

const ALL = { pagination: { page: 1, perPage: 100 } };

/** Which role somebody of the staff has; another one begins with a new login, and is confirmed first. */
export const StaffRoleSelect = ({ customer }: { customer: CustomerRecord }) => {
  const [chosen, setChosen] = useState<StaffRole | null>(null);
  const { identity } = useGetIdentity();
  const isGiven = customer.role === 'staff' && identity?.id !== customer.id;
  const { data: roles, error, refetch } = useGetList<StaffRole>('roles', ALL, { enabled: isGiven });
  const [update, { isPending }] = useUpdate<CustomerRecord>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (isGiven && error) return <Failed error={error} onRetry={refetch} />;
  if (!isGiven || !roles) return null;
  const give = () =>
    void update(
      'customers',
      { id: customer.id, data: { staffRoleId: chosen?.id }, previousData: customer },
      {
        onSuccess: () => {
          notify(t('{name} is now {role}', { name: customer.name, role: chosen?.name }), { type: 'info' });
          refresh();
        },
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' }),
        onSettled: () => setChosen(null),
      },
    );
  return (
    <>
      <TextField
        select
        size="small"
        label={t('Role of the staff')}
        value={customer.staffRoleId ?? ''}
        onChange={({ target }) => setChosen(roles.find(({ id }) => id === target.value) ?? null)}
        sx={{ mt: 2, minWidth: 220 }}
      >
        {roles.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Confirm
        isOpen={chosen !== null}
        loading={isPending}
        title={t('Give {name} the role {role}?', { name: customer.name, role: chosen?.name ?? '' })}
        content={t('They are logged out everywhere, and may do what the role says from their next login.')}
        onConfirm={give}
        onClose={() => setChosen(null)}
      />
    </>
  );
};
