import type { Image, Product, Variant } from '../platform/api/types';

type Choosable = Pick<Product, 'options' | 'variants'>;

/** The variant that the URL names; otherwise the first that can be bought; otherwise the first. */
export function selectedVariant({ variants }: Choosable, wanted: string | null): Variant | undefined {
  return variants.find(({ _id }) => _id === wanted) ?? variants.find(({ inStock }) => inStock) ?? variants[0];
}

export type Choice = {
  value: string;
  swatch: string | null;
  selected: boolean;
  /** The variant chosen by a click: the same in all other options, or the nearest there is. */
  variant: Variant | undefined;
  /** False when this value with the other choices does not exist or is sold out: shown greyed. */
  available: boolean;
};

/** The values of one option as the shopper sees them beside the current variant. */
export function choicesOf(product: Choosable, optionName: string, current: Variant | undefined): Choice[] {
  const option = product.options.find(({ name }) => name === optionName);
  return (option?.values ?? []).map(({ value, swatch }) => {
    const withValue = product.variants.filter((variant) => variant.options[optionName] === value);
    const exact = withValue.find((variant) =>
      product.options.every(
        ({ name }) => name === optionName || variant.options[name] === current?.options[name],
      ),
    );
    return {
      value,
      swatch,
      selected: current?.options[optionName] === value,
      variant: exact ?? withValue.find(({ inStock }) => inStock) ?? withValue[0],
      available: exact?.inStock ?? false,
    };
  });
}

/** The pictures as the chosen variant should show them: its own, those of its colour, then the general ones, then the rest. */
export function picturesFor(images: readonly Image[], current: Variant | undefined): Image[] {
  const values = Object.values(current?.options ?? {});
  const rank = ({ url, optionValue }: Image) => {
    if (url === current?.image) return 0;
    if (optionValue === null) return 2;
    return values.includes(optionValue) ? 1 : 3;
  };
  return [...images].sort((a, b) => rank(a) - rank(b));
}
