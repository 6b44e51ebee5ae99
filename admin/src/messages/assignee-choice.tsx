import { MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { CustomerRecord, MessageInFull } from '../records';
import { t } from '../texts';
import { useMessageChange } from './use-message-change';

const MOST = 100;

/** Gives a message to whoever works in the shop. */
export const AssigneeChoice = ({ one }: { one: MessageInFull }) => {
  const { change, busy } = useMessageChange(one);
  const { data: staff = [] } = useGetList<CustomerRecord>('customers', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
    filter: { role: ['staff', 'admin'], disabled: false },
  });
  const isKnown = staff.some(({ id }) => id === one.assigneeId);
  const name = (id: string) => staff.find((member) => member.id === id)?.name ?? '';
  return (
    <TextField
      select
      size="small"
      fullWidth
      margin="normal"
      label={t('In hand of')}
      value={one.assigneeId ?? ''}
      disabled={busy}
      onChange={({ target }) =>
        void change(
          { assigneeId: target.value || null },
          target.value
            ? t('Message given to {name}', { name: name(target.value) })
            : t('Nobody has it in hand'),
        )
      }
    >
      <MenuItem value="">{t('Nobody yet')}</MenuItem>
      {one.assigneeId && !isKnown && <MenuItem value={one.assigneeId}>{one.assignee}</MenuItem>}
      {staff.map((member) => (
        <MenuItem key={member.id} value={String(member.id)}>
          {member.name}
        </MenuItem>
      ))}
    </TextField>
  );
};
