import Stripe from 'stripe';
import type { Refused } from '../../application/ports.js';
import type { CardAttempt, OpenedSession } from './card-gateway.js';
import { isChargeable, stepAtStripe, toStripe } from './amounts.js';
import { Nonsense, fromUnixSeconds } from './answers.js';
import { idOf } from './refund-reading.js';
import { readSession } from './session-reading.js';
import { addsUp, couponFor, sessionFor } from './session-request.js';

/** What an answer must fit. */
export interface Counterpart {
  live: boolean;
  /** Unset: Stripe's own host. */
  baseUrl: string | undefined;
  /** Of its pages, where nobody plays it. */
  hosts: readonly string[];
}

/** Opens the hosted page, proves that it asks for our amount, and closes it again when it does not. */
export async function openSession(
  stripe: Stripe,
  attempt: CardAttempt,
  counterpart: Counterpart,
): Promise<OpenedSession | Refused> {
  if (!isChargeable(attempt.amountCents, attempt.currency) || !isWhole(attempt))
    return {
      outcome: 'refused',
      code: 'amount_not_chargeable',
      message: `cards take ${attempt.currency} in steps of ${stepAtStripe(attempt.currency)} of its smallest unit`,
    };
  if (!addsUp(attempt)) return mismatch('the lines do not add up to the amount');
  const coupon = await createCoupon(stripe, attempt);
  const session = await stripe.checkout.sessions.create(sessionFor(attempt, coupon), {
    idempotencyKey: attempt.idempotencyKey,
  });
  const state = readSession(session, counterpart.live);
  if (state.attemptId !== attempt.attemptId) throw new Nonsense(`session ${state.ref} is of another attempt`);
  if (state.amountCents !== attempt.amountCents || state.currency !== attempt.currency) {
    await stripe.checkout.sessions.expire(state.ref);
    return mismatch(`the provider asks for ${state.amountCents} ${state.currency}`);
  }
  return {
    outcome: 'opened',
    ref: state.ref,
    url: pageOf(session, attempt, counterpart),
    intentRef: idOf(session.payment_intent),
    expiresAt: fromUnixSeconds(session.expires_at),
  };
}

/** The coupon's id, or null without a discount. One that is there already is ours: its id is the attempt's. */
async function createCoupon(stripe: Stripe, attempt: CardAttempt): Promise<string | null> {
  const params = couponFor(attempt);
  if (!params) return null;
  const wanted = params.id ?? null;
  try {
    const coupon = await stripe.coupons.create(params, {
      idempotencyKey: `${attempt.idempotencyKey}:coupon`,
    });
    if (coupon?.object !== 'coupon' || coupon.id !== wanted)
      throw new Nonsense('the answer is not our coupon');
    return coupon.id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists')
      return wanted;
    throw error;
  }
}

/**
 * Shoppers are sent to Stripe's checkout or the shop's own domain of it, or to the shop's own address when another host plays Stripe; nowhere else
 * (S56). The address is the attempt's: a process may finish what one under another address began.
 */
function pageOf(session: Stripe.Checkout.Session, attempt: CardAttempt, counterpart: Counterpart): string {
  const url = URL.parse(session.url ?? '');
  const allowed = counterpart.baseUrl ? [new URL(attempt.shopUrl).origin] : counterpart.hosts;
  if (!url || !allowed.includes(url.origin))
    throw new Nonsense(`session ${session.id} has no page of the provider's`);
  return url.href;
}

/** Stripe counts a few currencies in a larger unit than ours, and has no parts of that. */
const isWhole = ({ currency, discountCents, lines }: CardAttempt): boolean =>
  [discountCents, ...lines.map(({ unitCents }) => unitCents)].every((cents) =>
    Number.isInteger(toStripe(cents, currency)),
  );

function mismatch(message: string): Refused {
  return { outcome: 'refused', code: 'amount_mismatch', message };
}
