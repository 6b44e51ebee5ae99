import { spellingKey } from '../../../kernel/spelling-key.js';
import { namesOf, type ProductFilter } from '../../application/product-filter.js';
import type { Facets } from '../../application/views.js';
import { compareValues } from '../../domain/value-order.js';

/** A value of an option in one spelling. */
export interface SpelledValue {
  /** 0 is what was found, `n` what would be found without the filter's own option number `n`. */
  part: number;
  name: string;
  value: string;
  /** How many products have it. */
  count: number;
  /** The oldest of them. */
  first: string;
}

/** One filter for each option and one choice for each value, whatever their spellings; the most frequent is shown. */
export function groupOptions(
  rows: readonly SpelledValue[],
  swatches: Record<string, string>,
  chosen: ProductFilter['options'],
): Facets['options'] {
  const keys = chosen.map((option) => namesOf(option).map(spellingKey));
  const isAsked = ({ part, name }: SpelledValue) =>
    part === 0 ? !keys.flat().includes(spellingKey(name)) : keys[part - 1]?.includes(spellingKey(name));
  return byKey(rows.filter(isAsked), 'name').map((ofName) => ({
    name: usual(ofName, 'name'),
    values: byKey(ofName, 'value')
      .map((spelled) => ({
        value: usual(spelled, 'value'),
        swatch: spelled.map(({ value }) => own(swatches, value)).find((swatch) => swatch !== null) ?? null,
        count: spelled.reduce((sum, { count }) => sum + count, 0),
      }))
      .sort((one, other) => compareValues(one.value, other.value)),
  }));
}

/** In the order of the keys. */
function byKey(rows: readonly SpelledValue[], member: 'name' | 'value'): SpelledValue[][] {
  const groups = Map.groupBy(rows, (row) => spellingKey(row[member]));
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

/** The spelling of most products; of two that are as frequent the one that was written first. */
function usual(rows: readonly SpelledValue[], member: 'name' | 'value'): string {
  const spellings = [...Map.groupBy(rows, (row) => row[member])].map(([spelling, group]) => ({
    spelling,
    count: group.reduce((sum, { count }) => sum + count, 0),
    first: group.map(({ first }) => first).sort()[0] ?? '',
  }));
  const [most] = spellings.sort((a, b) => b.count - a.count || (a.first < b.first ? -1 : 1));
  return most?.spelling ?? '';
}

/** A value may be called as something that every object has. */
const own = (swatches: Record<string, string>, value: string): string | null =>
  (Object.hasOwn(swatches, value) ? swatches[value] : undefined) ?? null;
