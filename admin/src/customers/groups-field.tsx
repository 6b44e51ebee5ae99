import { Autocomplete, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import type { CustomerGroupRecord, CustomerRemarks } from '../records';
import { t } from '../texts';
import { useRemark } from './use-remark';

type Group = Pick<CustomerRemarks['groups'][number], 'id' | 'name'>;

const MOST = 200;
const BY_HAND = {
  pagination: { page: 1, perPage: MOST },
  sort: { field: 'name', order: 'ASC' },
  filter: { isByRule: false },
} as const;

/** The groups that a customer is put into. */
export const GroupsField = ({ id, groups }: { id: string; groups: readonly Group[] }) => {
  const { data = [] } = useGetList<CustomerGroupRecord>('customer-groups', BY_HAND);
  const { change, busy } = useRemark(id);
  const save = (wanted: readonly Group[]) => {
    const joined = wanted.find((one) => !groups.some((group) => group.id === one.id));
    const left = groups.find((group) => !wanted.some((one) => one.id === group.id));
    if (joined)
      void change(
        (shop) => shop.assignCustomers(joined.id, { add: [id] }),
        t('Put into {name}', { name: joined.name }),
      );
    else if (left)
      void change(
        (shop) => shop.assignCustomers(left.id, { remove: [id] }),
        t('Taken out of {name}', { name: left.name }),
      );
  };
  return (
    <Autocomplete
      multiple
      disableClearable
      size="small"
      // not disabled: that would throw whoever types out of it
      readOnly={busy}
      value={[...groups]}
      options={data}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, wanted) => save(wanted)}
      noOptionsText={t('There is no such group yet.')}
      renderInput={(input) => <TextField {...input} label={t('In these groups')} margin="dense" />}
    />
  );
};
