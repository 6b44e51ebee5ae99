import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useListContext, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import type { CustomerGroupRecord } from '../records';
import { t } from '../texts';

const AT_ONCE = 100;
const BY_HAND = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
  filter: { isByRule: false },
} as const;

const Choice = ({ onClose }: { onClose: () => void }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const { data: groups = [], isPending } = useGetList<CustomerGroupRecord>('customer-groups', BY_HAND);
  const provider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const [group, setGroup] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const put = async () => {
    if (group === '') return setFailure(t('Please choose a group'));
    setBusy(true);
    setFailure('');
    try {
      for (let from = 0; from < selectedIds.length; from += AT_ONCE)
        await provider.assignCustomers(group, { add: selectedIds.slice(from, from + AT_ONCE) });
      const count = selectedIds.length;
      notify(t('{count, plural, one {# customer} other {# customers}} put into it', { count }), {
        type: 'info',
      });
      onUnselectItems();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not changed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('Put into a group')}
      text={
        groups.length === 0 && !isPending
          ? t('There is no group without a rule yet. Create one under Customer groups.')
          : t('Who belongs to it already stays in it.')
      }
      failure={failure}
      busy={busy}
      label={t('Put into it')}
      onConfirm={() => void put()}
      onBack={onClose}
    >
      <TextField
        select
        label={t('Group')}
        value={group}
        onChange={({ target }) => setGroup(target.value)}
        fullWidth
        margin="dense"
      >
        {groups.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};

/** Puts the ticked customers into a group. */
export const PutIntoGroup = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {t('Put into a group')}
      </Button>
      {isOpen && <Choice onClose={() => setOpen(false)} />}
    </>
  );
};
