import type { Money } from '../../kernel/money.js';

export type EntryType =
  | 'capture'
  | 'refund'
  | 'refund_reversal'
  | 'dispute'
  | 'dispute_reversal'
  | 'adjustment';
/** Who keeps the money for the shop, as payments call it. */
export type Provider = string;
export type ActorKind = 'customer' | 'staff' | 'admin' | 'system' | 'provider';

export interface Actor {
  kind: ActorKind;
  id: string | null;
}

export const SYSTEM: Actor = { kind: 'system', id: null };

/**
 * One fact about money. `(provider, providerObjectId, type)` names the fact, so that two events about one capture are
 * one entry. `amount` is what moved, always positive; the type gives the direction.
 */
export interface LedgerEntry {
  orderId: string;
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
const INCOMING: ReadonlySet<EntryType> = new Set(['capture', 'refund_reversal', 'dispute_reversal']);

/** What stands against the money at the provider, so that each kind of movement has a balance of its own. */
const COUNTER: Readonly<Record<EntryType, string>> = {
  capture: 'orders:received',
  refund: 'orders:refunded',
  refund_reversal: 'orders:refunded',
  dispute: 'orders:disputed',
  dispute_reversal: 'orders:disputed',
  adjustment: 'orders:adjusted',
};

/**
 * Both sides of an entry; they sum to zero. `provider:stripe`, `provider:momo` and `provider:cash` say where our money
 * lies; the `orders:…` accounts say why.
 */
export function postingsOf(entry: LedgerEntry): Posting[] {
  const cents = INCOMING.has(entry.type) ? entry.amount.cents : -entry.amount.cents;
  const currency = entry.amount.currency.code;
  return [
    { account: `provider:${entry.provider}`, cents, currency },
    { account: COUNTER[entry.type], cents: -cents, currency },
  ];
}
