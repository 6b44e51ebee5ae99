/**
 * What payments need from the world outside: a card provider and a mobile-money provider.
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
 * One try to collect money by card. All of it is stored with the attempt **before** the call, because a replay under the
 * same `idempotencyKey` must carry the very same values.
 */
export type CardAttempt = {
  attemptId: string;
  paymentId: string;
  orderId: string;
  /** At most 200 characters, ours, unique per attempt: the adapter sends it (and keys derived from it). */
  idempotencyKey: string;
  amountCents: number;
  currency: string;
  /** At most 100; the sum of `quantity * unitCents` minus `discountCents` is `amountCents`. */
  lines: { name: string; quantity: number; unitCents: number }[];
  discountCents: number;
  /** Shown beside the discount on the provider's page, such as the coupon's code. */
  discountLabel: string | null;
  email: string;
  /** 30 minutes to 24 hours ahead at the provider's clock; 31 minutes is our rule (a minute for clock skew). */
  expiresAt: Date;
  /** The shop's public origin without a final slash; the shopper comes back to `/payment-success` or `/cart` under it. */
  shopUrl: string;
};

export type OpenedSession = {
  outcome: 'opened';
  /** The provider's id of the session, to be stored as the attempt's reference. */
  ref: string;
  /** Where the shopper pays; good until `expiresAt`. */
  url: string;
  intentRef: string | null;
  expiresAt: Date;
};

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
  expiresAt: Date;
  url: string | null;
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
export type CardEvent = {
  id: string;
  type: string;
  createdAt: Date;
  livemode: boolean;
  /** False when the event speaks another version of the provider's API than ours: an alert, not a refusal. */
  versionMatches: boolean;
  /** The object the event is about, for the inbox. */
  objectId: string | null;
  subject: EventSubject;
  /** The whole message, to be stored as it came. */
  payload: unknown;
};

export type ParsedWebhook =
  | { outcome: 'accepted'; event: CardEvent }
  | { outcome: 'rejected'; reason: 'signature' | 'timestamp' | 'mode' | 'body' };

/** The card provider. */
export abstract class CardGateway {
  /** Whether it has a word for this amount at all, also as a part of a charge or going back: of dinars no card takes single fils. */
  abstract takes(amountCents: number, currency: string): boolean;
  /** What it charges at once, in the currency's smallest units. */
  abstract limits(currency: string): { least: number; most: number; step: number };
  /** Opens a hosted page for the attempt, or returns the one opened before under the same key. Gives up within 6 s. */
  abstract openSession(attempt: CardAttempt): Promise<OpenedSession | Refused | Unknown>;
  /** Reads a session with its payment, so that `intentRef`, `paidAt` and `failureMessage` are those of now. */
  abstract readSession(ref: string): Promise<{ outcome: 'found'; session: SessionState } | Missing | Unknown>;
  /** Closes an open session. It may have been paid meanwhile, so the answer is the session as it is afterwards. */
  abstract expireSession(
    ref: string,
  ): Promise<{ outcome: 'found'; session: SessionState } | Missing | Unknown>;
  /** Gives money back; the answer may still be `pending` and may turn `failed` later. */
  abstract refund(
    request: RefundRequest,
  ): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused | Unknown>;
  /** Reads one refund again. */
  abstract readRefund(ref: string): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown>;
  /** Every refund of one payment, ours and those made in the provider's dashboard. @throws ProviderUnavailable */
  abstract listRefunds(intentRef: string): AsyncIterable<RefundState>;
  /** Sessions created at or after `since`, newest first. @throws ProviderUnavailable */
  abstract listSessions(since: Date): AsyncIterable<SessionState>;
  /** Events created at or after `since` that never reached us, newest first. @throws ProviderUnavailable */
  abstract listUndelivered(since: Date): AsyncIterable<CardEvent>;
  /** Proves that a message is the provider's, fresh (300 s either way) and of our mode, and says what it is about. */
  abstract parseWebhook(raw: Uint8Array | string, signature: string | undefined): ParsedWebhook;
}

/** One try to collect from a mobile wallet. `reference` is stored before the call; a repeat sends the same one. */
export type MobileAttempt = {
  reference: string;
  attemptId: string;
  amountCents: number;
  /** Must be the gateway's `currency`; nothing is converted after the quote. */
  currency: string;
  /** `+` and 11 to 15 digits. */
  mobileNumber: string;
  /** Shown on the phone, at most 160 characters. */
  message: string;
  /** Where the provider may send its one unsigned hint; carries an unguessable token. */
  callbackUrl: string | null;
};

export type MobileState = {
  state: 'pending' | 'paid' | 'failed';
  attemptId: string | null;
  amountCents: number | null;
  currency: string | null;
  /** The provider's id of the money, once paid. */
  transactionRef: string | null;
  failureCode: string | null;
};

/** The mobile-money provider. */
export abstract class MobileMoneyGateway {
  /** The wallets' currency; the shop's price is quoted in it before the prompt. */
  abstract readonly currency: string;
  /** A new reference in the form that the provider wants. */
  abstract newReference(): string;
  /** Sends the prompt to the phone. `requested` also when the reference was known already. */
  abstract requestToPay(attempt: MobileAttempt): Promise<{ outcome: 'requested' } | Refused | Unknown>;
  /** `missing` means that the request never arrived: send it again under the same reference. */
  abstract readStatus(reference: string): Promise<({ outcome: 'found' } & MobileState) | Missing | Unknown>;
}
