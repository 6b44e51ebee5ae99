import type Stripe from 'stripe';
import type { SessionState, SessionStatus } from '../../application/ports.js';
import { fromStripe } from './amounts.js';
import { Nonsense, fromUnixSeconds, ours } from './answers.js';

type Session = Stripe.Checkout.Session;

/** Stripe's session in the shop's words. @throws Nonsense when it is not one, whatever the HTTP status said. */
export function readSession(session: Session, live: boolean): SessionState {
  check(session, live);
  const currency = (session.currency ?? '').toUpperCase();
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  return {
    ref: session.id,
    attemptId: ours(session.client_reference_id ?? session.metadata?.['attempt_id']),
    orderId: ours(session.metadata?.['order_id']),
    state: wordOf(session),
    amountCents: fromStripe(session.amount_total ?? 0, currency),
    currency,
    livemode: session.livemode,
    intentRef: typeof session.payment_intent === 'string' ? session.payment_intent : (intent?.id ?? null),
    paidAt: session.payment_status === 'unpaid' ? null : paidAt(session, intent),
    createdAt: fromUnixSeconds(session.created),
    expiresAt: fromUnixSeconds(session.expires_at),
    url: session.url,
    failureMessage: intent?.last_payment_error?.message ?? null,
  };
}

function wordOf(session: Session): SessionStatus {
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  return session.payment_status === 'unpaid' ? 'unpaid' : 'paid';
}

function paidAt(session: Session, intent: Stripe.PaymentIntent | null): Date {
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return fromUnixSeconds(charge?.created ?? intent?.created ?? session.created);
}

const STATUSES = ['open', 'complete', 'expired'];
const PAYMENT_STATUSES = ['paid', 'unpaid', 'no_payment_required'];

/** The SDK takes any JSON without an `error` member for success (payments 1.7), so the shape is checked here. */
function check(session: Session, live: boolean): void {
  if (session?.object !== 'checkout.session' || !/^cs_\w+$/.test(session.id))
    throw new Nonsense('the answer is not a checkout session');
  if (!STATUSES.includes(session.status ?? '') || !PAYMENT_STATUSES.includes(session.payment_status))
    throw new Nonsense(`session ${session.id} has an unknown status`);
  if (!Number.isSafeInteger(session.amount_total) || !Number.isSafeInteger(session.expires_at))
    throw new Nonsense(`session ${session.id} has no amount or no expiry`);
  if (session.livemode !== live) throw new Nonsense(`session ${session.id} is of the other mode`);
}
