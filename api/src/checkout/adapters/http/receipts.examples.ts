import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';

/** An order of the demo shop's shopper. */
const OWN = '019421be-0306-7bff-a509-40c315f6e65a';

export const RECEIPT_CALLS: CallDescriptions = {
  getReceipt: { parameters: { id: OWN }, refuses: [new OrderNotFound(), new OrderLinkEnded()] },
  adminGetReceipt: { parameters: { id: OWN }, refuses: [new OrderNotFound()] },
  adminReplayReceipts: {
    requests: {
      one: { summary: 'One order', value: { orderIds: [OWN] } },
      all: { summary: 'The oldest orders', value: {} },
    },
    refuses: [new InvalidInput([{ field: 'orderIds', message: 'orderIds must be 1 to 100 ids of orders' }])],
  },
};
