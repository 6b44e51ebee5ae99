import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm, useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import { before, useDone } from '../layout/use-change';
import type { CustomerRecord } from '../records';
import { t } from '../texts';

type Change = { label: string; title: string; text: string; data: Partial<CustomerRecord>; done: string };

/** What may be made of an account; each is a change of role or of access. */
export function accountChanges({ role, disabled, name }: CustomerRecord): Change[] {
  const access: Change = disabled
    ? {
        label: t('Enable'),
        title: t('Enable {name}?', { name }),
        text: t('They can log in again.'),
        data: { disabled: false },
        done: t('Account enabled'),
      }
    : {
        label: t('Disable'),
        title: t('Disable {name}?', { name }),
        text: t('They are logged out everywhere and cannot log in. Their orders stay.'),
        data: { disabled: true },
        done: t('Account disabled'),
      };
  if (role === 'admin') return [access];
  const administrator: Change = {
    label: t('Make administrator'),
    title: t('Make {name} an administrator?', { name }),
    text: t('Administrators may do everything. They choose a new password by a mailed link first.'),
    data: { role: 'admin' },
    done: t('Appointed'),
  };
  const staff: Change =
    role === 'staff'
      ? {
          label: t('Remove from staff'),
          title: t('Remove {name} from staff?', { name }),
          text: t('They become an ordinary customer.'),
          data: { role: 'customer' },
          done: t('Removed from staff'),
        }
      : {
          label: t('Make staff'),
          title: t('Make {name} staff?', { name }),
          text: t('Staff see and handle orders and reviews.'),
          data: { role: 'staff' },
          done: t('Appointed'),
        };
  return [staff, administrator, access];
}

/** What takes a change back: who was of the staff gets the same role of the staff again. */
function takenBack(customer: CustomerRecord, change: Partial<CustomerRecord>): Partial<CustomerRecord> {
  const former = before(customer, change);
  return former.role === 'staff' ? { ...former, staffRoleId: customer.staffRoleId } : former;
}

/** Appoint staff, disable an account; confirmed, and never one's own. */
export const AccountActions = ({ customer }: { customer: CustomerRecord }) => {
  const [asked, setAsked] = useState<Change | null>(null);
  // the dialog takes its time to fade away: its button can still be pressed
  const busy = useRef(false);
  const { identity } = useGetIdentity();
  const notify = useNotify();
  const done = useDone();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<CustomerRecord>();
  if (identity?.id === customer.id) return null;
  // the server lets only administrators appoint another one
  const changes = accountChanges(customer).filter(
    ({ data }) => data.role !== 'admin' || identity?.['role'] === 'admin',
  );

  const send = (data: Partial<CustomerRecord>, onSuccess: () => void) =>
    void update(
      'customers',
      { id: customer.id, data, previousData: customer },
      {
        onSuccess: () => {
          onSuccess();
          refresh();
        },
        onError: (failure) =>
          notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' }),
        onSettled: () => setAsked(null),
      },
    );
  const undo = ({ data }: Change) =>
    send(takenBack(customer, data), () => notify(t('Taken back'), { type: 'info' }));
  const confirm = () => {
    if (busy.current || !asked) return;
    busy.current = true;
    send(asked.data, () => done(asked.done, () => undo(asked)));
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {changes.map((change) => (
        <Button
          key={change.label}
          size="small"
          variant="outlined"
          color={change.data.disabled ? 'error' : 'inherit'}
          onClick={() => {
            busy.current = false;
            setAsked(change);
          }}
        >
          {change.label}
        </Button>
      ))}
      <Confirm
        isOpen={asked !== null}
        loading={isPending}
        title={asked?.title ?? ''}
        content={asked?.text ?? ''}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
};
