import type { ProductTable } from './product-table.js';

/** Whether a product meets something; asked for all of them once, and for each again that has changed. */
export interface Test {
  meets: (slot: number) => boolean;
  /** The same for so many of the first slots, a bit each. */
  fill: (bits: Uint32Array, size: number) => void;
}

/** So many are kept: of a million products each takes 125 KB. */
const MOST_KEPT = 64;

/** Which products meet the conditions that were asked for lately, a bit each. */
export class Conditions {
  private readonly kept = new Map<string, { test: Test; bits: Uint32Array }>();

  private spare = new Uint32Array(0);

  constructor(private readonly table: ProductTable) {}

  /** `key` tells it apart from all others. */
  of(key: string, make: () => Test): Uint32Array {
    const known = this.kept.get(key);
    const { table } = this;
    this.kept.delete(key);
    if (known && known.bits.length >= wordsFor(table.size)) {
      this.kept.set(key, known);
      return known.bits;
    }
    const test = make();
    const bits = new Uint32Array(wordsFor(table.capacity));
    test.fill(bits, table.size);
    if (this.kept.size >= MOST_KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, { test, bits });
    return bits;
  }

  /** Bits for all products, for whoever needs them for a moment. */
  room(): Uint32Array {
    const words = wordsFor(this.table.size);
    if (this.spare.length < words) this.spare = new Uint32Array(wordsFor(this.table.capacity));
    return this.spare.subarray(0, words);
  }

  /** Products at these slots are others now. */
  changed(slots: readonly number[]): void {
    for (const { test, bits } of this.kept.values())
      for (const slot of slots) {
        const bit = 1 << (slot & 31);
        const word = bits[slot >>> 5] ?? 0;
        bits[slot >>> 5] = test.meets(slot) ? word | bit : word & ~bit;
      }
  }
}

export const wordsFor = (slots: number): number => Math.ceil(slots / 32);

/** By a number of each product alone, below `size`: of a set, of a value, of stars or flags. */
export function byCode(
  column: () => Uint8Array | Uint16Array | Uint32Array,
  size: number,
  isAsked: (code: number) => boolean,
): Test {
  return {
    meets: (slot) => isAsked(column()[slot] ?? 0),
    fill: (bits, slots) => {
      const asked = new Uint8Array(size);
      for (let code = 0; code < size; code += 1) asked[code] = isAsked(code) ? 1 : 0;
      fillByCode(bits, slots, column(), asked);
    },
  };
}

/** By a number from `least` to `most`. */
export const byRange = (column: () => Float64Array, least: number, most: number): Test => ({
  meets: (slot) => isWithin(column()[slot] ?? 0, least, most),
  fill: (bits, slots) => {
    const numbers = column();
    for (let word = 0, slot = 0; slot < slots; word += 1) {
      const end = Math.min(slot + 32, slots);
      let met = 0;
      for (let bit = 0; slot < end; slot += 1, bit += 1) {
        const number = numbers[slot] ?? 0;
        met |= (number >= least && number <= most ? 1 : 0) << bit;
      }
      bits[word] = met;
    }
  },
});

export const isWithin = (number: number, least: number, most: number): boolean =>
  number >= least && number <= most;

/** By whatever is known of each. */
export const byEach = (meets: (slot: number) => boolean): Test => ({
  meets,
  fill: (bits, slots) => {
    for (let slot = 0; slot < slots; slot += 1)
      if (meets(slot)) bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
  },
});

function fillByCode(bits: Uint32Array, size: number, codes: ArrayLike<number>, asked: Uint8Array): void {
  for (let word = 0, slot = 0; slot < size; word += 1) {
    const end = Math.min(slot + 32, size);
    let met = 0;
    for (let bit = 0; slot < end; slot += 1, bit += 1) met |= (asked[codes[slot] ?? 0] ?? 0) << bit;
    bits[word] = met;
  }
}

/** How many bits are set in so many of the first words. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** The numbers of the bits that are set, into `list`. @returns how many */
export function listBits(bits: Uint32Array, list: Uint32Array): number {
  let length = 0;
  for (let at = 0; at < bits.length; at += 1)
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      list[length] = 32 * at + 31 - Math.clz32(word & -word);
      length += 1;
    }
  return length;
}
