import type { SpelledValue } from '../persistence/facet-options.js';
import type { Having } from './having.js';
import type { ProductTable } from './product-table.js';

export interface OptionsAsked {
  part: number;
  /** Variants that count; undefined for all. */
  having: Having | undefined;
  /** And are in stock. */
  inStock: boolean;
  /** Of the options of these keys alone. */
  only?: ReadonlySet<string>;
}

const ALL = -1;

/** How many of the products have each value of an option in a variant that counts. */
export function countOptions(table: ProductTable, slots: Uint32Array, asked: OptionsAsked): SpelledValue[] {
  const { values } = table.variants;
  const tally = new Tally(table, values.size);
  if (!asked.having && !asked.inStock) wholeSets(table, slots, tally);
  else chosenOnes(table, slots, asked, tally);
  return values.things.flatMap(({ name, value, nameKey }, code) => {
    const count = tally.counts[code] ?? 0;
    if (code === 0 || count === 0 || asked.only?.has(nameKey) === false) return [];
    return [{ part: asked.part, name, value, count, first: table.ids.idOf(tally.first[code] ?? 0) }];
  });
}

/** Products by code, and the oldest of each. */
class Tally {
  readonly counts: Uint32Array;
  readonly first: Uint32Array;

  constructor(
    private readonly table: ProductTable,
    size: number,
  ) {
    this.counts = new Uint32Array(size);
    this.first = new Uint32Array(size);
  }

  add(code: number, slot: number, count = 1): void {
    const before = this.counts[code] ?? 0;
    if (before === 0 || this.isOlder(slot, this.first[code] ?? 0)) this.first[code] = slot;
    this.counts[code] = before + count;
  }

  /** Slots that were taken at the beginning are in the order of their ids. */
  isOlder(slot: number, other: number): boolean {
    const { inOrder, ids } = this.table;
    return slot < inOrder && other < inOrder ? slot < other : ids.compare(slot, other) < 0;
  }
}

/** Every variant counts: products with the same set of them are counted together. */
function wholeSets({ variants, inOrder, ids }: ProductTable, slots: Uint32Array, tally: Tally): void {
  const { data } = variants.set;
  const counts = new Uint32Array(variants.sets.size);
  const first = new Uint32Array(variants.sets.size);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const set = data[slot] ?? 0;
    const before = counts[set] ?? 0;
    // slots come in order, so only those behind the first are compared
    if (before === 0 || (slot >= inOrder && ids.compare(slot, first[set] ?? 0) < 0)) first[set] = slot;
    counts[set] = before + 1;
  }
  for (const [set, count] of counts.entries())
    if (count > 0)
      for (const code of new Set(variants.sets.things[set]?.flat())) tally.add(code, first[set] ?? 0, count);
}

function chosenOnes(
  { variants }: ProductTable,
  slots: Uint32Array,
  { having, inStock }: OptionsAsked,
  tally: Tally,
): void {
  const { data } = variants.set;
  const { things } = variants.sets;
  /** The last product that was counted for each code, and one more. */
  const last = new Uint32Array(tally.counts.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const code = data[slot] ?? 0;
    const set = things[code] ?? [];
    for (let word = 0; word * 32 < set.length; word += 1) {
      const bits =
        (having ? having.bits(code, word) : ALL) & (inStock ? variants.stockBits(slot, word) : ALL);
      for (let nth = word * 32; nth < set.length && nth < word * 32 + 32; nth += 1) {
        if ((bits & (1 << (nth & 31))) === 0) continue;
        for (const value of set[nth] ?? []) {
          if (last[value] === slot + 1) continue;
          last[value] = slot + 1;
          tally.add(value, slot);
        }
      }
    }
  }
}
