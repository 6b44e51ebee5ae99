import { spellingKey } from '../../../kernel/spelling-key.js';
import type { ProductFilter } from '../../application/product-filter.js';
import {
  byCode,
  byEach,
  byRange,
  countBits,
  isWithin,
  listBits,
  wordsFor,
  type Conditions,
  type Test,
} from './conditions.js';
import { Having } from './having.js';
import { FEATURED, IN_STOCK, ON_SALE, REDUCED, type ProductTable } from './product-table.js';

/** The groups of conditions. Those of fields follow. */
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

/** Which products meet which conditions of a filter, so that each group of choices can be counted as if it were not asked for. */
export class Matching {
  /** Variants with the options; undefined where none are asked for. */
  readonly having: Having | undefined;
  /** A bit for each product: it meets everything. */
  readonly found: Uint32Array;
  readonly count: number;
  private readonly parts: { group: number; bits: Uint32Array }[] = [];

  constructor(
    readonly table: ProductTable,
    readonly filter: ProductFilter,
    private readonly conditions: Conditions,
  ) {
    const { options } = filter;
    this.having = options.length > 0 ? new Having(table.variants, options) : undefined;
    this.askFlags();
    this.askValues();
    if (this.having) this.askVariants(this.having);
    this.askPrices(this.having);
    this.found = this.but(OWN_PRICE, new Uint32Array(wordsFor(table.size)));
    this.count = countBits(this.found);
  }

  isFound(slot: number): boolean {
    return (((this.found[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  /** Slots of those that meet everything but the groups, into `list`. @returns how many */
  those(groups: number, list: Uint32Array): number {
    return listBits(groups === OWN_PRICE ? this.found : this.but(groups, this.conditions.room()), list);
  }

  /** The price that its card shows: the least of the variants with what is chosen. */
  shownPrice(slot: number): number {
    return shownPrice(this.table, slot, this.having, this.filter.inStock);
  }

  private but(groups: number, met: Uint32Array): Uint32Array {
    met.fill(0xffff_ffff);
    for (const { group, bits } of this.parts)
      if ((group & groups) === 0)
        for (let at = 0; at < met.length; at += 1) met[at] = (met[at] ?? 0) & (bits[at] ?? 0);
    return met;
  }

  private ask(group: number, key: string, make: () => Test): void {
    this.parts.push({ group, bits: this.conditions.of(key, make) });
  }

  private askFlags(): void {
    const { table, filter } = this;
    const wanted = ON_SALE | (filter.featured ? FEATURED : 0) | (filter.onSale ? REDUCED : 0);
    const flags = () => table.flags;
    this.ask(ALWAYS, `flags ${wanted}`, () => byCode(flags, 16, (own) => (own & wanted) === wanted));
    if (filter.inStock && !this.having)
      this.ask(VARIANT, 'in stock', () => byCode(flags, 16, (own) => (own & IN_STOCK) !== 0));
  }

  private askValues(): void {
    const { table, filter } = this;
    const { categories, minRating } = filter;
    if (categories.length > 0) {
      const { categorySet, categorySets } = table;
      const keys = new Set(categories);
      const isIn = (set: number) => categorySets.things[set]?.some(([key]) => keys.has(key)) ?? false;
      this.ask(CATEGORY, `in ${JSON.stringify(categories)}`, () =>
        byCode(() => categorySet.data, categorySets.size, isIn),
      );
    }
    if (minRating !== undefined)
      this.ask(RATING, `stars ${minRating}`, () =>
        byCode(
          () => table.rating,
          51,
          (tenths) => tenths >= minRating * 10,
        ),
      );
    for (const [at, field] of filter.fields.entries()) this.askField(field, ofField(at));
  }

  private askField({ name, values }: ProductFilter['fields'][number], group: number): void {
    const field = this.table.fields.find((one) => one.name === name);
    if (!field) throw new Error(`${name} is not counted`);
    const keys = new Set(values.map(spellingKey));
    const numbers = new Set(values.filter((value) => value.trim() !== '').map(Number));
    const isAsked = (code: number) => {
      const known = field.values.things[code];
      if (code === 0 || !known) return false;
      if (typeof known.value === 'number') return numbers.has(known.value);
      return typeof known.value === 'boolean' ? values.includes(String(known.value)) : keys.has(known.key);
    };
    this.ask(group, `field ${JSON.stringify([name, values])}`, () =>
      byCode(() => field.column.data, field.values.size, isAsked),
    );
  }

  private askVariants(having: Having): void {
    const { table, filter } = this;
    const { set } = table.variants;
    this.ask(VARIANT, `variant ${JSON.stringify([filter.options, filter.inStock])}`, () =>
      filter.inStock
        ? byEach((slot) => having.isMet(slot, true))
        : byCode(
            () => set.data,
            table.variants.sets.size,
            (code) => having.isInSet(code),
          ),
    );
  }

  private askPrices(having: Having | undefined): void {
    const { table, filter } = this;
    const { minPriceCents: least = 0, maxPriceCents: most = Number.POSITIVE_INFINITY, inStock } = filter;
    if (least === 0 && most === Number.POSITIVE_INFINITY) return;
    const own = () => byRange(() => table.price, least, most);
    const key = `price ${least} ${most}`;
    if (!having) this.ask(PRICE, key, own);
    else {
      this.ask(OWN_PRICE, key, own);
      const choice = JSON.stringify([filter.options, inStock]);
      // of those without what was chosen no variant is shown
      this.ask(PRICE, `${key} ${choice}`, () =>
        byEach(
          (slot) =>
            having.isMet(slot, inStock) && isWithin(shownPrice(table, slot, having, inStock), least, most),
        ),
      );
    }
  }
}

function shownPrice(
  { price, variants }: ProductTable,
  slot: number,
  having: Having | undefined,
  inStock: boolean,
) {
  const its = price[slot] ?? 0;
  if (!having) return its;
  const set = variants.set.data[slot] ?? 0;
  const wanted = (word: number) => having.bits(set, word) & (inStock ? variants.stockBits(slot, word) : -1);
  return variants.leastOf(slot, wanted) ?? its;
}
