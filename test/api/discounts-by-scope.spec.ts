import { afterEach, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { guestsAllowed: true } });
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

it('a discount for a category is for goods that stand in it beside their own', async () => {
  const [admin, shopper, hat, scarf] = [
    await shop.admin(),
    await shop.shopper(),
    await goods(shop, { cents: 2_000, name: 'Hat' }),
    await goods(shop, { cents: 2_000, name: 'Scarf' }),
  ];
  await admin.post('/admin/categories', { name: 'Presents', position: 2 }, { expect: 201 });
  await admin.put(`/admin/products/${hat.productId}`, { categories: ['Presents'] }, { expect: 200 });
  const terms = { name: 'Presents', kind: 'percent', values: { percent: 50 }, categories: ['Presents'] };
  await admin.post('/admin/discounts', terms, { expect: 201 });
  const total = async (what: Goods) =>
    (await shopper.post<Json>('/payments/quote', wanted(what, 1, 20), { expect: 200 })).body.data.total;
  expect([await total(hat), await total(scarf)]).toEqual([10, 20]);
  // and where it is named by the line of a cart, or by nothing
  await shopper.post('/carts', { productId: hat.productId, quantity: 1 }, { expect: 201 });
  expect((await shopper.post<Json>('/payments/quote', {}, { expect: 200 })).body.data.total).toBe(10);
});

it('a discount for a group is given to who belongs to it, and to no guest; the group stays', async () => {
  const [ann, bob, jacket] = [
    await shop.shopper(),
    await shop.shopper(),
    await goods(shop, { cents: 2_000 }),
  ];
  const admin = await shop.admin();
  const { id } = (await admin.post<Json>('/admin/customer-groups', { name: 'Trade', rule: null })).body;
  const guest = shop.client.as((await shop.client.post<Json>('/auth/guest', {})).body.token);
  await shop.sql(
    `insert into customer_group_member select $1, id from account where email = $2 or role = 'guest'`,
    [id, ann.email],
  );
  const terms = { kind: 'percent', groupIds: [id], products: [jacket.productId] };
  const discount = async (more: object): Promise<Json> =>
    (await admin.post<Json>('/admin/discounts', { ...terms, ...more }, { expect: 201 })).body;
  const tried = { ...terms, name: 'Draft', values: { percent: 10 } };
  const preview = async () => (await admin.post<Json>('/admin/discounts/preview', tried)).body;
  const trade = await discount({ name: 'For the trade', values: { percent: 10 } });
  const total = async (who: Client) =>
    (await who.post<Json>('/payments/quote', wanted(jacket, 1, 20), { expect: 200 })).body.data.total;
  expect([await total(ann), await total(bob), await total(guest)]).toEqual([18, 20, 20]);
  const { depositDueNow } = (await ann.post<Json>('/payments/quote', wanted(jacket, 1, 20))).body.data;
  const placed = await ann.post<Json>('/payments/cash', {
    ...wanted(jacket, 1, 20),
    amount: depositDueNow,
  });
  expect(await preview()).toMatchObject({ applied: 1, taken: 2 });
  await shop.sql('delete from customer_group_member where group_id = $1', [id]);
  expect([await total(ann), await preview()]).toMatchObject([20, { applied: 0 }]);
  const path = `/orders/${placed.body.data.orderId}/receipt`;
  const { steps } = (await ann.get<Json>(path, { expect: 200 })).body.data;
  expect(steps[1]).toMatchObject({ label: 'For the trade', amount: -2, rule: { id: trade.id } });
  const replayed = await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 });
  expect(replayed.body).toMatchObject({ equal: true });

  const coupon = await discount({ name: 'By code', values: { percent: 5 }, byCode: true });
  const couponCode = 'TRADE-ONLY';
  await admin.post(`/admin/discounts/${coupon.id}/codes`, { code: couponCode }, { expect: 201 });
  const refused = await ann.post<Json>('/payments/quote', { ...wanted(jacket, 1, 20), couponCode });
  expect([refused.status, refused.body.code]).toEqual([422, 'coupon_other_customers']);
  const kept = await admin.delete<Json>(`/admin/customer-groups/${id}`);
  expect([kept.status, kept.body.code]).toEqual([409, 'customer_group_in_use']);
  const unknown = await admin.post<Json>('/admin/discounts', { ...tried, groupIds: [v7()] });
  expect(unknown.body.errors).toEqual([
    { field: 'groupIds', message: 'There is no such group of customers' },
  ]);
});

it('whoever has bought before is not who has only tried: an order that waits for its money counts for no group', async () => {
  const [admin, ann] = [await shop.admin(), await shop.shopper()];
  const jacket = await goods(shop, { cents: 2_000 });
  const group = { name: 'Come back', rule: { ordersAtLeast: 1, boughtWithinDays: 30 } };
  const { id } = (await admin.post<Json>('/admin/customer-groups', group, { expect: 201 })).body;
  const terms = { kind: 'percent', values: { percent: 10 }, groupIds: [id], products: [jacket.productId] };
  await admin.post('/admin/discounts', { ...terms, name: 'Welcome back' }, { expect: 201 });
  const total = async (quantity: number) =>
    (await ann.post<Json>('/payments/quote', wanted(jacket, quantity, 20), { expect: 200 })).body.data.total;
  await ann.post('/carts', { productId: jacket.productId, quantity: 3 }, { expect: 201 });
  await openSession(ann, wanted(jacket, 1, 20));
  expect(await total(2)).toBe(40);
  // replaces the first, for what was seen
  const { url } = await openSession(ann, { ...wanted(jacket, 2, 20), total: 40 });
  await payOnPage(shop, url);
  expect(
    await eventually(
      () => total(2),
      (now) => now !== 40,
    ),
  ).toBe(36);
});
