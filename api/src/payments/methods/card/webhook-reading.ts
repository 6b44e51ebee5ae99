import Stripe from 'stripe';
import type { ReadMessage } from '../../application/ports.js';
import { readEvent } from './event-reading.js';

/** How old, and how far in the future, a message may be (security S49; Stripe's own check looks at age alone). */
const TOLERANCE_SECONDS = 300;

/** What a message is held against. */
export interface Expected {
  secret: string;
  live: boolean;
  now: Date;
}

/** Proves a message before anything in it is believed: time, signature over the exact bytes, mode, shape. */
export function readWebhook(
  raw: Uint8Array | string,
  signature: string | undefined,
  expected: Expected,
): ReadMessage {
  const now = Math.floor(expected.now.getTime() / 1000);
  const sent = timestampOf(signature);
  if (!signature || sent === null || expected.secret === '')
    return { outcome: 'rejected', reason: 'signature' };
  if (Math.abs(now - sent) > TOLERANCE_SECONDS) return { outcome: 'rejected', reason: 'timestamp' };
  const event = verified(raw, signature, expected.secret, now);
  if (event === 'forged') return { outcome: 'rejected', reason: 'signature' };
  if (event === 'unreadable') return { outcome: 'rejected', reason: 'body' };
  return accepted(event, expected.live);
}

function accepted(message: Stripe.Event, live: boolean): ReadMessage {
  try {
    const event = readEvent(message);
    return message.livemode === live
      ? { outcome: 'accepted', event }
      : { outcome: 'rejected', reason: 'mode' };
  } catch {
    return { outcome: 'rejected', reason: 'body' };
  }
}

function verified(
  raw: Uint8Array | string,
  signature: string,
  secret: string,
  now: number,
): Stripe.Event | 'forged' | 'unreadable' {
  const body = typeof raw === 'string' ? raw : Buffer.from(raw);
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch (error) {
    return error instanceof Stripe.errors.StripeSignatureVerificationError ? 'forged' : 'unreadable';
  }
}

function timestampOf(signature: string | undefined): number | null {
  const found = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(signature ?? '');
  return found ? Number(found[1]) : null;
}
