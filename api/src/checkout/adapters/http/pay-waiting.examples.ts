import { ShopNotOpen } from '../../domain/shop-not-open.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import { PaymentMethodUnavailable, PaymentNotOpen } from '../../../payments/domain/refusals.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { badNumber, PaymentUnderway, PurchaseOver } from '../../domain/refusals.js';

/** A cash order of the demo shopper that waits for its deposit. */
const WAITING = { id: '01942398-b4d4-7e3d-bc82-f4682f968689' };

/** What may go wrong when a waiting order is paid. */
export const PAY_WAITING_CALLS: CallDescriptions = {
  listWaysToPayOrder: {
    parameters: WAITING,
    refuses: [new ShopNotOpen(), new OrderNotFound(), new OrderLinkEnded()],
  },
  payWaitingOrder: {
    parameters: WAITING,
    requests: {
      card: { summary: 'The deposit of a cash order, by card', value: { method: 'card' } },
      mobile: {
        summary: 'The same by mobile money',
        value: { method: 'mobile', mobileNumber: '+256770000123' },
      },
    },
    refuses: [
      new OrderNotFound(),
      new OrderLinkEnded(),
      new PaymentNotOpen(),
      new PaymentUnderway(),
      new PurchaseOver(),
      new PaymentMethodUnavailable('Credit Card'),
      literal(400, 'invalid_payment_method', 'Invalid payment method'),
      badNumber(),
      literal(422, 'checkout_failed', 'Checkout failed. Please try again.'),
      literal(503, 'checkout_failed', 'Checkout failed. Please try again.'),
    ],
  },
};
