import { spellingKey } from '../../../kernel/spelling-key.js';
import { namesOf, type ProductFilter } from '../../application/product-filter.js';
import { grown } from './codes.js';
import type { VariantSets } from './variant-sets.js';

/** So many variants have their bits in one number. */
const BITS = 32;

/** Which variants of each set have all the options, in one of the values each. */
export class Having {
  /** For each set the bits of its first variants, where they are known. */
  private first = new Uint32Array(0);
  private isKnown = new Uint8Array(0);
  private readonly asked: { nameKeys: ReadonlySet<string>; valueKeys: ReadonlySet<string> }[];

  /** `omit` is an option that counts as not asked for. */
  constructor(
    private readonly variants: VariantSets,
    options: ProductFilter['options'],
    omit?: string,
  ) {
    this.asked = options
      .filter(({ name }) => name !== omit)
      .map((option) => ({
        nameKeys: new Set(namesOf(option).map(spellingKey)),
        valueKeys: new Set(option.values.map(spellingKey)),
      }));
  }

  /** Bit n of word w: the variant 32 w + n of the set has them. */
  bits(set: number, word: number): number {
    if (word > 0) return this.look(set, word);
    if (this.isKnown[set] !== 1) {
      if (set >= this.first.length) {
        this.first = grown(this.first, this.variants.sets.size);
        this.isKnown = grown(this.isKnown, this.variants.sets.size);
      }
      this.first[set] = this.look(set, 0);
      this.isKnown[set] = 1;
    }
    return this.first[set] ?? 0;
  }

  isInSet(set: number): boolean {
    for (let word = 0; word < this.words(set); word += 1) if (this.bits(set, word) !== 0) return true;
    return false;
  }

  /** Whether the product at the slot has such a variant, one in stock where that is asked. */
  isMet(slot: number, inStock: boolean): boolean {
    const set = this.variants.set.data[slot] ?? 0;
    const first = this.bits(set, 0) & (inStock ? (this.variants.inStock[slot] ?? 0) : -1);
    if (first !== 0) return true;
    for (let word = 1; word < this.words(set); word += 1)
      if (this.bits(set, word) & (inStock ? this.variants.stockBits(slot, word) : -1)) return true;
    return false;
  }

  private words(set: number): number {
    return Math.ceil((this.variants.sets.things[set]?.length ?? 0) / BITS);
  }

  private look(set: number, word: number): number {
    let bits = 0;
    const variants = this.variants.sets.things[set] ?? [];
    for (const [at, codes] of variants.slice(BITS * word, BITS * (word + 1)).entries())
      if (this.asked.every((option) => codes.some((code) => this.isOf(option, code)))) bits |= 1 << at;
    return bits;
  }

  private isOf({ nameKeys, valueKeys }: Having['asked'][number], code: number): boolean {
    const value = this.variants.values.things[code];
    return value !== undefined && nameKeys.has(value.nameKey) && valueKeys.has(value.valueKey);
  }
}
