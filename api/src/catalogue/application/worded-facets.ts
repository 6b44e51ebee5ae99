import { worded, type Wording } from '../../kernel/goods-texts.js';
import type { ProductField } from '../domain/fields/product-field.js';
import type { Facets, FieldFacet } from './views.js';
import { wordedCategory, wordedValue } from './worded-views.js';

/** The counts for further choices as they read in the language; what is called the same there is counted together. Pure. */
export function wordedFacets(facets: Facets, wording: Wording, declared: readonly ProductField[]): Facets {
  const options = together(
    facets.options.map((one) => ({ ...one, name: wording.word(one.name) })),
    ({ name }) => name,
    (one, other) => ({ ...one, values: [...one.values, ...other.values] }),
  ).map(({ name, values }) => ({
    name,
    values: counted(values.map((one) => ({ ...one, value: wording.word(one.value) }))),
  }));
  return {
    ...facets,
    categories: counted(
      facets.categories.map((one) => ({ ...one, value: wordedCategory(one.value, wording) })),
    ),
    options,
    fields: facets.fields.map((facet) => wordedField(facet, wording, declared)),
  };
}

function wordedField(facet: FieldFacet, wording: Wording, declared: readonly ProductField[]): FieldFacet {
  const field = declared.find(({ name }) => name === facet.name);
  return {
    ...facet,
    label: worded(wording.of('field', facet.name), 'label', facet.label),
    values: facet.values.map((one) => ({
      ...one,
      label: wordedValue(one.label, field, undefined, wording),
    })),
  };
}

const counted = <One extends { value: string; count: number }>(all: readonly One[]): One[] =>
  together(
    all,
    ({ value }) => value,
    (one, other) => ({ ...one, count: one.count + other.count }),
  );

/** In their order, those of one key made one. */
function together<One>(
  all: readonly One[],
  key: (one: One) => string,
  join: (one: One, other: One) => One,
): One[] {
  const found = new Map<string, One>();
  for (const one of all) {
    const before = found.get(key(one));
    found.set(key(one), before ? join(before, one) : one);
  }
  return [...found.values()];
}
