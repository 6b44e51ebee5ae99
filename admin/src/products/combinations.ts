import type { ProductOption, Variant } from '../records';

/** "S, M ,  L" as values; a value that was there keeps its swatch, each value once. */
export function valuesFrom(text: string, before: ProductOption['values']): ProductOption['values'] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean);
  return names.map((value) => before.find((known) => known.value === value) ?? { value, swatch: null });
}

/** Every combination of the options' values, in their order. */
export const combinations = (options: ProductOption[]): Record<string, string>[] =>
  options
    .filter(({ name, values }) => name && values.length > 0)
    .reduce<Record<string, string>[]>(
      (made, { name, values }) =>
        made.flatMap((one) => values.map(({ value }) => ({ ...one, [name]: value }))),
      [{}],
    );

const same = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

/**
 * One variant per combination: those that exist are kept as they are, missing ones are added at `price` with nothing in
 * stock, and those whose combination is gone are left out.
 */
export function variantsFor(options: ProductOption[], before: Variant[], price: number): Variant[] {
  return combinations(options).map(
    (wanted) =>
      before.find((known) => same(known.options, wanted)) ?? { sku: '', options: wanted, price, stock: 0 },
  );
}
