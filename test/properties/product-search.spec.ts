import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/shop.js';

interface Item {
  id: string;
  words: string[];
  categories: string[];
  price: number;
  variants: { options: Record<string, string>; stock: number }[];
}

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

/** The rule of the search in plain words: beginnings first; only if nothing has them all, one slip is forgiven. */
function searched(items: Item[], q: string): Item[] {
  const typed = wordsOf(q);
  const asTyped = items.filter(({ words }) =>
    typed.every((one) => words.some((word) => word.startsWith(one))),
  );
  if (asTyped.length > 0) return asTyped;
  const vocabulary = [...new Set(items.flatMap(({ words }) => words))]
    .flatMap((word) => (word.endsWith('s') && word.length > 4 ? [word, word.slice(0, -1)] : [word]))
    .filter((word) => word.length >= 4);
  const alternatives = (one: string) =>
    one.length < 4 ? [one] : [one, ...vocabulary.filter((word) => isOneSlip(one, word))];
  return items.filter(({ words }) =>
    typed.every((one) => alternatives(one).some((start) => words.some((word) => word.startsWith(start)))),
  );
}

interface Wanted {
  q: string | undefined;
  categories: string[];
  sizes: string[];
  colours: string[];
  inStock: boolean;
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

/** The same filter by brute force. */
function expected(items: Item[], wanted: Wanted): string[] {
  const found = wanted.q === undefined ? items : searched(items, wanted.q);
  const oneOf = (values: string[], value: string | undefined) =>
    values.length === 0 || values.includes(value ?? '');
  return found
    .filter(
      ({ categories }) =>
        wanted.categories.length === 0 || categories.some((one) => wanted.categories.includes(one)),
    )
    .filter(({ price }) => price >= (wanted.minPrice ?? 0) && price <= (wanted.maxPrice ?? Infinity))
    .filter(({ variants }) =>
      variants.some(
        ({ options, stock }) =>
          oneOf(wanted.sizes, options['Size']) &&
          oneOf(wanted.colours, options['Colour']) &&
          (!wanted.inStock || stock > 0),
      ),
    )
    .map(({ id }) => id)
    .sort();
}

const queryOf = (wanted: Wanted) => ({
  limit: 100,
  ...(wanted.q === undefined ? {} : { q: wanted.q }),
  ...(wanted.minPrice === undefined ? {} : { minPrice: wanted.minPrice }),
  ...(wanted.maxPrice === undefined ? {} : { maxPrice: wanted.maxPrice }),
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
});

describe('filtering and searching', () => {
  const shop = useShop();

  it('finds exactly what a brute-force filter finds, and counts what is there', async () => {
    const items = await stockTheShop();
    await fc.assert(
      fc.asyncProperty(wanting, async (wanted) => {
        const { body } = await shop.client.get('/products', { query: queryOf(wanted), expect: 200 });
        const ids = expected(items, wanted);
        expect(body.data.map((one: Json) => one._id).sort()).toEqual(ids);
        expect(body.meta.total).toBe(ids.length);
        expectCounts(body.facets, items, wanted);
      }),
      { numRuns: 120, seed: 20261121 },
    );
  });

  it('finds words by their beginnings, however many begin alike and however long they are', async () => {
    const admin = await shop.admin();
    const long = 'donaudampfschifffahrtsgesellschaftsmuetze';
    const names = [...'abcdefghijkl'].map((letter) => `marble${letter}`);
    for (const name of [...names, long]) await makeProduct(admin, { name, category: 'Words', price: 5 });
    const found = async (q: string) => {
      const { body } = await shop.client.get('/products', { query: { q, limit: 100 }, expect: 200 });
      return body.data.map((one: Json) => one.name).sort();
    };
    expect(await found('mar')).toEqual(names);
    expect(await found('marble')).toEqual(names);
    expect(await found('marblec')).toEqual(['marblec']);
    expect(await found('marblec words')).toEqual(['marblec']);
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
    const sizes = facets.options.find((one: Json) => one.name === 'Size')?.values ?? [];
    for (const value of SIZES) {
      const count = sizes.find((one: Json) => one.value === value)?.count ?? 0;
      expect(count).toBe(expected(items, { ...wanted, sizes: [value] }).length);
    }
  }

  async function stockTheShop(): Promise<Item[]> {
    const admin = await shop.admin();
    const items: Item[] = [];
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
      items.push({ id: made.id, words, categories: [...new Set(categories)], price, variants });
    }
    return items;
  }
});
