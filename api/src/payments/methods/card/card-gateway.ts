import type { Trial } from '../../../kernel/connections.js';
import type {
  Missing,
  ProviderEvent,
  ReadMessage,
  RefundRequest,
  RefundState,
  Refused,
  SessionState,
  Unknown,
} from '../../application/ports.js';
import type { Message, MessageCalls, RefundCalls, SessionCalls } from '../contract.js';

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

export type OpenedIntent = {
  outcome: 'opened';
  /** The provider's id of the payment, to be stored as the attempt's reference. */
  ref: string;
  /** With which the shopper's browser confirms it; kept nowhere. */
  secret: string;
};

/** The card provider. */
export abstract class CardGateway implements RefundCalls, MessageCalls, SessionCalls {
  /** Looks whether the key is taken. */
  abstract tryOut(): Promise<Trial>;
  /** Whether it has a word for this amount at all, also as a part of a charge or going back: of dinars no card takes single fils. */
  abstract takes(amountCents: number, currency: string): boolean;
  /** What it charges at once, in the currency's smallest units. */
  abstract limits(currency: string): { least: number; most: number; step: number };
  /** Opens a hosted page for the attempt, or returns the one opened before under the same key. Gives up within 6 s. */
  abstract openSession(attempt: CardAttempt): Promise<OpenedSession | Refused | Unknown>;
  /** Makes a payment that the shopper's browser confirms, or returns the one made before under the same key. */
  abstract openIntent(attempt: CardAttempt): Promise<OpenedIntent | Refused | Unknown>;
  /** An amount of ours in the provider's own units and words, as its script in the browser wants it. */
  abstract asks(amountCents: number, currency: string): { amount: number; currency: string };
  /** Reads a session with its payment, or a payment without one, so that `intentRef`, `paidAt` and `failureMessage` are those of now. */
  abstract readSession(ref: string): Promise<{ outcome: 'found'; session: SessionState } | Missing | Unknown>;
  /** Closes an open session, or cancels a payment without one. It may have been paid meanwhile, so the answer is the session as it is afterwards. */
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
  /** Sessions, and payments without one, created at or after `since`, newest first. @throws ProviderUnavailable */
  abstract listSessions(since: Date): AsyncIterable<SessionState>;
  /** Events created at or after `since` that never reached us, newest first. @throws ProviderUnavailable */
  abstract listUndelivered(since: Date): AsyncIterable<ProviderEvent>;
  /** Proves that a message is the provider's, fresh (300 s either way) and of our mode, and says what it is about. */
  abstract readMessage(message: Message): Promise<ReadMessage>;
}
