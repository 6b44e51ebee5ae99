import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { casesOfShop } from '../support/property-cases.js';
import { useShop } from '../support/use-shop.js';

interface Item {
  id: string;
  words: string[];
  categories: string[];
  price: number;
  /** As shown, to one decimal; 0 without any. */
  rating: number;
  variants: { options: Record<string, string>; stock: number }[];
}

/** For thousands of cases, too. */
const LONG_ENOUGH_MS = 600_000;

const NAMES = [
  'copper kettle',
  'Kéttle brush',
  'garden lantern',
  'lantern oil',
  'silk scarf',
  'scarlet kite',
];
const TEXTS = ['bright and sturdy', 'made of copper', 'silken touch', 'for the garden'];
const CATEGORIES = ['Home', 'Outdoor', 'Wear'];
const SIZES = ['S', 'M', 'L'];
const COLOURS = ['Red', 'Blue'];
/** Stars in all, and from how many shoppers; 3.96 is shown as 4.0. */
const STARS: readonly [sum: number, count: number][] = [
  [0, 0],
  [9, 3],
  [99, 25],
  [22, 5],
  [10, 5],
  [15, 3],
];
const SORTS = ['featured', 'price-asc', 'price-desc', 'newest', 'rating', 'relevance', 'best-selling'];
const TYPED = [
  'kettle',
  'ketle',
  'lantern',
  'lantren',
  'scarf',
  'scar',
  'silk',
  'silkk',
  'copper kettle',
  'brush oil',
  'slik',
  'kiet',
  'scrf',
  'oill',
  'KÉTTEL',
  'kéttle',
  'silk kettel',
];

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Everything that one slip makes of a word. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let i = 0; i <= a.length; i += 1) {
    const [head, tail] = [a.slice(0, i), a.slice(i)];
    if (tail && head + tail.slice(1) === b) return true;
    if (tail.length > 1 && head + tail[1] + tail[0] + tail.slice(2) === b) return true;
    for (const letter of letters)
      if (head + letter + tail === b || head + letter + tail.slice(1) === b) return true;
  }
  return false;
}

/** Words of three letters are no beginnings of others, but may be typed with a letter twice. */
const SHORT = 3;
const undoubled = (word: string) => word.replaceAll(/(.)\1/gu, '$1');

/** So many finds need no company of their kind. */
const ENOUGH = 4;

/**
 * The rule of the search in plain words: beginnings first; if nothing has them all, one slip is forgiven, and a letter too
 * many in a short word; few finds are followed by what has the last word; where none has all, what has the last word
 * will do, then what has any.
 */
function searched(items: Item[], q: string): Item[] {
  const typed = wordsOf(q);
  const asTyped = items.filter(({ words }) =>
    typed.every((one) => words.some((word) => word.startsWith(one))),
  );
  const thing = typed.at(-1) ?? '';
  const withAlike = (closest: Item[]) =>
    items.filter((item) => closest.includes(item) || item.words.includes(thing));
  if (asTyped.length > 0) return asTyped.length < ENOUGH ? withAlike(asTyped) : asTyped;
  const vocabulary = [...new Set(items.flatMap(({ words }) => words))]
    .flatMap((word) => (word.endsWith('s') && word.length > 4 ? [word, word.slice(0, -1)] : [word]))
    .filter((word) => word.length >= 4);
  const alternatives = (one: string) =>
    one.length < 4 ? [one] : [one, ...vocabulary.filter((word) => isOneSlip(one, word))];
  const has = (words: string[], one: string) =>
    alternatives(one).some((start) => words.some((word) => word.startsWith(start))) ||
    (undoubled(one) !== one && undoubled(one).length === SHORT && words.includes(undoubled(one)));
  const all = items.filter(({ words }) => typed.every((one) => has(words, one)));
  if (all.length > 0) return withAlike(all);
  const kind = items.filter(({ words }) => has(words, thing));
  return kind.length > 0 ? kind : items.filter(({ words }) => typed.some((one) => has(words, one)));
}

interface Wanted {
  q: string | undefined;
  categories: string[];
  sizes: string[];
  colours: string[];
  inStock: boolean;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  minRating: number | undefined;
}

/** The same filter by brute force. */
const expected = (items: Item[], wanted: Wanted): string[] => found(items, wanted).map(({ id }) => id);

function found(items: Item[], wanted: Wanted): Item[] {
  const searchedFor = wanted.q === undefined ? items : searched(items, wanted.q);
  const oneOf = (values: string[], value: string | undefined) =>
    values.length === 0 || values.includes(value ?? '');
  return searchedFor
    .filter(
      ({ categories }) =>
        wanted.categories.length === 0 || categories.some((one) => wanted.categories.includes(one)),
    )
    .filter(({ price }) => price >= (wanted.minPrice ?? 0) && price <= (wanted.maxPrice ?? Infinity))
    .filter(({ rating }) => rating >= (wanted.minRating ?? 0))
    .filter(({ variants }) =>
      variants.some(
        ({ options, stock }) =>
          oneOf(wanted.sizes, options['Size']) &&
          oneOf(wanted.colours, options['Colour']) &&
          (!wanted.inStock || stock > 0),
      ),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const queryOf = (wanted: Wanted) => ({
  limit: 100,
  ...(wanted.q === undefined ? {} : { q: wanted.q }),
  ...(wanted.minPrice === undefined ? {} : { minPrice: wanted.minPrice }),
  ...(wanted.maxPrice === undefined ? {} : { maxPrice: wanted.maxPrice }),
  ...(wanted.minRating === undefined ? {} : { minRating: wanted.minRating }),
  category: wanted.categories,
  options: [...wanted.sizes.map((one) => `Size:${one}`), ...wanted.colours.map((one) => `Colour:${one}`)],
  inStock: wanted.inStock,
});

const wanting: fc.Arbitrary<Wanted> = fc.record({
  q: fc.option(fc.constantFrom(...TYPED), { nil: undefined }),
  categories: fc.subarray(CATEGORIES),
  sizes: fc.subarray(SIZES),
  colours: fc.subarray(COLOURS),
  inStock: fc.boolean(),
  minPrice: fc.option(fc.constantFrom(5, 10, 15), { nil: undefined }),
  maxPrice: fc.option(fc.constantFrom(15, 20, 25), { nil: undefined }),
  minRating: fc.option(fc.constantFrom(1, 2, 3, 4, 5), { nil: undefined }),
});

describe('filtering and searching', () => {
  const shop = useShop();

  let items: Item[];
  beforeAll(async () => {
    items = await stockTheShop();
  });

  it(
    'finds exactly what a brute-force filter finds, and counts what is there',
    async () => {
      await fc.assert(
        fc.asyncProperty(wanting, async (wanted) => {
          const { body } = await shop.client.get('/products', { query: queryOf(wanted), expect: 200 });
          const ids = expected(items, wanted);
          expect(body.data.map((one: Json) => one._id).sort()).toEqual(ids);
          expect(body.meta.total).toBe(ids.length);
          expectCounts(body.facets, items, wanted);
        }),
        casesOfShop(60),
      );
    },
    LONG_ENOUGH_MS,
  );

  it(
    'gives every product once over all pages, in one order, though many have the same price and stars',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          wanting,
          fc.constantFrom(...SORTS),
          fc.integer({ min: 2, max: 6 }),
          async (wanted, sort, limit) => {
            const list = async (page: number, most: number) =>
              (
                await shop.client.get('/products', {
                  query: { ...queryOf(wanted), sort, page, limit: most },
                  expect: 200,
                })
              ).body;
            const whole = await list(1, 100);
            const pieces: Json[] = [];
            for (let page = 1; page <= Math.ceil(whole.meta.total / limit); page += 1)
              pieces.push(...(await list(page, limit)).data);
            expect(pieces.map((one) => one._id)).toEqual(whole.data.map((one: Json) => one._id));
            expect(pieces.map((one) => one._id).sort()).toEqual(expected(items, wanted));
            const prices = pieces.map((one) => one.price as number);
            if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
            if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
          },
        ),
        casesOfShop(20),
      );
    },
    LONG_ENOUGH_MS,
  );

  it('finds words by their beginnings, however many begin alike and however long they are', async () => {
    const admin = await shop.admin();
    const long = 'donaudampfschifffahrtsgesellschaftsmuetze';
    const names = [...'abcdefghijkl'].map((letter) => `marble${letter}`);
    for (const name of [...names, long]) await makeProduct(admin, { name, category: 'Words', price: 5 });
    const listed = async (q: string): Promise<string[]> => {
      const { body } = await shop.client.get('/products', { query: { q, limit: 100 }, expect: 200 });
      return body.data.map((one: Json) => one.name);
    };
    const found = async (q: string) => (await listed(q)).sort();
    expect(await found('mar')).toEqual(names);
    expect(await found('marble')).toEqual(names);
    expect(await found('marblec')).toEqual(['marblec']);
    // about what is named so, whatever the category behind it has besides
    expect(await listed('marblec words')).toEqual(['marblec']);
    expect(await found(long.slice(0, 33))).toEqual([long]);
    expect(await found(`${long}n`)).toEqual([long]);
    expect(await found('donaudampfer')).toEqual([]);
  });

  function expectCounts(facets: Json, items: Item[], wanted: Wanted) {
    const inStock = expected(items, { ...wanted, inStock: true }).length;
    expect(facets.inStock).toBe(inStock);
    for (const value of CATEGORIES) {
      const count = facets.categories.find((one: Json) => one.value === value)?.count ?? 0;
      expect(count).toBe(expected(items, { ...wanted, categories: [value] }).length);
    }
    const countOf = (name: string, value: string) =>
      facets.options.find((one: Json) => one.name === name)?.values.find((one: Json) => one.value === value)
        ?.count ?? 0;
    for (const value of SIZES)
      expect(countOf('Size', value)).toBe(expected(items, { ...wanted, sizes: [value] }).length);
    for (const value of COLOURS)
      expect(countOf('Colour', value)).toBe(expected(items, { ...wanted, colours: [value] }).length);
    for (const { value, count } of facets.ratings)
      expect(count).toBe(expected(items, { ...wanted, minRating: value }).length);
    const anyPrice = found(items, { ...wanted, minPrice: undefined, maxPrice: undefined });
    const prices = anyPrice.length > 0 ? anyPrice.map(({ price }) => price) : [0];
    expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
  }

  async function stockTheShop(): Promise<Item[]> {
    const admin = await shop.admin();
    const stocked: Item[] = [];
    for (const [index, [name, text]] of NAMES.flatMap((one) =>
      TEXTS.map((two) => [one, two] as const),
    ).entries()) {
      const category = CATEGORIES[index % 3] ?? 'Home';
      const categories = index % 4 === 0 ? [category, 'Wear'] : [category];
      const variants = SIZES.flatMap((size, s) =>
        COLOURS.map((colour, c) => ({ size, colour, pick: s + 2 * c + index })),
      )
        .filter(({ pick }) => pick % 3 !== 0)
        .map(({ size, colour, pick }) => ({
          options: { Size: size, Colour: colour },
          stock: pick % 4 === 1 ? 0 : 3,
        }));
      const price = 5 + (index % 5) * 5;
      const options = [
        { name: 'Size', values: SIZES.map((value) => ({ value })) },
        { name: 'Colour', values: COLOURS.map((value) => ({ value })) },
      ];
      const made = await makeProduct(admin, {
        name,
        description: text,
        category,
        categories,
        price,
        options,
        variants,
      });
      const words = wordsOf([name, category, text].join(' '));
      const [sum, count] = STARS[index % STARS.length] ?? [0, 0];
      await shop.sql('update product set rating_sum = $2, rating_count = $3 where id = $1', [
        made.id,
        sum,
        count,
      ]);
      const rating = count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
      stocked.push({ id: made.id, words, categories: [...new Set(categories)], price, rating, variants });
    }
    return stocked;
  }
});
