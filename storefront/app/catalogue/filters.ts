import type { ListQuery } from '../platform/api/catalogue';
import { roundMoney } from '../platform/format';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { mayBeName } from './searched-text';

export type View = 'grid' | 'compact' | 'list';

/** What a shopper has chosen on a product list; the URL is its only home. */
export type Filters = {
  categories: string[];
  /** One of `priceRanges`, or empty. */
  price: string;
  /** The shopper's own limits in whole units of the currency, or empty; they go before `price`. */
  min: string;
  max: string;
  /** '4', '3', '2' stars and up, or empty. */
  rating: string;
  /** `Name:Value` pairs, such as `Colour:Ink`. */
  options: string[];
  /** `name:value` of declared fields, such as `brand:Duka`; `f.brand=Duka` in the address. */
  fields: string[];
  inStock: boolean;
  /** Discounted products only. */
  onSale: boolean;
  sort: Sort;
  view: View;
  page: number;
  /** The pages up to this one stand together on page 1: what 'Load more' has added. */
  through: number;
};

/** No filter at all; order, view and page are none. */
export const NOTHING_CHOSEN = {
  categories: [],
  price: '',
  min: '',
  max: '',
  rating: '',
  options: [],
  fields: [],
  inStock: false,
  onSale: false,
} satisfies Partial<Filters>;

/** Products on one page, and how many pages may stand together (the API gives at most 100 products at once). */
export const PAGE = 24;
export const MOST_PAGES = 4;

type Labelled<T extends string> = readonly { value: T; label: string }[];
const labelled = <T extends string>(labels: Record<T, string>, order: readonly T[]): Labelled<T> =>
  order.map((value) => ({ value, label: labels[value] }));

const PRICES = ['0-50', '50-100', '100-200', '200-'] as const;

/** Price filters in the shop's currency, as the specification lists them. */
export const priceRanges = () => PRICES.map((value) => ({ value, label: priceLabel(value) }));

function priceLabel(range: (typeof PRICES)[number]): string {
  const [least, most] = range.split('-').map((end) => (end ? roundMoney(Number(end)) : ''));
  if (!most) return catalogueTexts.priceOver(least ?? '');
  return range.startsWith('0')
    ? catalogueTexts.priceUnder(most)
    : catalogueTexts.priceBetween(least ?? '', most);
}

export const ratingSteps = labelled(catalogueTexts.ratings, ['4', '3', '2']);

export const sorts = labelled(catalogueTexts.sorts, [
  ...(['featured', 'price-asc', 'price-desc'] as const),
  ...(['newest', 'rating', 'best-selling'] as const),
]);

export type Sort = NonNullable<ListQuery['sort']>;

const views: readonly View[] = ['grid', 'compact', 'list'];
const oneOf = <T extends string>(allowed: readonly T[], text: string | null, fallback: T): T =>
  allowed.find((value) => value === text) ?? fallback;

const wholeAmount = (text: string | null): string => (/^[1-9]\d{0,5}$/.test(text ?? '') ? String(text) : '');

/** The lower one first, whichever field each was put into: no price is over the higher and under the lower. */
function limitsIn(params: URLSearchParams): { min: string; max: string } {
  const min = wholeAmount(params.get('min'));
  const max = wholeAmount(params.get('max'));
  return min && max && Number(min) > Number(max) ? { min: max, max: min } : { min, max };
}

/** `Name:Value`, as long as the two may be. */
function isOption(pair: string): boolean {
  const colon = pair.indexOf(':');
  return mayBeName(pair.slice(0, Math.max(0, colon)), 50) && mayBeName(pair.slice(colon + 1));
}

/** `brand:Duka` of `f.brand=Duka`. */
const fieldIn = (name: string, value: string): string[] =>
  /^f\.\w{1,60}$/.test(name) && mayBeName(value) ? [`${name.slice(2)}:${value}`] : [];

/** Reads the choice from a URL; what is unknown or malformed counts as not chosen. */
export function readFilters(params: URLSearchParams, defaultSort: Sort = 'featured'): Filters {
  const page = Number(params.get('page') ?? 1);
  const through = Number(params.get('through') ?? 1);
  return {
    categories: [...new Set(params.getAll('category').filter((name) => mayBeName(name)))].slice(0, 20),
    price: oneOf(['', ...PRICES], params.get('price'), ''),
    ...limitsIn(params),
    rating: oneOf(['', ...ratingSteps.map((step) => step.value)], params.get('rating'), ''),
    options: [...new Set(params.getAll('option').filter(isOption))].slice(0, 20),
    fields: [...params].flatMap(([name, value]) => fieldIn(name, value)).slice(0, 20),
    inStock: params.get('stock') === '1',
    onSale: params.get('sale') === '1',
    sort: oneOf<Sort>(
      sorts.map((sort) => sort.value),
      params.get('sort'),
      defaultSort,
    ),
    view: oneOf(views, params.get('view'), 'grid'),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    through: Number.isInteger(through) && through > 0 ? Math.min(through, MOST_PAGES) : 1,
  };
}

/** The name and the value of `brand:Duka`. */
export const parted = (pair: string): readonly [name: string, value: string] => {
  const colon = pair.indexOf(':');
  return [pair.slice(0, colon), pair.slice(colon + 1)];
};

/** The choice as a URL's query; defaults are left out, so that one list has one address. */
export function writeFilters(filters: Filters, defaultSort = 'featured'): string {
  const params = new URLSearchParams();
  for (const category of filters.categories) params.append('category', category);
  for (const option of filters.options) params.append('option', option);
  for (const [name, value] of filters.fields.map(parted)) params.append(`f.${name}`, value);
  if (filters.price) params.set('price', filters.price);
  if (filters.min) params.set('min', filters.min);
  if (filters.max) params.set('max', filters.max);
  if (filters.rating) params.set('rating', filters.rating);
  if (filters.inStock) params.set('stock', '1');
  if (filters.onSale) params.set('sale', '1');
  if (filters.sort !== defaultSort) params.set('sort', filters.sort);
  if (filters.view !== 'grid') params.set('view', filters.view);
  if (filters.page > 1) params.set('page', String(filters.page));
  else if (filters.through > 1) params.set('through', String(filters.through));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The address of the list after a change; every change but of pages or view starts at page 1. */
export function hrefWith(filters: Filters, change: Partial<Filters>): string {
  const { page, through } = filters;
  const start = 'view' in change ? { page, through } : { page: 1, through: 1 };
  return writeFilters({ ...filters, ...start, ...change }) || '?';
}

/** The API's query for the choice. Two values of one filter mean either, two filters mean both. */
export function toListQuery(filters: Filters): ListQuery {
  const own = filters.min || filters.max;
  const [minPrice, maxPrice] = own ? [filters.min, filters.max] : filters.price.split('-');
  return {
    page: filters.page,
    limit: filters.page > 1 ? PAGE : PAGE * filters.through,
    // Left out when it is the default: the API then puts the best matches of a search first and sorts a category as featured.
    sort: filters.sort === 'featured' ? undefined : filters.sort,
    category: filters.categories,
    options: filters.options,
    fields: filters.fields,
    minPrice: Number(minPrice) || undefined,
    maxPrice: Number(maxPrice) || undefined,
    minRating: Number(filters.rating) || undefined,
    inStock: filters.inStock || undefined,
    onSale: filters.onSale || undefined,
  };
}

/** Whether anything narrows the list; order, view and page do not. */
export const isFiltered = (filters: Filters): boolean =>
  writeFilters({ ...filters, sort: 'featured', view: 'grid', page: 1, through: 1 }) !== '';
