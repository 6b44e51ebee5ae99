import type { ProductSort } from '../../application/product-filter.js';
import { FEATURED, type ProductTable } from './product-table.js';

/** What lists can be put in order by; `price-desc` is `price-asc` from its end. */
export const ORDERS = ['featured', 'price-asc', 'newest', 'rating', 'best-selling'] as const;
export type Order = (typeof ORDERS)[number];

/** The order, and whether it is read from its end; where nothing was typed nothing is more relevant. */
export function orderOf(sort: ProductSort): { order: Order; backwards: boolean } {
  if (sort === 'price-desc') return { order: 'price-asc', backwards: true };
  return { order: sort === 'relevance' ? 'featured' : sort, backwards: false };
}

type Compare = (one: number, other: number) => number;

/** As `product-order.ts` puts them for PostgreSQL; every one ends in the id. */
export function comparing(table: ProductTable): Record<Order, Compare> {
  const { ids, flags, place, shelf, price, created, rating, ratings, sold } = table;
  const by = (column: ArrayLike<number>, one: number, other: number) =>
    (column[one] ?? 0) - (column[other] ?? 0);
  return {
    featured: (a, b) =>
      ((flags[b] ?? 0) & FEATURED) - ((flags[a] ?? 0) & FEATURED) ||
      by(place, a, b) ||
      by(shelf, a, b) ||
      ids.compare(a, b),
    'price-asc': (a, b) => by(price, a, b) || ids.compare(a, b),
    newest: (a, b) => by(created, b, a) || ids.compare(b, a),
    rating: (a, b) => by(rating, b, a) || by(ratings, b, a) || ids.compare(b, a),
    'best-selling': (a, b) => by(sold, b, a) || ids.compare(b, a),
  };
}

/** With more than so many changes at once an order is written anew in one go. */
const FEW = 32;
/** A slot takes so many bits of a number of 64, what it is put in order by the others. */
const SLOT_BITS = 24;
const KEY_MOST = 2 ** (64 - SLOT_BITS) - 1;

/** Slots of products on sale in each of the orders. */
export class ProductOrders {
  private readonly slots: Record<Order, Uint32Array>;
  /** How many are on sale. */
  length = 0;

  constructor(private readonly table: ProductTable) {
    const none = () => new Uint32Array(0);
    this.slots = {
      featured: none(),
      'price-asc': none(),
      newest: none(),
      rating: none(),
      'best-selling': none(),
    };
  }

  in(order: Order): Uint32Array {
    return this.slots[order].subarray(0, this.length);
  }

  /** Puts all in one order, from nothing. */
  sort(order: Order): void {
    const { table } = this;
    const keyOf = keysOf(table)[order];
    const packed = new Uint32Array(2 * table.size);
    let length = 0;
    for (let slot = 0; slot < table.size; slot += 1) {
      if (!table.isOnSale(slot)) continue;
      const key = Math.min(KEY_MOST, Math.max(0, keyOf(slot)));
      // by the slot where keys are equal, as ids are in the order of slots
      const last = order === 'featured' || order === 'price-asc' ? slot : 2 ** SLOT_BITS - 1 - slot;
      packed[2 * length] = ((key % 256) * 2 ** SLOT_BITS + last) >>> 0;
      packed[2 * length + 1] = Math.floor(key / 256);
      length += 1;
    }
    new BigUint64Array(packed.buffer, 0, length).sort();
    const sorted = new Uint32Array(table.capacity);
    for (let at = 0; at < length; at += 1) {
      const last = (packed[2 * at] ?? 0) % 2 ** SLOT_BITS;
      sorted[at] = order === 'featured' || order === 'price-asc' ? last : 2 ** SLOT_BITS - 1 - last;
    }
    settle(sorted.subarray(0, length), comparing(table)[order]);
    this.slots[order] = sorted;
    this.length = length;
  }

  /**
   * Takes those out that are about to change. Called before what they are put in order by is written, and `back` after it
   * with those that are on sale then.
   */
  out(changed: readonly number[]): void {
    const gone = changed.filter((slot) => slot < this.table.size && this.table.isOnSale(slot));
    if (gone.length === 0) return;
    const compare = comparing(this.table);
    for (const order of ORDERS) {
      const slots = this.slots[order];
      if (gone.length > FEW) {
        const isGone = new Set(gone);
        let to = 0;
        for (let at = 0; at < this.length; at += 1) {
          const slot = slots[at] ?? 0;
          if (!isGone.has(slot)) slots[to++] = slot;
        }
        continue;
      }
      let length = this.length;
      for (const slot of gone) {
        const at = placeFor(slots.subarray(0, length), slot, compare[order]);
        slots.copyWithin(at, at + 1, length);
        length -= 1;
      }
    }
    this.length -= gone.length;
  }

  back(slots: readonly number[]): void {
    const coming = slots.filter((slot) => this.table.isOnSale(slot));
    if (coming.length === 0) return;
    const compare = comparing(this.table);
    for (const order of ORDERS) this.slots[order] = this.with(this.slots[order], coming, compare[order]);
    this.length += coming.length;
  }

  private with(before: Uint32Array, coming: readonly number[], compare: Compare): Uint32Array {
    const { length } = this;
    const room = length + coming.length <= before.length;
    if (room && coming.length <= FEW) {
      for (const [count, slot] of coming.entries()) {
        const at = placeFor(before.subarray(0, length + count), slot, compare);
        before.copyWithin(at + 1, at, length + count);
        before[at] = slot;
      }
      return before;
    }
    const sorted = [...coming].sort(compare);
    const merged = new Uint32Array(Math.max(this.table.capacity, length + coming.length));
    let from = 0;
    let next = 0;
    for (let at = 0; at < length + sorted.length; at += 1) {
      const [one, other] = [before[from] ?? 0, sorted[next]];
      const takesOld = other === undefined || (from < length && compare(one, other) < 0);
      merged[at] = takesOld ? one : other;
      if (takesOld) from += 1;
      else next += 1;
    }
    return merged;
  }
}

/** Where the slot stands, or would stand. */
function placeFor(slots: Uint32Array, slot: number, compare: Compare): number {
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(slots[middle] ?? 0, slot) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What is nearly in order, wholly. */
function settle(slots: Uint32Array, compare: Compare): void {
  for (let at = 1; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    let to = at;
    while (to > 0 && compare(slots[to - 1] ?? 0, slot) > 0) {
      slots[to] = slots[to - 1] ?? 0;
      to -= 1;
    }
    slots[to] = slot;
  }
}

/** Whole numbers of 40 bits that are in the order but for what they leave out; `settle` does the rest. */
function keysOf(table: ProductTable): Record<Order, (slot: number) => number> {
  const { flags, place, shelf, price, created, rating, ratings, sold } = table;
  let newest = 0;
  for (let slot = 0; slot < table.size; slot += 1) newest = Math.max(newest, created[slot] ?? 0);
  const bound = (value: number, bits: number) => Math.min(2 ** bits - 1, Math.max(0, value));
  const at = (column: ArrayLike<number>, slot: number) => column[slot] ?? 0;
  return {
    featured: (slot) =>
      (at(flags, slot) & FEATURED ? 0 : 2 ** 39) +
      bound(at(place, slot), 16) * 2 ** 23 +
      bound(at(shelf, slot), 23),
    'price-asc': (slot) => at(price, slot),
    newest: (slot) => Math.floor((newest - at(created, slot)) * 1_000),
    rating: (slot) => (63 - at(rating, slot)) * 2 ** 32 + (2 ** 32 - 1 - at(ratings, slot)),
    'best-selling': (slot) => 2 ** 32 - 1 - bound(at(sold, slot), 32),
  };
}
