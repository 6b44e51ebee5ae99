import { Refusal } from '../../kernel/refusal.js';

export class MessageNotFound extends Refusal {
  constructor() {
    super('not-found', 'message_not_found', 'Message not found');
  }
}

/** A message is given to whoever works in the shop. */
export class AssigneeUnknown extends Refusal {
  constructor() {
    const message = 'Nobody who works in the shop has this account.';
    super('invalid', 'assignee_unknown', message, { fields: [{ field: 'assigneeId', message }] });
  }
}

export class MessageOrderUnknown extends Refusal {
  constructor() {
    const message = 'There is no such order.';
    super('invalid', 'message_order_unknown', message, { fields: [{ field: 'orderId', message }] });
  }
}
