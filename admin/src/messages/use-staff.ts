import { useGetList } from 'react-admin';
import type { CustomerRecord } from '../records';

const MOST = 100;

/** Who may have a message in hand. */
export function useStaff(enabled: boolean): CustomerRecord[] {
  const { data = [] } = useGetList<CustomerRecord>(
    'customers',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'name', order: 'ASC' },
      filter: { role: ['staff', 'admin'], disabled: false },
    },
    { enabled },
  );
  return data;
}
