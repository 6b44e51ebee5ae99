import Stripe from 'stripe';
import type { ProviderEvent, EventSubject } from '../../application/ports.js';
import { Nonsense, fromUnixSeconds, ours } from './answers.js';
import { idOf, readDispute, readRefund } from './refund-reading.js';

/** What the shop subscribes to (payments 1.4); any other type is stored and left alone. */
export const SUBSCRIBED = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

/** Stripe's event in the shop's words. @throws Nonsense */
export function readEvent(event: Stripe.Event): ProviderEvent {
  const isEvent = event?.object === 'event' && /^evt_\w+$/.test(event.id) && typeof event.type === 'string';
  if (!isEvent || !event.data?.object) throw new Nonsense('the message is not an event');
  const about = event.data.object as { id?: string };
  return {
    id: event.id,
    type: event.type,
    createdAt: fromUnixSeconds(event.created),
    versionMatches: event.api_version === Stripe.API_VERSION,
    objectId: about.id ?? null,
    subject: subjectOf(event),
    payload: event,
  };
}

function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return ofSession(event.data.object);
    case 'payment_intent.succeeded':
      return { kind: 'payment_succeeded', ...ofIntent(event.data.object) };
    case 'payment_intent.payment_failed':
      return {
        kind: 'payment_declined',
        ...ofIntent(event.data.object),
        message: event.data.object.last_payment_error?.message ?? 'The card was declined.',
      };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { kind: 'refund', refund: readRefund(event.data.object) };
    case 'charge.refunded':
      return ofCharge(event.data.object);
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { kind: 'dispute', dispute: readDispute(event.data.object) };
    default:
      return { kind: 'other' };
  }
}

function ofSession(session: Stripe.Checkout.Session): EventSubject {
  const attemptId = ours(session.client_reference_id ?? session.metadata?.['attempt_id']);
  return { kind: 'session', ref: session.id, attemptId };
}

function ofIntent(intent: Stripe.PaymentIntent): { intentRef: string; attemptId: string | null } {
  return { intentRef: intent.id, attemptId: ours(intent.metadata?.['attempt_id']) };
}

function ofCharge(charge: Stripe.Charge): EventSubject {
  const intentRef = idOf(charge.payment_intent);
  if (!intentRef) return { kind: 'other' };
  return { kind: 'charge_refunded', intentRef, attemptId: ours(charge.metadata?.['attempt_id']) };
}
