import { spellingKey } from '../../../kernel/spelling-key.js';
import type { CountedProduct } from './counted-product.js';
import { CodeColumn, Codes, grown } from './codes.js';

/** Variants of one product: for each the numbers of its option values. Most products share theirs with many others. */
export type VariantSet = readonly (readonly number[])[];

/** A value of an option in one spelling. */
export interface OptionValueCode {
  name: string;
  value: string;
  nameKey: string;
  valueKey: string;
}

/** So many variants have their bits in one number. */
const BITS = 32;

/** Which variants products have, which of them are in stock and what they cost. */
export class VariantSets {
  readonly sets = new Codes<VariantSet>([]);
  readonly values = new Codes<OptionValueCode>({ name: '', value: '', nameKey: '', valueKey: '' });
  readonly set = new CodeColumn();
  /** Bit n: the nth variant is in stock. Of products with more variants those are in `manyInStock`. */
  inStock = new Uint32Array(0);
  private readonly manyInStock = new Map<number, Uint32Array>();
  /** One more than where the prices of the variants stand; 0 where all cost the same. */
  private priceAt = new Uint32Array(0);
  private prices = new Float64Array(1_024);
  private priced = 0;

  grow(capacity: number): void {
    this.set.grow(capacity);
    this.inStock = grown(this.inStock, capacity);
    this.priceAt = grown(this.priceAt, capacity);
  }

  put(slot: number, variants: CountedProduct['variants'], differ: boolean): void {
    const codes = variants.map(([options]) =>
      Object.entries(options).map(([name, value]) => this.codeOf(name, value)),
    );
    const before = this.sets.things[this.set.data[slot] ?? 0]?.length;
    this.set.set(
      slot,
      this.sets.of(JSON.stringify(codes), () => codes),
    );
    const bits = new Uint32Array(Math.max(1, Math.ceil(variants.length / BITS)));
    for (const [at, [, , inStock]] of variants.entries())
      if (inStock) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
    this.inStock[slot] = bits[0] ?? 0;
    if (bits.length > 1) this.manyInStock.set(slot, bits);
    else this.manyInStock.delete(slot);
    if (differ)
      this.putPrices(
        slot,
        variants.map(([, price]) => price),
        before,
      );
    else this.priceAt[slot] = 0;
  }

  /** The bits of word `word` of the product's variants in stock. */
  stockBits(slot: number, word: number): number {
    if (word === 0) return this.inStock[slot] ?? 0;
    return this.manyInStock.get(slot)?.[word] ?? 0;
  }

  /** The least price of those variants; undefined where all cost the same. */
  leastOf(slot: number, bitsOf: (word: number) => number): number | undefined {
    const start = this.priceAt[slot] ?? 0;
    if (start === 0) return undefined;
    const variants = this.sets.things[this.set.data[slot] ?? 0]?.length ?? 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < variants; at += 1)
      if (bitsOf(at >> 5) & (1 << (at & 31))) least = Math.min(least, this.prices[start - 1 + at] ?? least);
    return least;
  }

  private codeOf(name: string, value: string): number {
    return this.values.of(JSON.stringify([name, value]), () => ({
      name,
      value,
      nameKey: spellingKey(name),
      valueKey: spellingKey(value),
    }));
  }

  /** Where they were before, if they are as many. */
  private putPrices(slot: number, prices: readonly number[], before: number | undefined): void {
    const known = before === prices.length ? (this.priceAt[slot] ?? 0) : 0;
    const start = known > 0 ? known - 1 : this.priced;
    if (start + prices.length > this.prices.length)
      this.prices = grown(this.prices, Math.ceil((start + prices.length) * 1.25));
    this.prices.set(prices, start);
    this.priceAt[slot] = start + 1;
    this.priced = Math.max(this.priced, start + prices.length);
  }
}
