import type { Money } from '../../kernel/money.js';
import type { AttemptState } from './attempt.js';
import type { ProviderName } from './method.js';
import type { RefundState } from './refund.js';
import type { RefundedLine } from './refunded-line.js';
import type { WalletQuote } from './wallet-quote.js';

/** What a card session is opened with; replays must carry the very same values. */
export interface CardRequest {
  lines: { name: string; quantity: number; unitCents: number }[];
  discountCents: number;
  discountLabel: string | null;
  email: string;
  shopUrl: string;
  /** Confirmed on the checkout page itself, by a wallet of the browser: no page of the provider is opened. */
  express?: true;
}

/** What a wallet is asked for. The quote is fixed before the prompt and never converted again. */
export interface MobileRequest {
  mobileNumber: string;
  message: string;
  callbackToken: string;
  quote: WalletQuote;
}

export interface NoRequest {
  note?: string;
}

/** What a way to pay of its own kind stores for a repeat; `callbackToken` is that of its address for messages. */
export type OwnRequest = Readonly<Record<string, string | number | null>>;

/** One try to collect a tender. Everything a replay needs is stored before the provider is called. */
export interface Attempt {
  id: string;
  tenderId: string;
  orderId: string;
  provider: ProviderName;
  providerRef: string | null;
  /** The provider's id of the money itself, once known. */
  providerIntent: string | null;
  idempotencyKey: string;
  request: CardRequest | MobileRequest | NoRequest | OwnRequest;
  url: string | null;
  amount: Money;
  state: AttemptState;
  lastError: string | null;
  expiresAt: Date | null;
  nextCheckAt: Date | null;
  createdAt: Date;
}

/** Money given back, or to be given back, of one tender, by the attempt that had brought it. */
export interface Refund {
  id: string;
  orderId: string;
  tenderId: string;
  /** Empty where nothing had come: see `waived`. */
  attemptId: string;
  amount: Money;
  reason: string;
  /** The pieces it is for; empty for a sum without pieces. A refund of two tenders counts them on the first: see `spreadLines`. */
  lines: readonly RefundedLine[];
  status: RefundState;
  /** Staff hands the money over: the provider has no call for it. */
  byHand: boolean;
  /** It becomes store credit of the buyer: whoever has the money keeps it. */
  toCredit: boolean;
  providerRef: string | null;
  idempotencyKey: string;
  tries: number;
  lastError: string | null;
  createdAt: Date;
}

export function isMobileRequest(request: Attempt['request']): request is MobileRequest {
  return 'quote' in request;
}

export function isCardRequest(request: Attempt['request']): request is CardRequest {
  return 'lines' in request;
}

/** Whether it is confirmed on the checkout page itself. */
export const isExpress = ({ request }: Pick<Attempt, 'request'>): boolean =>
  isCardRequest(request) && request.express === true;
