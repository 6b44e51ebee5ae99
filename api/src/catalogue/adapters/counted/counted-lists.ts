import { crossesOutLowest } from '../../../kernel/original-price.js';
import type { PageRequest } from '../../../kernel/page.js';
import type { ProductFilter, ProductSort } from '../../application/product-filter.js';
import { Conditions } from './conditions.js';
import { countCategories, countsOf } from './counting.js';
import { Matching, MOST_FIELDS_ASKED } from './matching.js';
import type { Facets } from '../../application/views.js';
import type { FacetsRow } from '../persistence/facets-sql.js';
import { pageOf } from './pages-of-matching.js';
import { orderOf, type ProductOrders } from './product-orders.js';
import type { ProductTable } from './product-table.js';

export type Counts = FacetsRow & Pick<Facets, 'categories'>;

/** So many answers are kept. */
const MOST_KEPT = 500;
/** Counts may be of before the last changes for so long, in milliseconds: in a busy shop something changes all the time. */
export const COUNTS_MS = 1_000;

/** Pages and counts of lists, from the columns of numbers alone. */
export class CountedLists {
  /** Grows with each change. */
  private version = 0;
  private lists: [Uint32Array, Uint32Array] = [new Uint32Array(0), new Uint32Array(0)];
  private last: { key: string; matching: Matching } | undefined;
  private readonly conditions: Conditions;
  private readonly counts = new Map<string, { version: number; at: number; counts: unknown }>();
  private readonly pages = new Map<string, { ids: string[]; total: number }>();

  constructor(
    readonly table: ProductTable,
    readonly orders: ProductOrders,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.conditions = new Conditions(table);
  }

  /** Words, products by hand, and prices that must have been cut, are known to the database alone. */
  canAnswer(filter: ProductFilter): boolean {
    const { filterable } = this.table;
    if (filter.text || filter.ids || (filter.onSale && crossesOutLowest())) return false;
    const { fields } = filter;
    return fields.length <= MOST_FIELDS_ASKED && fields.every(({ name }) => filterable.includes(name));
  }

  /** What is known of the products at these slots has changed. */
  changed(slots: readonly number[]): void {
    this.version += 1;
    this.conditions.changed(slots);
    this.last = undefined;
    this.pages.clear();
  }

  page(
    filter: ProductFilter,
    sort: ProductSort,
    { page, limit }: PageRequest,
  ): { ids: string[]; total: number } {
    const key = JSON.stringify(filter);
    const pageKey = `${sort} ${page} ${limit} ${key}`;
    const known = this.pages.get(pageKey);
    if (known) return known;
    const offset = (page - 1) * limit;
    const { slots, total } = isOfAll(filter)
      ? this.ofAll(sort, offset, limit)
      : this.ofSome(filter, { sort, offset, limit });
    const found = { ids: slots.map((slot) => this.table.ids.idOf(slot)), total };
    keep(this.pages, pageKey, found);
    return found;
  }

  countsOf(filter: ProductFilter): Counts {
    const others = { ...filter, categories: [] };
    const counts = this.counted(JSON.stringify(filter), () => countsOf(this.match(filter), this.room()));
    const categories = this.counted(`categories ${JSON.stringify(others)}`, () =>
      countCategories(this.match(others), this.room()[0]),
    );
    return { ...counts, categories };
  }

  private counted<T>(key: string, count: () => T): T {
    const known = this.counts.get(key);
    if (known && (known.version === this.version || this.now() - known.at < COUNTS_MS))
      return known.counts as T;
    const { version } = this;
    const counts = count();
    this.counts.delete(key);
    keep(this.counts, key, { version, at: this.now(), counts });
    return counts;
  }

  private ofAll(sort: ProductSort, offset: number, limit: number) {
    const { order, backwards } = orderOf(sort);
    const slots = this.orders.in(order);
    const total = slots.length;
    const end = Math.max(0, total - offset);
    const part = backwards
      ? slots.slice(Math.max(0, end - limit), end).reverse()
      : slots.slice(offset, offset + limit);
    return { slots: [...part], total };
  }

  private ofSome(filter: ProductFilter, part: { sort: ProductSort; offset: number; limit: number }) {
    const matching = this.match(filter);
    return { slots: pageOf(matching, this.orders, this.room()[0], part), total: matching.count };
  }

  /** A page and its counts are asked for one after the other. */
  private match(filter: ProductFilter): Matching {
    const key = JSON.stringify(filter);
    if (this.last?.key !== key)
      this.last = { key, matching: new Matching(this.table, filter, this.conditions) };
    return this.last.matching;
  }

  private room(): [Uint32Array, Uint32Array] {
    const { size, capacity } = this.table;
    if (this.lists[0].length < size) this.lists = [new Uint32Array(capacity), new Uint32Array(capacity)];
    return this.lists;
  }
}

/** The oldest goes where there are many. */
function keep<V>(kept: Map<string, V>, key: string, value: V): void {
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, value);
}

/** Nothing is asked for, so that a page is a part of the order. */
const isOfAll = ({ categories, options, fields, ...filter }: ProductFilter): boolean =>
  categories.length + options.length + fields.length === 0 &&
  Object.values(filter).every((one) => one === undefined || one === false);
