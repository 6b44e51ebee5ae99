import type { OptionView } from '../../application/views.js';

/** Variants follow the order in which the product names its option values, e.g. S before M. */
export function inOptionOrder<V extends { options: Readonly<Record<string, string>> }>({
  variants,
  options,
}: {
  variants: readonly V[];
  options: readonly OptionView[];
}): V[] {
  const rank = (variant: V) =>
    options.map(({ name, values }) => values.findIndex(({ value }) => value === variant.options[name]));
  return variants.toSorted((a, b) => {
    const [ranksA, ranksB] = [rank(a), rank(b)];
    const place = ranksA.findIndex((value, index) => value !== ranksB[index]);
    return place < 0 ? 0 : (ranksA[place] ?? 0) - (ranksB[place] ?? 0);
  });
}
