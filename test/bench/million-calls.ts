import type { Call } from './load.ts';

/** Between 0 and 1, the same for each number and seed (the mixing of MurmurHash3). */
function chance(n: number, seed: number): number {
  let h = Math.imul(n, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
}

const oneOf = (most: number, skew: number, n: number, seed: number) =>
  Math.floor(most * chance(n, seed) ** skew);

const get = (path: string, asked: readonly (readonly [string, string | number])[]): Call => ({
  method: 'GET',
  path: `/api/v1/products${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`,
});

const SORTS = ['price-asc', 'price-desc', 'newest', 'rating', 'best-selling', 'featured'];
const TONES = ['Black', 'White', 'Grey', 'Blue', 'Red', 'Green', 'Brown', 'Pink', 'Yellow', 'Gold'];
const COUNTRIES = ['CN', 'DE', 'IT', 'PT', 'TR', 'IN', 'KE', 'RW'];

/** A shelf in five calls of seven, else a whole department or a tenth of the shop. */
function category(n: number): string {
  const shelf = oneOf(200, 2, n, 1);
  if (n % 7 === 0) return '/category/Gifts';
  return n % 7 === 1 ? `/category/Department%20${Math.floor(shelf / 10)}` : `/category/Shelf%20${shelf}`;
}

/** One of each of seven groups; values are asked for as often as they are met. */
const FILTERS: ((n: number) => readonly [string, string | number])[] = [
  (n) => ['fields', `brand:Brand ${oneOf(400, 2.5, n, 2)}`],
  (n) => ['fields', `material:Material ${oneOf(30, 2, n, 3)}`],
  (n) => ['fields', `tone:${TONES[oneOf(10, 1.5, n, 4)]}`],
  (n) => ['fields', `countryOfOrigin:${COUNTRIES[oneOf(8, 2, n, 5)]}`],
  (n) => ['maxPrice', 20 + oneOf(900, 1, n, 6)],
  (n) => ['options', `Size:${['S', 'M', 'L', 'XL'][oneOf(4, 1.5, n, 7)]}`],
  () => ['inStock', 'true'],
];

/** Three different groups. */
function filters(n: number) {
  const first = oneOf(7, 1, n, 8);
  return [0, 1 + oneOf(2, 1, n, 9), 3 + oneOf(3, 1, n, 10)].flatMap((step) => {
    const filter = FILTERS[(first + step) % FILTERS.length];
    return filter ? [filter(n)] : [];
  });
}

const sorted = (n: number) => ['sort', SORTS[n % SORTS.length] ?? ''] as const;
/** A page of 24 at this share of so many products. */
const page = (products: number, share: number) =>
  ['page', Math.max(1, Math.floor((products / 24) * share))] as const;

/** The nth call of each kind over so many products; hardly one is asked for twice. */
export const MILLION_CALLS: Record<string, (n: number, products: number) => Call> = {
  category: (n) => get(category(n), []),
  'category, three filters': (n) => get(category(n), filters(n)),
  'one filter': (n) => get('', filters(n).slice(0, 1)),
  'three filters': (n) => get('', filters(n)),
  'category, sorted, a filter': (n) => get(category(n), [sorted(n), ...filters(n).slice(0, 1)]),
  'any page of all, sorted': (n, products) => get('', [sorted(n), page(products, chance(n, 11))]),
  'a far page of what is in stock': (n, products) =>
    get('', [sorted(n), ['inStock', 'true'], page(products, 0.3 + chance(n, 12) / 2)]),
};
