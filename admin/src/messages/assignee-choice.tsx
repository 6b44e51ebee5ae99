import { apart } from '../layout/apart';
import type { MessageInFull } from '../records';
import { t } from '../texts';
import { MessageChoice } from './message-choice';
import { useStaff } from './use-staff';

/** Gives a message to whoever works in the shop. */
export const AssigneeChoice = ({ one }: { one: MessageInFull }) => {
  const staff = useStaff(true);
  return (
    <MessageChoice
      {...{ one, member: 'assigneeId', current: one.assignee }}
      label={t('In hand of')}
      nothing={t('Nobody yet')}
      choices={staff.map(({ id, name }) => ({ id: String(id), name }))}
      said={(chosen) =>
        chosen ? t('Message given to {name}', { name: apart(chosen.name) }) : t('Nobody has it in hand')
      }
    />
  );
};
