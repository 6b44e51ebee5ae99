import { useGetList } from 'react-admin';
import type { CustomerRecord, MessageInFull } from '../records';
import { t } from '../texts';
import { MessageChoice } from './message-choice';

const MOST = 100;

/** Gives a message to whoever works in the shop. */
export const AssigneeChoice = ({ one }: { one: MessageInFull }) => {
  const { data: staff = [] } = useGetList<CustomerRecord>('customers', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
    filter: { role: ['staff', 'admin'], disabled: false },
  });
  return (
    <MessageChoice
      {...{ one, member: 'assigneeId', current: one.assignee }}
      label={t('In hand of')}
      nothing={t('Nobody yet')}
      choices={staff.map(({ id, name }) => ({ id: String(id), name }))}
      said={(chosen) =>
        chosen ? t('Message given to {name}', { name: chosen.name }) : t('Nobody has it in hand')
      }
    />
  );
};
