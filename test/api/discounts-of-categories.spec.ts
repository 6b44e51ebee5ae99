import { afterEach, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, mustBeSound } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
afterEach(() => mustBeSound(shop));

it('a discount for a category stays for its goods when the category is called otherwise', async () => {
  const [admin, shopper, jacket] = [await shop.admin(), await shop.shopper(), await goods(shop)];
  const category = { name: 'Warm things', position: 1 };
  const made = (await admin.post<Json>('/admin/categories', category, { expect: 201 })).body;
  await admin.put(`/admin/products/${jacket.productId}`, { category: 'Warm things' }, { expect: 200 });
  const terms = { name: 'Autumn', kind: 'percent', values: { percent: 10 }, categories: ['Warm things'] };
  const { id } = (await admin.post<Json>('/admin/discounts', terms, { expect: 201 })).body;
  const asked = { products: [{ _id: jacket.variantId, quantity: 1 }] };
  const off = async () =>
    (await shopper.post<Json>('/payments/quote', asked, { expect: 200 })).body.data.reductions;
  const autumn = [{ kind: 'discount', label: 'Autumn', amount: 2.55 }];
  expect(await off()).toEqual(autumn);
  await admin.put(`/admin/categories/${made.id}`, { name: 'Knitwear' }, { expect: 200 });
  expect(await off()).toEqual(autumn);
  const { body } = await admin.get<Json>(`/admin/discounts/${id}`, { expect: 200 });
  expect(body).toMatchObject({ categories: ['Knitwear'], version: 2 });
});
