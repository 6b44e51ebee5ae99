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

type Options = Variant['options'];

/** Whether `b` says all that `a` says. */
const within = (a: Options, b: Options) => Object.entries(a).every(([name, value]) => b[name] === value);
const same = (a: Options, b: Options) => within(a, b) && within(b, a);
/** The same with an option more or less, as "M" and "M / Ink". */
const akin = (a: Options, b: Options) => within(a, b) || within(b, a);

/**
 * One variant per combination. Those that exist, or that `saved` has, are kept as they are. A variant that is gone only
 * because an option was added or removed lives on, with its stock, in the first combination that is akin to it; the
 * others are left out. What is missing is added at `price`, as heavy as the first, with nothing in stock.
 */
export function variantsFor(
  options: ProductOption[],
  before: Variant[],
  price: number,
  saved: Variant[] = [],
): Variant[] {
  const wanted = combinations(options);
  const made = new Map<Options, Variant>();
  const used: Variant[] = [];
  const claim = (known: Variant[], fits: typeof same) => {
    for (const one of wanted.filter((combination) => !made.has(combination))) {
      const isFree = ({ id }: Variant) => id === undefined || used.every((other) => other.id !== id);
      const found = known.find(
        (variant) => fits(variant.options, one) && isFree(variant) && !used.includes(variant),
      );
      if (!found) continue;
      used.push(found);
      made.set(one, same(found.options, one) ? found : { ...found, options: one });
    }
  };
  claim(before, same);
  claim(saved, same);
  claim(before, akin);
  const { grams = 0, lengthMm = 0, widthMm = 0, heightMm = 0 } = before[0] ?? {};
  const measures = { grams, lengthMm, widthMm, heightMm };
  return wanted.map((one) => made.get(one) ?? { sku: '', options: one, price, ...measures, stock: 0 });
}

/** The variants under another name of one of their options. */
export const renamed = (variants: Variant[], from: string, to: string): Variant[] =>
  variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(
      Object.entries(variant.options).map(([name, value]) => [name === from ? to : name, value]),
    ),
  }));

/** Saved variants with pieces on the shelf that are no longer among those of the form. */
export const lostStock = (saved: Variant[], now: Variant[]): Variant[] =>
  saved.filter(({ id, stock }) => (stock ?? 0) > 0 && now.every((one) => one.id !== id));
