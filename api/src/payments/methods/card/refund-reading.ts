import type Stripe from 'stripe';
import type { DisputeState, RefundState } from '../../application/ports.js';
import { fromStripe } from './amounts.js';
import { Nonsense, fromUnixSeconds, ours } from './answers.js';

/** Stripe's refund in the shop's words. @throws Nonsense */
export function readRefund(refund: Stripe.Refund): RefundState {
  if (refund?.object !== 'refund' || !/^(re|pyr)_\w+$/.test(refund.id))
    throw new Nonsense('the answer is not a refund');
  if (!Number.isSafeInteger(refund.amount)) throw new Nonsense(`refund ${refund.id} has no amount`);
  const currency = refund.currency.toUpperCase();
  return {
    ref: refund.id,
    refundId: ours(refund.metadata?.['refund_id']),
    intentRef: idOf(refund.payment_intent),
    amountCents: fromStripe(refund.amount, currency),
    currency,
    status: statusOf(refund.status),
    failureMessage: refund.failure_reason ?? null,
    createdAt: fromUnixSeconds(refund.created),
  };
}

/** Stripe's `status` is a plain nullable string; whatever is not final is pending. */
function statusOf(status: string | null): RefundState['status'] {
  if (status === 'succeeded' || status === 'failed') return status;
  return status === 'canceled' ? 'cancelled' : 'pending';
}

const LOST = new Set(['lost']);
const WON = new Set(['won', 'prevented', 'warning_closed']);

export function readDispute(dispute: Stripe.Dispute): DisputeState {
  const currency = dispute.currency.toUpperCase();
  return {
    ref: dispute.id,
    intentRef: idOf(dispute.payment_intent),
    amountCents: fromStripe(dispute.amount, currency),
    currency,
    status: LOST.has(dispute.status) ? 'lost' : WON.has(dispute.status) ? 'won' : 'open',
  };
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
