import { Money } from '../../kernel/money.js';
import type { ProviderName } from './method.js';
import { RefundSharesDiffer, RefundTooLarge } from './refusals.js';

/**
 * `manual`: no provider gives it back; staff hands the money over and records it. `waived`: nobody had paid it, and nobody has to any
 * more, so that no money moves.
 */
export type RefundState = 'requested' | 'submitted' | 'succeeded' | 'failed' | 'manual' | 'waived';
export type RefundEvent = 'accepted' | 'succeeded' | 'failed';

/** The state table of a refund. A success may still be withdrawn by the bank; a failure may be tried again. */
export const REFUND_TABLE: Readonly<
  Record<RefundState, Readonly<Partial<Record<RefundEvent, RefundState>>>>
> = {
  requested: { accepted: 'submitted', succeeded: 'succeeded', failed: 'failed' },
  submitted: { succeeded: 'succeeded', failed: 'failed' },
  succeeded: { failed: 'failed' },
  failed: { accepted: 'submitted', succeeded: 'succeeded' },
  manual: { succeeded: 'succeeded' },
  waived: {},
};

export function refundStateAfter(state: RefundState, event: RefundEvent): RefundState {
  return REFUND_TABLE[state][event] ?? state;
}

/** Money of one attempt that can still be given back. */
export interface RefundSource {
  attemptId: string;
  tenderId: string;
  provider: ProviderName;
  /** The shop keeps it for the shopper, such as store credit: no money that could be paid out. */
  isCredit: boolean;
  remaining: Money;
}

/** What staff wants to come back of one tender. */
export interface RefundShare {
  tenderId: string;
  amount: Money;
}

export interface RefundPart {
  source: RefundSource;
  amount: Money;
}

/**
 * Takes `amount` from the sources in order, never more than a source still has.
 * @throws RefundTooLarge when all of them together have less.
 */
export function spreadRefund(amount: Money, sources: readonly RefundSource[]): RefundPart[] {
  const available = Money.sum(
    sources.map((source) => source.remaining),
    amount.currency,
  );
  if (available.lessThan(amount) || amount.cents <= 0) throw new RefundTooLarge(available);
  const parts: RefundPart[] = [];
  let left = amount;
  for (const source of sources) {
    const part = left.lessThan(source.remaining) ? left : source.remaining;
    if (part.cents > 0) parts.push({ source, amount: part });
    left = left.minus(part.cents > 0 ? part : part.times(0));
  }
  return parts;
}

/** Real money goes back first, then credit; of either in the order given, which is the last paid first. */
export const moneyFirst = (sources: readonly RefundSource[]): RefundSource[] => [
  ...sources.filter(({ isCredit }) => !isCredit),
  ...sources.filter(({ isCredit }) => isCredit),
];

/**
 * The same as staff has shared it between the tenders, never more of one than it still has.
 * @throws RefundTooLarge when one has less, RefundSharesDiffer when they are not of `amount` in all or name another order's
 */
export function spreadShares(
  amount: Money,
  sources: readonly RefundSource[],
  shares: readonly RefundShare[],
): RefundPart[] {
  const inAll = Money.sum(
    shares.map((share) => share.amount),
    amount.currency,
  );
  const known = shares.every(
    ({ tenderId }, at) => shares.findIndex((one) => one.tenderId === tenderId) === at,
  );
  if (!inAll.equals(amount) || !known) throw new RefundSharesDiffer(amount);
  return shares.flatMap((share) => {
    const own = sources.filter(({ tenderId }) => tenderId === share.tenderId);
    return share.amount.isZero ? [] : spreadRefund(share.amount, own);
  });
}
