import type Stripe from 'stripe';
import type { Refused } from '../../application/ports.js';
import { isChargeable, stepAtStripe, toStripe } from './amounts.js';
import { Nonsense } from './answers.js';
import type { CardAttempt, OpenedIntent } from './card-gateway.js';
import { EXPRESS, readIntent } from './intent-reading.js';

/**
 * What is asked of Stripe for an attempt that a wallet of the browser pays. Made of stored values alone, so that a replay sends
 * the same bytes. Nothing is confirmed by it: the browser does that once, with the secret of the answer.
 */
export function intentFor(attempt: CardAttempt): Stripe.PaymentIntentCreateParams {
  return {
    amount: toStripe(attempt.amountCents, attempt.currency),
    currency: attempt.currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    metadata: { attempt_id: attempt.attemptId, order_id: attempt.orderId, ...EXPRESS },
  };
}

/** Makes the payment that the browser confirms, and proves that it asks for our amount. */
export async function openIntent(
  stripe: Stripe,
  attempt: CardAttempt,
  live: boolean,
): Promise<OpenedIntent | Refused> {
  if (!isChargeable(attempt.amountCents, attempt.currency))
    return {
      outcome: 'refused',
      code: 'amount_not_chargeable',
      message: `cards take ${attempt.currency} in steps of ${stepAtStripe(attempt.currency)} of its smallest unit`,
    };
  const intent = await stripe.paymentIntents.create(intentFor(attempt), {
    idempotencyKey: attempt.idempotencyKey,
  });
  const state = readIntent(intent, live);
  if (state.attemptId !== attempt.attemptId) throw new Nonsense(`payment ${state.ref} is of another attempt`);
  if (!state.secret) throw new Nonsense(`payment ${state.ref} has no secret`);
  if (state.amountCents !== attempt.amountCents || state.currency !== attempt.currency) {
    await stripe.paymentIntents.cancel(state.ref);
    const message = `the provider asks for ${state.amountCents} ${state.currency}`;
    return { outcome: 'refused', code: 'amount_mismatch', message };
  }
  return { outcome: 'opened', ref: state.ref, secret: state.secret };
}
