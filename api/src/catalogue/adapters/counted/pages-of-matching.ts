import type { ProductSort } from '../../application/product-filter.js';
import { OWN_PRICE, type Matching } from './matching.js';
import { comparing, orderOf, type ProductOrders } from './product-orders.js';

/** So few are put in order by themselves; more are met soon enough on a walk through the order of all. */
const FEW = 1_000;

export interface Part {
  sort: ProductSort;
  offset: number;
  limit: number;
}

/** The slots of a page of what was found: `found` has `count` of them. */
export function pageOf(
  matching: Matching,
  orders: ProductOrders,
  found: Uint32Array,
  count: number,
  { sort, offset, limit }: Part,
): number[] {
  const take = Math.min(limit, count - offset);
  if (take <= 0) return [];
  const { order, backwards } = orderOf(sort);
  const isByPrice = order === 'price-asc' && matching.having !== undefined;
  const byAll = comparing(matching.table)[order];
  const shown = (slot: number) => matching.shownPrice(slot);
  const compare = isByPrice
    ? (one: number, other: number) => shown(one) - shown(other) || matching.table.ids.compare(one, other)
    : byAll;
  if (count <= FEW) {
    const sorted = [...found.subarray(0, count)].sort(compare);
    if (backwards) sorted.reverse();
    return sorted.slice(offset, offset + take);
  }
  const odd = isByPrice ? oddOnes(matching, found.subarray(0, count)).sort(compare) : [];
  // from the nearer end
  const isFar = 2 * offset > count;
  const skip = isFar ? count - offset - take : offset;
  const page = walk(matching, orders.in(order), odd, compare, { fromEnd: backwards !== isFar, skip, take });
  return isFar ? page.reverse() : page;
}

/** Those of which another price is shown than the one by which all are put in order. */
function oddOnes(matching: Matching, found: Uint32Array): number[] {
  const { price } = matching.table;
  const odd: number[] = [];
  for (const slot of found) if (matching.shownPrice(slot) !== price[slot]) odd.push(slot);
  return odd;
}

interface Walk {
  fromEnd: boolean;
  skip: number;
  take: number;
}

/** Through the order of all, with the odd ones met where they belong. */
function walk(
  { fails }: Matching,
  slots: Uint32Array,
  odd: readonly number[],
  compare: (one: number, other: number) => number,
  { fromEnd, skip, take }: Walk,
): number[] {
  const isOdd = new Set(odd);
  const page: number[] = [];
  let met = 0;
  let nextOdd = 0;
  const oddAt = (at: number) => odd[fromEnd ? odd.length - 1 - at : at];
  const meet = (slot: number) => {
    if (met >= skip) page.push(slot);
    met += 1;
  };
  for (let at = 0; at < slots.length && page.length < take; at += 1) {
    const slot = slots[fromEnd ? slots.length - 1 - at : at] ?? 0;
    if (((fails[slot] ?? 0) & ~OWN_PRICE) !== 0 || isOdd.has(slot)) continue;
    for (let one = oddAt(nextOdd); one !== undefined && page.length < take; one = oddAt(nextOdd)) {
      const apart = compare(one, slot);
      if (fromEnd ? apart < 0 : apart > 0) break;
      meet(one);
      nextOdd += 1;
    }
    if (page.length < take) meet(slot);
  }
  for (let one = oddAt(nextOdd); one !== undefined && page.length < take; one = oddAt(nextOdd)) {
    meet(one);
    nextOdd += 1;
  }
  return page;
}
