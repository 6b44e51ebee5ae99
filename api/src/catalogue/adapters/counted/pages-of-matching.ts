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

/** The slots of a page of what was found; `list` has room for all of them. */
export function pageOf(
  matching: Matching,
  orders: ProductOrders,
  list: Uint32Array,
  { sort, offset, limit }: Part,
): number[] {
  const { count } = matching;
  const take = Math.min(limit, count - offset);
  if (take <= 0) return [];
  const { order, backwards } = orderOf(sort);
  const isByPrice = order === 'price-asc' && matching.having !== undefined;
  const byAll = comparing(matching.table)[order];
  const found = () => list.subarray(0, matching.those(OWN_PRICE, list));
  const shown = (slot: number) => matching.shownPrice(slot);
  const compare = isByPrice
    ? (one: number, other: number) => shown(one) - shown(other) || matching.table.ids.compare(one, other)
    : byAll;
  if (count <= FEW) {
    const sorted = [...found()].sort(compare);
    if (backwards) sorted.reverse();
    return sorted.slice(offset, offset + take);
  }
  const odd = isByPrice ? oddOnes(matching, found()).sort(compare) : [];
  // from the nearer end
  const isFar = 2 * offset > count;
  const skip = isFar ? count - offset - take : offset;
  if (odd.length === 0) {
    const page = plainWalk(matching, orders.in(order), { fromEnd: backwards !== isFar, skip, take });
    return isFar ? page.reverse() : page;
  }
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

/** Through the order of all. */
function plainWalk({ found }: Matching, slots: Uint32Array, { fromEnd, skip, take }: Walk): number[] {
  const page: number[] = [];
  const [first, step] = fromEnd ? [slots.length - 1, -1] : [0, 1];
  let met = 0;
  for (let at = first; at >= 0 && at < slots.length && met < skip + take; at += step) {
    const slot = slots[at] ?? 0;
    if ((((found[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 0) continue;
    if (met >= skip) page.push(slot);
    met += 1;
  }
  return page;
}

/** Through the order of all, with the odd ones met where they belong. */
function walk(
  matching: Matching,
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
    if (!matching.isFound(slot) || isOdd.has(slot)) continue;
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
