import { StatusChip } from './status-chip';
import type { MessageRecord } from '../records';
import { MESSAGE_STATES } from './message-words';

export const MessageChip = ({ one: { status } }: { one: Pick<MessageRecord, 'status'> }) => (
  <StatusChip status={status} label={MESSAGE_STATES[status]} />
);
