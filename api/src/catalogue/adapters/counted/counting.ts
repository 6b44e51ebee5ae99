import { toSmallest } from '../../../kernel/currency.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import type { Facets } from '../../application/views.js';
import { MOST_VALUES, type FieldCount } from '../persistence/facet-fields.js';
import { PRICES, STARS, type FacetsRow } from '../persistence/facets-sql.js';
import { CATEGORY, OWN_PRICE, PRICE, RATING, VARIANT, ofField, type Matching } from './matching.js';
import { countOptions } from './counting-options.js';
import { IN_STOCK, type ProductTable } from './product-table.js';

/** The counts as `facetsSql` and `countCategories` tell them; `lists` are two of the table's size, the first of what was found. */
export function countsOf(
  matching: Matching,
  found: Uint32Array,
  spare: Uint32Array,
): FacetsRow & { categories: Facets['categories'] } {
  const { table, filter } = matching;
  /** Those that fail nothing but a group that has a condition of its own. */
  const but = (group: number, hasOwn: boolean) =>
    hasOwn ? spare.subarray(0, matching.those(OWN_PRICE | group, spare)) : found;
  const isPriced = filter.minPriceCents !== undefined || filter.maxPriceCents !== undefined;
  const fields = filter.fields.flatMap(({ name }, at) =>
    countField(table, name, but(ofField(at), true), at + 1),
  );
  return {
    price: countPrices(matching, but(PRICE, isPriced)),
    ratings: countStars(table, but(RATING, filter.minRating !== undefined)),
    categories: countCategories(table, but(CATEGORY, filter.categories.length > 0)),
    fields: [...table.fields.flatMap(({ name }) => countField(table, name, found, 0)), ...fields],
    in_stock: countInStock(matching, found),
    ...withOptions(matching, found, spare),
  };
}

function withOptions(matching: Matching, found: Uint32Array, spare: Uint32Array) {
  const { table, filter, having } = matching;
  const stocked = { inStock: filter.inStock };
  const options = countOptions(table, found, { part: 0, having, ...stocked });
  if (!having) return { options, swatches: swatchesOf(table, found) };
  const wider = spare.subarray(0, matching.those(VARIANT | PRICE, spare));
  const own = filter.options.flatMap(({ name }, at) =>
    countOptions(table, wider, {
      part: at + 1,
      having: table.variants.having(filter.options, name),
      only: spellingKey(name),
      ...stocked,
    }),
  );
  return { options: [...options, ...own], swatches: swatchesOf(table, wider) };
}

/** How many of the slots have each code. */
function counted(codes: ArrayLike<number>, slots: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < slots.length; at += 1) {
    const code = codes[slots[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countPrices(matching: Matching, slots: Uint32Array): FacetsRow['price'] {
  const ranges = PRICES.map(({ min, max }) => ({
    min: toSmallest(min),
    max: max === null ? Number.POSITIVE_INFINITY : toSmallest(max),
    count: 0,
  }));
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  const { price } = matching.table;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const shown = matching.having ? matching.shownPrice(slot) : (price[slot] ?? 0);
    if (shown < min) min = shown;
    if (shown > max) max = shown;
    for (let one = 0; one < ranges.length; one += 1) {
      const range = ranges[one];
      if (range && shown >= range.min && shown <= range.max) range.count += 1;
    }
  }
  return { min: slots.length === 0 ? 0 : min, max, counts: ranges.map(({ count }) => count) };
}

function countStars(table: ProductTable, slots: Uint32Array): number[] {
  const tenths = counted(table.rating, slots, 51);
  return STARS.map((stars) => tenths.subarray(stars * 10).reduce((sum, count) => sum + count, 0));
}

function countCategories(table: ProductTable, slots: Uint32Array): Facets['categories'] {
  const { categorySet, categorySets } = table;
  const found = new Map<string, { value: string; count: number }>();
  const counts = counted(categorySet.data, slots, categorySets.size);
  for (const [code, set] of categorySets.things.entries()) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    for (const [key, name] of set) {
      const before = found.get(key);
      if (!before) found.set(key, { value: name, count });
      else {
        before.count += count;
        if (name < before.value) before.value = name;
      }
    }
  }
  return [...found.values()].sort(
    (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
  );
}

/** Each value in its most frequent spelling with the products of all of them; no more than can be told. */
function countField(table: ProductTable, name: string, slots: Uint32Array, part: number): FieldCount[] {
  const field = table.fields.find((one) => one.name === name);
  if (!field) return [];
  const counts = counted(field.column.data, slots, field.values.size);
  const met = field.values.things
    .map((value, code) => ({ ...value, count: code === 0 ? 0 : (counts[code] ?? 0) }))
    .filter(({ count }) => count > 0);
  return [...Map.groupBy(met, ({ key }) => key)]
    .map(([key, spelled]) => {
      const usual = spelled.reduce((most, one) => (one.count > most.count ? one : most));
      return { key, value: usual.value, count: spelled.reduce((sum, { count }) => sum + count, 0) };
    })
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_VALUES)
    .map(({ value, count }) => ({ part, name, value, count }));
}

/** Those that have a variant with what is chosen in stock. */
function countInStock({ table, having }: Matching, slots: Uint32Array): number {
  const { flags, variants } = table;
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (!having) count += (flags[slot] ?? 0) & IN_STOCK ? 1 : 0;
    else {
      const bits = having[variants.set.data[slot] ?? 0] ?? [];
      if (bits.some((word, nth) => (word & variants.stockBits(slot, nth)) !== 0)) count += 1;
    }
  }
  return count;
}

/** The first colour of each value, of those that the products have. */
function swatchesOf({ swatchSet, swatchSets }: ProductTable, slots: Uint32Array): Record<string, string> {
  const counts = counted(swatchSet.data, slots, swatchSets.size);
  const first = new Map<string, string>();
  for (const [code, set] of swatchSets.things.entries())
    if ((counts[code] ?? 0) > 0)
      for (const [value, swatch] of set) {
        const before = first.get(value);
        if (before === undefined || swatch < before) first.set(value, swatch);
      }
  return Object.fromEntries(first);
}
