import type { Money } from '../../kernel/money.js';

export type EntryType =
  | 'capture'
  | 'refund'
  | 'refund_reversal'
  | 'dispute'
  | 'dispute_reversal'
  | 'adjustment'
  | CreditType;
/** What the shop keeps for its shoppers comes to be, or to an end, beside all orders. */
export type CreditType =
  | 'credit_issue'
  | 'credit_issue_reversal'
  | 'credit_sale'
  | 'credit_sale_reversal'
  | 'credit_expiry';
/** Who keeps the money for the shop, as payments call it. */
export type Provider = string;
export type ActorKind = 'customer' | 'staff' | 'admin' | 'system' | 'provider';

export interface Actor {
  kind: ActorKind;
  id: string | null;
}

export const SYSTEM: Actor = { kind: 'system', id: null };
export const PROVIDER: Actor = { kind: 'provider', id: null };

/**
 * One fact about money. `(provider, providerObjectId, type)` names the fact, so that two events about one capture are
 * one entry. `amount` is what moved, always positive; the type gives the direction.
 */
export interface LedgerEntry {
  /** Null for credit that comes to be or ends: what it pays for is booked with its order. */
  orderId: string | null;
  tenderId: string | null;
  attemptId: string | null;
  refundId: string | null;
  type: EntryType;
  provider: Provider;
  providerObjectId: string;
  amount: Money;
  actor: Actor;
  occurredAt: Date;
}

/** One side of an entry: what changed on one account, in the currency's smallest unit. */
export interface Posting {
  account: string;
  cents: number;
  currency: string;
}

/** Money comes to us with these, and leaves us with the others. */
const INCOMING: ReadonlySet<EntryType> = new Set([
  ...(['capture', 'refund_reversal', 'dispute_reversal'] as const),
  ...(['credit_issue_reversal', 'credit_sale_reversal', 'credit_expiry'] as const),
]);

/** What stands against the money at the provider, so that each kind of movement has a balance of its own. */
const COUNTER: Readonly<Record<EntryType, string>> = {
  capture: 'orders:received',
  refund: 'orders:refunded',
  refund_reversal: 'orders:refunded',
  dispute: 'orders:disputed',
  dispute_reversal: 'orders:disputed',
  adjustment: 'orders:adjusted',
  credit_issue: 'credit:issued',
  credit_issue_reversal: 'credit:issued',
  credit_sale: 'credit:sold',
  credit_sale_reversal: 'credit:sold',
  credit_expiry: 'credit:expired',
};

/**
 * Both sides of an entry; they sum to zero. `provider:stripe`, `provider:momo` and `provider:cash` say where our money
 * lies; the `orders:…` and `credit:…` accounts say why. `provider:gift-card` and `provider:store-credit` are what the shop owes
 * its shoppers, and less than nothing as long as it owes: the balances of all credit and that account are zero together.
 */
export function postingsOf(entry: LedgerEntry): Posting[] {
  const cents = INCOMING.has(entry.type) ? entry.amount.cents : -entry.amount.cents;
  const currency = entry.amount.currency.code;
  return [
    { account: `provider:${entry.provider}`, cents, currency },
    { account: COUNTER[entry.type], cents: -cents, currency },
  ];
}
