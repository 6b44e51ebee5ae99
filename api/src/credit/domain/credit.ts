import type { Money } from '../../kernel/money.js';

/** A gift card belongs to whoever has its code, store credit to an account. Each is also the name of the way to pay. */
export const CREDIT_KINDS = ['gift-card', 'store-credit'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** Money that the shop keeps for a shopper. Its balance is changed by entries alone. */
export interface Credit {
  id: string;
  kind: CreditKind;
  /** Of a gift card: the end of its code, by which people tell cards apart. */
  lastFour: string | null;
  /** Of store credit: whose it is. */
  accountId: string | null;
  balance: Money;
  isDisabled: boolean;
  /** Null is never. */
  expiresAt: Date | null;
  note: string;
  version: number;
  createdAt: Date;
}

/**
 * Why a balance changed. `issued` and `adjusted` are the shop's doing, `sold` a purchase of the card and `voided` its
 * refund, or of a dispute that is won what comes again; `redeemed` paid for an order and `refunded` came back of it; `expired` is what nobody used.
 */
export const CREDIT_ENTRIES = [
  'issued',
  'sold',
  'redeemed',
  'refunded',
  'adjusted',
  'voided',
  'expired',
] as const;
export type CreditEntryType = (typeof CREDIT_ENTRIES)[number];

/** One change of a balance: more than nothing where credit comes, less where it goes. `(type, reference)` names the fact. */
export interface CreditEntry {
  id: string;
  creditId: string;
  type: CreditEntryType;
  amount: Money;
  /** The attempt that it paid, the refund that brought it back, or its own id. */
  reference: string;
  orderId: string | null;
  reason: string;
  actor: { kind: string; id: string | null };
  occurredAt: Date;
}

/** Why it pays nothing now; null when it does. */
export const WHY_NOT_CREDIT = ['disabled', 'expired', 'empty'] as const;
export type WhyNotCredit = (typeof WHY_NOT_CREDIT)[number];

export function whyNotCredit(
  { isDisabled, expiresAt, balance }: Pick<Credit, 'isDisabled' | 'expiresAt' | 'balance'>,
  now: Date,
): WhyNotCredit | null {
  if (isDisabled) return 'disabled';
  if (expiresAt && expiresAt <= now) return 'expired';
  return balance.isZero ? 'empty' : null;
}
