import type Stripe from 'stripe';
import type { CardAttempt } from './card-gateway.js';
import { toStripe } from './amounts.js';

const LONGEST_COUPON_NAME = 40;

/** A one-off coupon makes the discount visible on Stripe's page; our own engine stays the authority. Null without one. */
export function couponFor(attempt: CardAttempt): Stripe.CouponCreateParams | null {
  if (attempt.discountCents === 0) return null;
  return {
    id: `att_${attempt.attemptId}`,
    amount_off: toStripe(attempt.discountCents, attempt.currency),
    currency: attempt.currency.toLowerCase(),
    duration: 'once',
    max_redemptions: 1,
    name: (attempt.discountLabel ?? 'Discount').slice(0, LONGEST_COUPON_NAME),
  };
}

/**
 * What is asked of Stripe for an attempt. Pure, and made of stored values alone, so that a replay sends the same bytes.
 * The return address is built by concatenation: form-encoding the braces would spoil Stripe's placeholder.
 */
export function sessionFor(attempt: CardAttempt, coupon: string | null): Stripe.Checkout.SessionCreateParams {
  const ours = { attempt_id: attempt.attemptId, order_id: attempt.orderId };
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: attempt.attemptId,
    metadata: { ...ours, payment_id: attempt.paymentId },
    payment_intent_data: { metadata: ours },
    customer_email: attempt.email,
    line_items: attempt.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: attempt.currency.toLowerCase(),
        unit_amount: toStripe(line.unitCents, attempt.currency),
        product_data: { name: line.name },
      },
    })),
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    allowed_payment_method_types: ['card'],
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    success_url: `${attempt.shopUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${attempt.shopUrl}/cart`,
  };
}

/** True when the lines less the discount make the amount: asked before anything is sent. */
export function addsUp(attempt: CardAttempt): boolean {
  const lines = attempt.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0);
  return lines - attempt.discountCents === attempt.amountCents;
}
