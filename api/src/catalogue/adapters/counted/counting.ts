import { toSmallest } from '../../../kernel/currency.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { namesOf } from '../../application/product-filter.js';
import type { Facets } from '../../application/views.js';
import { MOST_VALUES, type FieldCount } from '../persistence/facet-fields.js';
import { PRICES, STARS, type FacetsRow } from '../persistence/facets-sql.js';
import { OWN_PRICE, PRICE, RATING, VARIANT, ofField, type Matching } from './matching.js';
import { countOptions } from './counting-options.js';
import { Having } from './having.js';
import { IN_STOCK, type ProductTable } from './product-table.js';

/** The counts as `facetsSql` tells them; `lists` have room for all products. */
export function countsOf(matching: Matching, lists: readonly [Uint32Array, Uint32Array]): FacetsRow {
  const { table, filter } = matching;
  const [all, spare] = lists;
  const found = all.subarray(0, matching.those(OWN_PRICE, all));
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
  const own = filter.options.flatMap((option, at) =>
    countOptions(table, wider, {
      part: at + 1,
      having: new Having(table.variants, filter.options, option.name),
      only: new Set(namesOf(option).map(spellingKey)),
      ...stocked,
    }),
  );
  return { options: [...options, ...own], swatches: swatchesOf(table, wider) };
}

/** How many of the slots have each code. */
function counted(
  codes: Uint8Array | Uint16Array | Uint32Array,
  slots: Uint32Array,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  // two loops, so that Node.js compiles the first for bytes alone, as most columns are
  if (codes instanceof Uint8Array)
    for (let at = 0; at < slots.length; at += 1) {
      const code = codes[slots[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  else
    for (let at = 0; at < slots.length; at += 1) {
      const code = codes[slots[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  return counts;
}

function countPrices(matching: Matching, slots: Uint32Array): FacetsRow['price'] {
  const from = Float64Array.from(PRICES, (range) => toSmallest(range.min));
  const to = Float64Array.from(PRICES, (range) =>
    range.max === null ? Number.POSITIVE_INFINITY : toSmallest(range.max),
  );
  const counts = PRICES.map(() => 0);
  let [min, max] = [Number.POSITIVE_INFINITY, 0];
  const { price } = matching.table;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const shown = matching.having ? matching.shownPrice(slot) : (price[slot] ?? 0);
    if (shown < min) min = shown;
    if (shown > max) max = shown;
    for (let one = 0; one < counts.length; one += 1)
      if (shown >= (from[one] ?? 0) && shown <= (to[one] ?? 0)) counts[one] = (counts[one] ?? 0) + 1;
  }
  return { min: slots.length === 0 ? 0 : min, max, counts };
}

function countStars(table: ProductTable, slots: Uint32Array): number[] {
  const tenths = counted(table.rating, slots, 51);
  return STARS.map((stars) => tenths.subarray(stars * 10).reduce((sum, count) => sum + count, 0));
}

/** As the statement of this name tells them. */
export function countCategories(matching: Matching, list: Uint32Array): Facets['categories'] {
  const { categorySet, categorySets } = matching.table;
  const slots = list.subarray(0, matching.those(OWN_PRICE, list));
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
  const { flags } = table;
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    count += (having ? having.isMet(slot, true) : ((flags[slot] ?? 0) & IN_STOCK) !== 0) ? 1 : 0;
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
