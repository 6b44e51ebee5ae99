import { expect, it } from '@jest/globals';
import { readCatalogueFile } from './catalogue-file.js';

const ASKED_FIRST = ['Material', 'Dimensions'];

it('tells of all 71 products what they are made of, how large they are and how to care for them', async () => {
  const { products } = await readCatalogueFile();
  const rows = products.map(({ key, specifications }) => ({ key, names: Object.keys(specifications) }));
  const told = rows.filter(
    ({ names }) => names.slice(0, 2).join() === ASKED_FIRST.join() && names.includes('Care'),
  );
  expect(rows.filter((row) => !told.includes(row))).toEqual([]);
  expect(told).toHaveLength(71);
  const empty = products.filter(({ specifications }) =>
    Object.values(specifications).some((row) => !row.trim()),
  );
  expect(empty).toEqual([]);
});
