import type { Facets } from '../platform/api/types';
import { capitalised, roundMoney } from '../platform/format';
import { categoryLabel } from '../platform/messages/en/categories';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { type Filters, hrefWith, parted, priceRanges, ratingSteps } from './filters';
import { spellingKey } from './spelling-key';

const amountOf = (figure: string): string => (figure ? roundMoney(Number(figure)) : '');

export type Chip = { label: string; href: string };

/** `Country of origin: Germany` of `countryOfOrigin:DE`, as far as the list tells. */
function fieldLabel(pair: string, facets: Facets | undefined): string {
  const [name, value] = parted(pair);
  const field = facets?.fields.find((one) => one.name === name);
  const key = spellingKey(value);
  const label = field?.values.find((one) => spellingKey(one.value) === key)?.label ?? value;
  return `${field?.label ?? capitalised(name.replaceAll('_', ' '))}: ${label}`;
}

/** One removable chip per chosen filter; `facets` know what fields and their values are called. */
export function chipsOf(filters: Filters, facets?: Facets): Chip[] {
  const without = (list: string[], value: string) => list.filter((one) => one !== value);
  const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
    list.find((one) => one.value === value)?.label ?? value;
  return [
    ...filters.categories.map((value) => ({
      label: categoryLabel(capitalised(value)),
      href: hrefWith(filters, { categories: without(filters.categories, value) }),
    })),
    ...filters.options.map((value) => ({
      label: value.replace(':', ': '),
      href: hrefWith(filters, { options: without(filters.options, value) }),
    })),
    ...filters.fields.map((value) => ({
      label: fieldLabel(value, facets),
      href: hrefWith(filters, { fields: without(filters.fields, value) }),
    })),
    ...(filters.price
      ? [{ label: labelOf(priceRanges(), filters.price), href: hrefWith(filters, { price: '' }) }]
      : []),
    ...(filters.min || filters.max
      ? [
          {
            label: catalogueTexts.between(amountOf(filters.min), amountOf(filters.max)),
            href: hrefWith(filters, { min: '', max: '' }),
          },
        ]
      : []),
    ...(filters.rating
      ? [{ label: labelOf(ratingSteps, filters.rating), href: hrefWith(filters, { rating: '' }) }]
      : []),
    ...(filters.inStock
      ? [{ label: catalogueTexts.inStock, href: hrefWith(filters, { inStock: false }) }]
      : []),
    ...(filters.onSale ? [{ label: catalogueTexts.onSale, href: hrefWith(filters, { onSale: false }) }] : []),
  ];
}
