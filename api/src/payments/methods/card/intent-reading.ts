import type Stripe from 'stripe';
import type { SessionState, SessionStatus } from '../../application/ports.js';
import { fromStripe } from './amounts.js';
import { Nonsense, fromUnixSeconds, ours } from './answers.js';

/** Marks payments that a wallet of the browser confirms: those of hosted pages are known by their sessions. */
export const EXPRESS = { express: '1' } as const;

/** Whether a reference is that of such a payment, and not of a session. */
export const isIntent = (ref: string): boolean => ref.startsWith('pi_');

export const isExpressIntent = ({ metadata }: Stripe.PaymentIntent): boolean =>
  metadata?.['express'] === EXPRESS.express;

const WORDS: Readonly<Record<Stripe.PaymentIntent.Status, SessionStatus>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  requires_capture: 'unpaid',
  processing: 'unpaid',
  succeeded: 'paid',
  canceled: 'expired',
};

/** Stripe's payment without a session, in the words for one. @throws Nonsense when it is not one, whatever the HTTP status said */
export function readIntent(intent: Stripe.PaymentIntent, live: boolean): SessionState {
  if (intent?.object !== 'payment_intent' || !/^pi_\w+$/.test(intent.id))
    throw new Nonsense('the answer is not a payment');
  const state = WORDS[intent.status];
  if (!state) throw new Nonsense(`payment ${intent.id} has an unknown status`);
  if (!Number.isSafeInteger(intent.amount)) throw new Nonsense(`payment ${intent.id} has no amount`);
  if (intent.livemode !== live) throw new Nonsense(`payment ${intent.id} is of the other mode`);
  const currency = intent.currency.toUpperCase();
  return {
    ref: intent.id,
    attemptId: ours(intent.metadata?.['attempt_id']),
    orderId: ours(intent.metadata?.['order_id']),
    state,
    amountCents: fromStripe(state === 'paid' ? intent.amount_received : intent.amount, currency),
    currency,
    livemode: intent.livemode,
    intentRef: intent.id,
    paidAt: state === 'paid' ? paidAt(intent) : null,
    createdAt: fromUnixSeconds(intent.created),
    expiresAt: null,
    url: null,
    failureMessage: intent.last_payment_error?.message ?? null,
    secret: intent.client_secret,
  };
}

function paidAt({ created, latest_charge: charge }: Stripe.PaymentIntent): Date {
  return fromUnixSeconds(charge && typeof charge === 'object' ? charge.created : created);
}
