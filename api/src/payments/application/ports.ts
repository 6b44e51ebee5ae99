/**
 * What providers tell the shop, whoever they are: the plugins in `methods/` translate each one's words into these.
 *
 * The words are the shop's, not a provider's. Amounts are integers in the smallest unit of `currency` (cents for USD and
 * EUR), currencies are three upper-case letters, times are `Date`. An expected answer is a returned outcome; nothing here
 * is called inside a database transaction.
 */

/** What the provider could not tell us now. Thrown only by the listing calls, whose caller tries again later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A definite "no": asking again with the same key gives the same answer. `code` is the provider's own word. */
export type Refused = { outcome: 'refused'; code: string; message: string };
/** It may or may not have happened (timeout, reset, 5xx, nonsense): keep the attempt and ask again with the same key. */
export type Unknown = { outcome: 'unknown'; message: string };
/** The provider knows no such object. */
export type Missing = { outcome: 'missing' };

/**
 * `open`: the shopper may still pay. `unpaid`: the form is finished but the money is on its way (a delayed method).
 * `paid`: the money is there, or none was due. `expired`: nobody can pay any more.
 */
export type SessionStatus = 'open' | 'unpaid' | 'paid' | 'expired';

/** The provider's present view of one session. Compare amount, currency and attempt with our own before settling. */
export type SessionState = {
  ref: string;
  attemptId: string | null;
  orderId: string | null;
  state: SessionStatus;
  amountCents: number;
  currency: string;
  livemode: boolean;
  /** The provider's id of the money itself: the ledger's `provider_object_id` and the shopper's transaction id. */
  intentRef: string | null;
  paidAt: Date | null;
  createdAt: Date;
  /** Null where it ends only when the shop ends it. */
  expiresAt: Date | null;
  url: string | null;
  /** With which the browser that pays may confirm it; kept nowhere. */
  secret?: string | null;
  /** Why the last card was declined, in the provider's words; the session may still be open. */
  failureMessage: string | null;
};

/** One refund as the provider sees it. `refundId` is ours, null when it was made in the provider's own dashboard. */
export type RefundState = {
  ref: string;
  refundId: string | null;
  intentRef: string | null;
  amountCents: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  failureMessage: string | null;
  createdAt: Date;
};

export type RefundRequest = {
  refundId: string;
  orderId: string;
  intentRef: string;
  amountCents: number;
  currency: string;
  /** At most 255 characters; a retry after a definite failure needs a new one. */
  idempotencyKey: string;
};

export type DisputeState = {
  ref: string;
  intentRef: string | null;
  amountCents: number;
  currency: string;
  /** `open` while anybody may still act on it; `prevented` counts as won: no money left. */
  status: 'open' | 'won' | 'lost';
};

/** What an event is about. It is a hint: read the state again before acting (settlement does). */
export type EventSubject =
  | { kind: 'session'; ref: string; attemptId: string | null }
  | { kind: 'payment_succeeded'; intentRef: string; attemptId: string | null }
  | { kind: 'payment_declined'; intentRef: string; attemptId: string | null; message: string }
  | { kind: 'refund'; refund: RefundState }
  | { kind: 'charge_refunded'; intentRef: string; attemptId: string | null }
  | { kind: 'dispute'; dispute: DisputeState }
  | { kind: 'other' };

/** One message of the provider, already known to be authentic. `id` makes it unique, whatever door it came through. */
export type ProviderEvent = {
  id: string;
  type: string;
  createdAt: Date;
  /** False when the event speaks another version of the provider's API than ours: an alert, not a refusal. */
  versionMatches: boolean;
  /** The object the event is about, for the inbox. */
  objectId: string | null;
  subject: EventSubject;
  /** The whole message, to be stored as it came. */
  payload: unknown;
};

/**
 * What became of a message. `accepted`: it is the provider's. `hint`: nobody has signed it, but its address carries the
 * token of one attempt, of which the provider is then asked.
 */
export type ReadMessage =
  | { outcome: 'accepted'; event: ProviderEvent }
  | { outcome: 'hint'; token: string }
  | { outcome: 'rejected'; reason: 'signature' | 'timestamp' | 'mode' | 'body' };
