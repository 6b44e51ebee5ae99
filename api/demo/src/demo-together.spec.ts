import { expect, it } from '@jest/globals';
import { readCatalogueFile } from './catalogue-file.js';
import { matching, TOGETHER } from './demo-together.js';

it('every product of the demo goes with others, and each of them is a product', async () => {
  const keys = (await readCatalogueFile()).products.map(({ key }) => key);
  expect(keys.filter((key) => matching(key).size < 3)).toEqual([]);
  expect(TOGETHER.flat().filter((key) => !keys.includes(key))).toEqual([]);
});
