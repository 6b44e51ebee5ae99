import { spellingKey } from '../../../kernel/spelling-key.js';
import { CodeColumn, Codes, grown } from './codes.js';
import type { CountedProduct } from './counted-product.js';
import { IdSlots } from './id-slots.js';
import { VariantSets } from './variant-sets.js';

export const ON_SALE = 1;
export const FEATURED = 2;
export const REDUCED = 4;
export const IN_STOCK = 8;
/** So many different sets and values are held besides the numbers: as texts they take some 60 MB. */
const MOST_THINGS = 300_000;

/** A value of a field in one spelling. */
export interface FieldValueCode {
  value: string | number | boolean;
  key: string;
}

/** Products on sale as columns of numbers, each at its slot; one that leaves keeps its slot for when it comes back. */
export class ProductTable {
  readonly ids = new IdSlots();
  capacity = 0;
  /** So many of the first slots are in the order of the ids. */
  inOrder = 0;
  flags = new Uint8Array(0);
  /** In tenths of a star, as shown. */
  rating = new Uint8Array(0);
  ratings = new Uint32Array(0);
  sold = new Int32Array(0);
  shelf = new Int32Array(0);
  /** Where the merchant put it among those that are put forward; the largest number for nowhere. */
  place = new Int32Array(0);
  price = new Float64Array(0);
  created = new Float64Array(0);
  readonly categorySet = new CodeColumn();
  readonly categorySets = new Codes<readonly (readonly [key: string, name: string])[]>([]);
  readonly swatchSet = new CodeColumn();
  readonly swatchSets = new Codes<readonly (readonly [value: string, swatch: string])[]>([]);
  readonly fields: readonly { name: string; column: CodeColumn; values: Codes<FieldValueCode> }[];
  readonly variants = new VariantSets();

  constructor(readonly filterable: readonly string[]) {
    const values = () => new Codes<FieldValueCode>({ value: '', key: '' });
    this.fields = filterable.map((name) => ({ name, column: new CodeColumn(), values: values() }));
  }

  get size(): number {
    return this.ids.size;
  }

  /** Whether it holds so many different things that it would take more memory than it may. */
  get isTooMuch(): boolean {
    const { variants, categorySets, swatchSets, fields } = this;
    const sets = [variants.sets, categorySets, swatchSets, ...fields.map(({ values }) => values)];
    return sets.reduce((sum, { size }) => sum + size, 0) > MOST_THINGS;
  }

  /** Room for so many. */
  reserve(size: number): void {
    if (size <= this.capacity) return;
    this.capacity = Math.max(size, Math.ceil(this.capacity * 1.1), 1_024);
    const { capacity } = this;
    this.flags = grown(this.flags, capacity);
    this.rating = grown(this.rating, capacity);
    this.ratings = grown(this.ratings, capacity);
    this.sold = grown(this.sold, capacity);
    this.shelf = grown(this.shelf, capacity);
    this.place = grown(this.place, capacity);
    this.price = grown(this.price, capacity);
    this.created = grown(this.created, capacity);
    this.ids.grow(capacity);
    this.variants.grow(capacity);
    for (const column of [this.categorySet, this.swatchSet, ...this.fields.map((field) => field.column)])
      column.grow(capacity);
  }

  isOnSale(slot: number): boolean {
    return ((this.flags[slot] ?? 0) & ON_SALE) !== 0;
  }

  /** Writes the product at its slot. @returns the slot */
  put(product: CountedProduct): number {
    this.reserve(this.size + 1);
    const slot = this.ids.take(product.id);
    const { variants } = product;
    this.price[slot] = product.price;
    this.created[slot] = product.created;
    this.rating[slot] = Math.round(product.rating * 10);
    this.ratings[slot] = product.ratings;
    this.sold[slot] = product.sold;
    this.shelf[slot] = product.shelf;
    this.place[slot] = product.place ?? 0x7fff_ffff;
    this.flags[slot] =
      ON_SALE |
      (product.featured ? FEATURED : 0) |
      (product.reduced ? REDUCED : 0) |
      (variants.some(([, , inStock]) => inStock) ? IN_STOCK : 0);
    const { categories, options, fields } = product;
    this.categorySet.set(
      slot,
      this.categorySets.of(JSON.stringify(categories), () => categories),
    );
    const swatches = swatchesOf(options);
    this.swatchSet.set(
      slot,
      swatches.length === 0 ? 0 : this.swatchSets.of(JSON.stringify(swatches), () => swatches),
    );
    for (const { name, column, values } of this.fields) column.set(slot, codeOf(values, own(fields, name)));
    this.variants.put(slot, variants, product.price !== product.maxPrice);
    return slot;
  }

  /** It is no longer on sale. */
  leave(slot: number): void {
    this.flags[slot] = 0;
  }
}

const own = (fields: Record<string, unknown>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

function codeOf(values: Codes<FieldValueCode>, value: unknown): number {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return 0;
  return values.of(`${typeof value} ${value}`, () => ({ value, key: spellingKey(String(value)) }));
}

const swatchesOf = (options: CountedProduct['options']) =>
  options.flatMap(({ values }) =>
    values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch] as const])),
  );
