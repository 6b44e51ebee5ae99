import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import { PaymentMethodUnavailable, PaymentNotOpen } from '../../../payments/domain/refusals.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/described.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { badNumber, PaymentUnderway, PurchaseOver } from '../../domain/refusals.js';

/** What may go wrong when a waiting order is paid. */
export const PAY_WAITING_CALLS: CallDescriptions = {
  listWaysToPayOrder: { refuses: [new OrderNotFound(), new OrderLinkEnded()] },
  payWaitingOrder: {
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
