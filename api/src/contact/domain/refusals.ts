import { refusal } from '../../kernel/refusal.js';

export const MessageNotFound = refusal('not-found', 'message_not_found', 'Message not found');

/** A message is given to whoever works in the shop. */
export const AssigneeUnknown = refusal(
  'invalid',
  'assignee_unknown',
  'Nobody who works in the shop has this account.',
  'assigneeId',
);

export const MessageOrderUnknown = refusal(
  'invalid',
  'message_order_unknown',
  'There is no such order.',
  'orderId',
);
