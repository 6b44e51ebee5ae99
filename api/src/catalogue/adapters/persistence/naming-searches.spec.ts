import { expect, it } from '@jest/globals';
import type { VariantWish } from '../../domain/wanted-variants.js';
import { NamingSearches } from './naming-searches.js';

const wish = (word: string, more: Partial<VariantWish> = {}): VariantWish => ({
  ...{ options: [], inStock: false, wanted: [{ exact: [word], alike: [] }] },
  ...more,
});
const values = ['Black', 'Dark Green'].map((value) => ({ value, swatch: null }));
const rows = [{ id: 'mug', options: [{ name: 'Colour', values }] }];

/** Reads rows and keeps for which of them variants were asked. */
function reader() {
  const asked: boolean[] = [];
  const read = (one?: VariantWish) => {
    asked.push(one !== undefined);
    return Promise.resolve(rows.map((row) => ({ ...row, isNarrow: one !== undefined })));
  };
  return { asked, read };
}

it('reads no variants for words that name none of the found values', async () => {
  const searches = new NamingSearches();
  const { asked, read } = reader();
  expect(await searches.rows(wish('kettle'), read)).toMatchObject([{ id: 'mug', isNarrow: false }]);
  expect(asked).toEqual([false]);
});

it('reads them for words that name one, and at once the next time', async () => {
  const searches = new NamingSearches();
  const { asked, read } = reader();
  expect(await searches.rows(wish('green'), read)).toMatchObject([{ id: 'mug', isNarrow: true }]);
  expect(await searches.rows(wish('green'), read)).toMatchObject([{ id: 'mug', isNarrow: true }]);
  expect(asked).toEqual([false, true, true]);
});

it.each([
  ['an option is chosen', wish('kettle', { options: [{ name: 'Colour', values: ['Black'] }] })],
  ['an article number is typed', wish('kettle', { article: 'mug1' })],
])('reads them at once where %s', async (_, asks) => {
  const { asked, read } = reader();
  await new NamingSearches().rows(asks, read);
  expect(asked).toEqual([true]);
});

it('reads none for a list that nobody searches in', async () => {
  const { asked, read } = reader();
  await new NamingSearches().rows(undefined, read);
  expect(asked).toEqual([false]);
});
