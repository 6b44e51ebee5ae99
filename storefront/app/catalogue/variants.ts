import type { Image, Variant } from '../platform/api/types';
import type { ShownProduct as Product } from '../platform/shown-product';

/** The group that still wants a choice, for the button that asks for it. */
export const WANTED = 'wanted-choice';

type Choosable = Pick<Product, 'options' | 'variants'>;

/** What a shopper has chosen of a product; the address is its only home. */
export type Selection = {
  /** Value by option; an option without a choice is not in it. */
  values: Record<string, string>;
  /** The one thing to buy, once every option has its value. */
  variant: Variant | undefined;
  /** The first option that still wants a choice. */
  missing: string | undefined;
};

const fits = ({ options }: Variant, values: Record<string, string>): boolean =>
  Object.entries(values).every(([name, value]) => options[name] === value);

const best = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(({ inStock }) => inStock) ?? variants[0];

/**
 * The choice that the URL names: `variant` for all of it, `option=Name:Value` for parts, `colour` from a list. A colour, and what has one value
 * only, is chosen beforehand: the first that can be bought. A size, a storage, a weight among several is for the shopper.
 */
export function readSelection({ options, variants }: Choosable, params: URLSearchParams): Selection {
  const named = variants.find(({ _id }) => _id === params.get('variant'));
  if (named) return { values: named.options, variant: named, missing: undefined };
  const pairs = params.getAll('option');
  const values: Record<string, string> = {};
  const colour = params.get('colour');
  for (const { name, values: offered } of options) {
    const asked = offered.find(
      ({ value, swatch }) => pairs.includes(`${name}:${value}`) || (swatch && value === colour),
    );
    if (asked) values[name] = asked.value;
  }
  for (const { name, values: offered } of options) {
    const beforehand = offered.length === 1 || offered.some(({ swatch }) => swatch);
    const start = best(variants.filter((variant) => fits(variant, values)))?.options[name];
    if (!(name in values) && beforehand && start) values[name] = start;
  }
  const missing = options.find(({ name, values: offered }) => offered.length > 0 && !(name in values))?.name;
  return {
    values,
    missing,
    variant: missing ? undefined : best(variants.filter((one) => fits(one, values))),
  };
}

/** From the cheapest to the dearest of what the choice still leaves open, and whether each of it is a download. */
export function pricesOf(product: Product, { values, variant }: Selection) {
  if (variant) return { ...variant, maxPrice: variant.price };
  const open = product.variants.filter((one) => fits(one, values));
  const [first = product, ...others] = open;
  const cheapest = others.reduce<Variant | Product>((low, one) => (one.price < low.price ? one : low), first);
  return {
    ...cheapest,
    among: open,
    maxPrice: Math.max(...open.map(({ price }) => price), cheapest.price),
    inStock: open.some(({ inStock }) => inStock),
    isDownload: open.every(({ isDownload }) => isDownload),
    stock: null,
  };
}

export type Choice = {
  value: string;
  swatch: string | null;
  selected: boolean;
  /** The query of the address after a click: the same in all other options, or the nearest there is. */
  search: string;
  /** False when this value with the other choices does not exist or is sold out: shown greyed. */
  available: boolean;
};

/** The values of one option as the shopper sees them beside what is chosen. */
export function choicesOf(product: Choosable, optionName: string, { values: chosen }: Selection): Choice[] {
  const option = product.options.find(({ name }) => name === optionName);
  return (option?.values ?? []).map(({ value, swatch }) => {
    const values = { ...chosen, [optionName]: value };
    const exact = product.variants.filter((variant) => fits(variant, values));
    const nearest = best(exact) ?? best(product.variants.filter((one) => fits(one, { [optionName]: value })));
    const whole = product.options.every(
      ({ name, values: offered }) => offered.length === 0 || name in values,
    );
    return {
      value,
      swatch,
      selected: chosen[optionName] === value,
      search: whole ? (nearest ? `?variant=${nearest._id}` : '') : partly(values),
      available: exact.some(({ inStock }) => inStock),
    };
  });
}

function partly(values: Record<string, string>): string {
  const pairs = Object.entries(values).map(([name, value]) => ['option', `${name}:${value}`]);
  return `?${new URLSearchParams(pairs).toString()}`;
}

/** The pictures of what is chosen: the variant's own first, then those of its colour and the general ones; all, if none is. */
export function picturesFor(images: readonly Image[], { values, variant }: Selection): Image[] {
  const chosen = Object.values(values);
  const shown = images.filter(({ optionValue }) => optionValue === null || chosen.includes(optionValue));
  const rank = ({ url, optionValue }: Image) => (url === variant?.image ? 0 : optionValue === null ? 2 : 1);
  return [...(shown.length > 0 ? shown : images)].sort((a, b) => rank(a) - rank(b));
}
