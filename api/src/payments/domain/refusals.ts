import type { Money } from '../../kernel/money.js';
import { Refusal, refusal } from '../../kernel/refusal.js';

/**
 * A refund must be above zero and may not exceed what was captured and not yet returned. `unpaid` says why that is less
 * than the pieces have cost: the balance of a cash order is paid at the door.
 */
export class RefundTooLarge extends Refusal {
  constructor(available: Money, unpaid = available.times(0)) {
    const why = unpaid.isZero ? '' : `: ${String(unpaid)} of this order has not been paid yet`;
    super('conflict', 'refund_too_large', `At most ${String(available)} can be refunded${why}.`, {
      data: { available: available.toDecimal() },
    });
  }
}

/** Staff may share a refund between the tenders of an order; each once, and in all what comes back. */
export class RefundSharesDiffer extends Refusal {
  constructor(amount: Money) {
    const message = `The amounts must name each payment once and add up to ${String(amount)}.`;
    super('invalid', 'refund_shares_differ', message, { fields: [{ field: 'shares', message }] });
  }
}

/** What is to be paid first is more than all of it, or not an amount. */
export class TendersDiffer extends Refusal {
  constructor(total: Money) {
    const message = `What pays the order may not be more than ${String(total)}, and each part is more than nothing.`;
    super('invalid', 'tenders_differ', message, { fields: [{ field: 'tenders', message }] });
  }
}

/** By hand goes what a card has not taken back before: anything else would be in the cash box and on the card at once. */
export const RefundNotByHand = refusal(
  'conflict',
  'refund_not_by_hand',
  'The card has not failed to take money of this order back: it goes back to the card.',
);

/** The specification's sentence for a method that the shop does not know. */
export const InvalidPaymentMethod = refusal('invalid', 'invalid_payment_method', 'Invalid payment method');

/** The rules of the shop, or the provider's for such an amount, do not let an order be paid so. `label` is what people call it. */
export class PaymentMethodUnavailable extends Refusal {
  constructor(label: string, reason = `${label} is not offered for this order.`) {
    const message = `${reason} Please choose another payment method.`;
    super('invalid', 'payment_method_unavailable', message, {
      fields: [{ field: 'paymentMethod', message }],
    });
  }
}

/** The payment does not exist, or belongs to somebody else. */
export const PaymentNotFound = refusal('not-found', 'payment_not_found', 'Payment not found.');

/** The payment can no longer be tried: it is paid, cancelled, or another try is under way. */
export class PaymentNotOpen extends Refusal {
  constructor(message = 'This payment can no longer be made.') {
    super('conflict', 'payment_not_open', message);
  }
}

/** The provider said no for good, or could not be reached. The sentence is the specification's. */
export class CheckoutFailed extends Refusal {
  constructor(kind: 'unprocessable' | 'unavailable', message = 'Checkout failed. Please try again.') {
    super(kind, 'checkout_failed', message, kind === 'unavailable' ? { retryAfter: 5 } : {});
  }
}
