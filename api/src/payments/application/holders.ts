import type { Money } from '../../kernel/money.js';
import type { Ledger } from '../../ledger/application/ports.js';
import type { ProviderName } from '../domain/method.js';
import type { Attempt } from '../domain/payment.js';
import type { Attempts } from './stores.js';

/** The payments that name one of the provider, the oldest first: those behind it have money of an order that was changed. */
export type Holders = readonly [Attempt, ...Attempt[]];

/** What leaves one of them. */
export interface Share {
  attempt: Attempt;
  amount: Money;
}

/**
 * What leaves a payment of the provider without the shop, by what each of its holders still has of it in the book, the oldest first;
 * beyond that of the first. All holders, also those that nothing is taken of.
 */
export async function sharedByHolders(
  ledger: Pick<Ledger, 'capturedBy'>,
  holders: Holders,
  taken: Money,
): Promise<Share[]> {
  const none = taken.times(0);
  const shares: Share[] = [];
  let left = taken;
  for (const attempt of holders) {
    const has = await ledger.capturedBy(attempt.id, taken.currency);
    const most = has.lessThan(left) ? has : left;
    const amount = most.lessThan(none) ? none : most;
    shares.push({ attempt, amount });
    left = left.minus(amount);
  }
  return shares.map((one, at) => (at === 0 ? { ...one, amount: one.amount.plus(left) } : one));
}

/** Whatever has money of the payment, its orders locked. They are looked for again then: a change may have moved some meanwhile. */
export async function lockHolders(
  attempts: Pick<Attempts, 'everyOfIntent'>,
  orders: { lock: (id: string) => Promise<unknown> },
  provider: ProviderName,
  intentRef: string,
): Promise<Attempt[]> {
  const locked = new Set<string>();
  for (;;) {
    const holders = await attempts.everyOfIntent(provider, intentRef);
    const others = holders.filter(({ orderId }) => !locked.has(orderId));
    if (others.length === 0) return holders;
    // as changes do: what came for an order before that one
    for (const { orderId } of others.toReversed()) {
      await orders.lock(orderId);
      locked.add(orderId);
    }
  }
}
