import { baseCurrency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import type { Discount } from '../../domain/discount.js';

/** Far more than are in force at once, so that those of codes that come one after the other stay. */
const MOST = 1_000;

/** Discounts by a list of stamps, as if no order had counted them. */
interface Listed {
  list: string;
  discounts: readonly Discount[];
  places: ReadonlyMap<string, number>;
}

/**
 * The terms of discounts by their stamps: under a stamp they never change, so that they are read and parsed once. That a discount is in
 * force, and what is counted of it, is asked for each time. Their amounts count in the shop's currency, which may be another one until the first sale.
 */
export class KeptTerms {
  private readonly kept = new Map<string, Discount>();
  private last: Listed | undefined;

  keep(stamp: string, discount: Discount): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(keyOf(stamp), frozen({ ...discount, used: 0, spent: Money.zero }));
  }

  /**
   * All of them as they are counted now; undefined where the terms of one are unknown.
   * @param list their stamps, parted by commas
   * @param counted of those that orders have counted, the stamp, how often, and how much of smallest units: parted by blanks and commas
   */
  all(list: string, counted: string): readonly Discount[] | undefined {
    const listed = this.listed(list);
    if (!listed || counted === '') return listed?.discounts;
    const discounts = [...listed.discounts];
    for (const one of counted.split(',')) {
      const [stamp = '', used, spent] = one.split(' ');
      const place = listed.places.get(stamp) ?? -1;
      const terms = discounts[place];
      if (terms) discounts[place] = { ...terms, used: Number(used), spent: Money.ofCents(Number(spent)) };
    }
    return discounts;
  }

  /** Most quotes find in force what the one before has found. */
  private listed(stamps: string): Listed | undefined {
    const list = keyOf(stamps);
    if (this.last?.list === list) return this.last;
    const all = stamps === '' ? [] : stamps.split(',');
    const discounts = all.flatMap((stamp) => this.kept.get(keyOf(stamp)) ?? []);
    if (discounts.length < all.length) return undefined;
    this.last = { list, discounts, places: new Map(all.map((stamp, place) => [stamp, place])) };
    return this.last;
  }
}

const keyOf = (stamp: string): string => `${baseCurrency().code} ${stamp}`;

/** Many purchases have the same one in their hands. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) if (!(one instanceof Money)) frozen(one);
  return value instanceof Date ? value : Object.freeze(value);
}
