import { expect, it } from '@jest/globals';
import { goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('a list never counts fewer than it shows, though its total is kept for a moment', async () => {
  const list = async () => (await shop.client.get('/products', { expect: 200 })).body;
  expect((await list()).meta.total).toBe(0);
  // straight into the database: nobody tells the shop that its total is of before
  await goods(shop);
  const { data, meta } = await list();
  expect([data.length, meta.total]).toEqual([1, 1]);
});
