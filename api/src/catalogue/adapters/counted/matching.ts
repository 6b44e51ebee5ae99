import { spellingKey } from '../../../kernel/spelling-key.js';
import type { ProductFilter } from '../../application/product-filter.js';
import { FEATURED, IN_STOCK, ON_SALE, REDUCED, type ProductTable } from './product-table.js';

/** What a product fails. The bits of fields follow. */
export const ALWAYS = 1;
export const CATEGORY = 2;
export const PRICE = 4;
export const RATING = 8;
export const VARIANT = 16;
/** Its own price, whichever of its variants is chosen; looked at where options are chosen alone. */
export const OWN_PRICE = 32;
const FIRST_FIELD = 64;
export const ofField = (at: number): number => FIRST_FIELD << at;
/** So many fields have a bit. */
export const MOST_FIELDS_ASKED = 24;

/** What each product fails of a filter, so that each group of choices can be counted as if it were not asked for. */
export class Matching {
  /** For each slot the bits of what it fails. */
  readonly fails: Uint32Array;
  /** For each set of variants those with the options; undefined where none are asked for. */
  readonly having: Uint32Array[] | undefined;

  constructor(
    readonly table: ProductTable,
    readonly filter: ProductFilter,
    scratch: Uint32Array,
  ) {
    this.fails = scratch.subarray(0, table.size);
    this.having = filter.options.length > 0 ? table.variants.having(filter.options) : undefined;
    this.flags();
    if (filter.categories.length > 0) this.categories(new Set(filter.categories));
    if (filter.minRating !== undefined) this.stars(filter.minRating * 10);
    for (const [at, field] of filter.fields.entries()) this.field(field, ofField(at));
    if (this.having) this.variants(this.having);
    const { minPriceCents, maxPriceCents } = filter;
    if (minPriceCents !== undefined || maxPriceCents !== undefined)
      this.prices(minPriceCents ?? 0, maxPriceCents ?? Number.POSITIVE_INFINITY);
  }

  /** Slots of those that fail nothing but `ignored`, into `list`. @returns how many */
  those(ignored: number, list: Uint32Array): number {
    const mask = ~ignored;
    const { fails } = this;
    let length = 0;
    for (let slot = 0; slot < fails.length; slot += 1) {
      list[length] = slot;
      length += ((fails[slot] ?? 0) & mask) === 0 ? 1 : 0;
    }
    return length;
  }

  /** The price that its card shows: the least of the variants with what is chosen. */
  shownPrice(slot: number): number {
    const { table, having, filter } = this;
    const price = table.price[slot] ?? 0;
    if (!having) return price;
    const bits = having[table.variants.set.data[slot] ?? 0];
    const wanted = (word: number) =>
      (bits?.[word] ?? 0) & (filter.inStock ? table.variants.stockBits(slot, word) : -1);
    return table.variants.leastOf(slot, wanted) ?? price;
  }

  private flags(): void {
    const { featured, onSale, inStock, options } = this.filter;
    const wanted = ON_SALE | (featured ? FEATURED : 0) | (onSale ? REDUCED : 0);
    const ofFlags = Uint32Array.from({ length: 16 }, (_, flags) => {
      const lacksStock = inStock && options.length === 0 && (flags & IN_STOCK) === 0;
      return ((flags & wanted) === wanted ? 0 : ALWAYS) | (lacksStock ? VARIANT : 0);
    });
    const { fails, table } = this;
    const { flags } = table;
    for (let slot = 0; slot < fails.length; slot += 1) fails[slot] = ofFlags[flags[slot] ?? 0] ?? 0;
  }

  private categories(keys: ReadonlySet<string>): void {
    const { categorySets, categorySet } = this.table;
    this.byCode(
      categorySet.data,
      categorySets.things.map((set) => set.some(([key]) => keys.has(key))),
      CATEGORY,
    );
  }

  private field({ name, values }: ProductFilter['fields'][number], bit: number): void {
    const field = this.table.fields.find((one) => one.name === name);
    if (!field) throw new Error(`${name} is not counted`);
    const keys = new Set(values.map(spellingKey));
    const numbers = new Set(values.filter((value) => value.trim() !== '').map(Number));
    const isAsked = field.values.things.map(({ value, key }, code) => {
      if (code === 0) return false;
      if (typeof value === 'number') return numbers.has(value);
      return typeof value === 'boolean' ? values.includes(String(value)) : keys.has(key);
    });
    this.byCode(field.column.data, isAsked, bit);
  }

  private byCode(codes: ArrayLike<number>, isAsked: readonly boolean[], bit: number): void {
    const { fails } = this;
    const failing = Uint32Array.from(isAsked, (asked) => (asked ? 0 : bit));
    for (let slot = 0; slot < fails.length; slot += 1)
      fails[slot] = (fails[slot] ?? 0) | (failing[codes[slot] ?? 0] ?? bit);
  }

  private stars(tenths: number): void {
    const { fails, table } = this;
    const { rating } = table;
    for (let slot = 0; slot < fails.length; slot += 1)
      if ((rating[slot] ?? 0) < tenths) fails[slot] = (fails[slot] ?? 0) | RATING;
  }

  private variants(having: readonly Uint32Array[]): void {
    const { fails, table, filter } = this;
    const { variants } = table;
    const { data } = variants.set;
    const first = Uint32Array.from(having, (bits) => bits[0] ?? 0);
    for (let slot = 0; slot < fails.length; slot += 1) {
      const set = data[slot] ?? 0;
      let found = (first[set] ?? 0) & (filter.inStock ? (variants.inStock[slot] ?? 0) : -1);
      const words = having[set]?.length ?? 1;
      for (let word = 1; found === 0 && word < words; word += 1)
        found = (having[set]?.[word] ?? 0) & (filter.inStock ? variants.stockBits(slot, word) : -1);
      if (found === 0) fails[slot] = (fails[slot] ?? 0) | VARIANT;
    }
  }

  private prices(least: number, most: number): void {
    const { fails, table, having } = this;
    const { price } = table;
    for (let slot = 0; slot < fails.length; slot += 1) {
      const its = price[slot] ?? 0;
      const own = its < least || its > most;
      // of those that fail what was chosen no variant is shown
      const shown = having && ((fails[slot] ?? 0) & VARIANT) === 0 ? this.shownPrice(slot) : its;
      const failed = shown < least || shown > most || (having && (fails[slot] ?? 0) & VARIANT);
      fails[slot] = (fails[slot] ?? 0) | (failed ? PRICE : 0) | (own && having ? OWN_PRICE : 0);
    }
  }
}
