import { baseCurrency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import type { Discount } from '../../domain/discount.js';

/** Far more than are in force at once, so that those of codes that come one after the other stay. */
const MOST = 1_000;

/** What orders have counted of a discount. */
export type Counters = readonly [stamp: string, used: string, spentCents: string];

/**
 * The terms of discounts by their stamps: under a stamp they never change, so that they are read and parsed once. That a discount is in
 * force, and what is counted of it, is asked for each time. Their amounts count in the shop's currency, which may be another one until the first sale.
 */
export class KeptTerms {
  private readonly kept = new Map<string, Discount>();

  keep(stamp: string, discount: Discount): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(keyOf(stamp), frozen(discount));
  }

  /** All of them as they are counted now; undefined where the terms of one are unknown. */
  all(counted: readonly Counters[]): Discount[] | undefined {
    const found = counted.flatMap(([stamp, used, spent]) => {
      const terms = this.kept.get(keyOf(stamp));
      return terms ? [withCounters(terms, Number(used), Number(spent))] : [];
    });
    return found.length === counted.length ? found : undefined;
  }
}

const keyOf = (stamp: string): string => `${baseCurrency().code} ${stamp}`;

function withCounters(terms: Discount, used: number, spentCents: number): Discount {
  if (terms.used === used && terms.spent.cents === spentCents) return terms;
  return { ...terms, used, spent: Money.ofCents(spentCents) };
}

/** Many purchases have the same one in their hands. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) if (!(one instanceof Money)) frozen(one);
  return value instanceof Date ? value : Object.freeze(value);
}
