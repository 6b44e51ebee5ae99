import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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

const shop = useShop();
let admin: Client;
let coat: Goods;
let scarf: Goods;

const pieces = ({ variantId }: Goods, quantity = 1) => ({ variantId, quantity });

/** A code of ten percent that one order alone may use, and the order that has. */
async function boughtByCode(quantity = 1) {
  const couponCode = `ONCE${v7().slice(-8).toUpperCase()}`;
  await admin.post(
    '/admin/coupons',
    { code: couponCode, kind: 'percent', percent: 10, maxUses: 1 },
    { expect: 201 },
  );
  return { ...(await bought(quantity, { couponCode })), couponCode };
}

async function bought(quantity: number, more: object = {}, jacket?: Goods) {
  const [shopper, what] = [await shop.shopper(), jacket ?? (await goods(shop, { stock: 100 }))];
  const session = await openSession(shopper, { ...wanted(what, quantity), ...more });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, jacket: what, orderId: String(session.data.orderId) };
}

const edit = async (orderId: string, terms: object): Promise<Json> =>
  (await admin.post<Json>(`/admin/orders/${orderId}/edits`, { method: 'card', ...terms }, { key: v7() }))
    .body;
const preview = async (orderId: string, terms: object): Promise<Json> =>
  (await admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, { method: 'card', ...terms })).body;
const statusOf = async (orderId: string) =>
  (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body.status as string;
const usesOf = async (...orderIds: string[]) => {
  const rows = await shop.sql<{ order_id: string; state: string }>(
    `select order_id, state from coupon_use union all select order_id, state from discount_use`,
  );
  return orderIds.map((id) =>
    rows
      .filter((row) => row.order_id === id)
      .map(({ state }) => state)
      .join(),
  );
};
const cancel = (orderId: string) =>
  admin.post(
    `/admin/orders/${orderId}/transitions`,
    { action: 'cancel', reason: 'changed their mind' },
    { expect: 200, key: v7() },
  );

beforeAll(async () => {
  admin = await shop.admin();
  coat = await goods(shop, { cents: 4_000, name: 'Coat', stock: 1_000 });
  scarf = await goods(shop, { cents: 500, name: 'Scarf', stock: 1_000 });
});
afterEach(() => mustBeSound(shop));

describe('an order with a code that is used up, all of which is changed', () => {
  it('takes the code along to what comes for it at once', async () => {
    const { orderId, jacket, couponCode } = await boughtByCode();
    const terms = { leaving: [pieces(jacket)], items: [pieces(scarf)], couponCode };
    expect(await preview(orderId, terms)).toMatchObject({ worth: 22.94, total: 4.5, isReplaced: true });
    const { newOrderId, state } = await edit(orderId, terms);
    expect(state).toBe('done');
    expect(await usesOf(orderId, newOrderId)).toEqual(['released', 'used']);
    expect(await statusOf(orderId)).toBe('cancelled');
  });

  it('lends it while the difference is not paid, has it again where that never comes, and nobody has it meanwhile', async () => {
    const { orderId, jacket, couponCode } = await boughtByCode();
    const terms = { leaving: [pieces(jacket)], items: [pieces(coat)], couponCode };
    const other = await shop.shopper();
    const tried = async () =>
      (await other.post<Json>('/payments/quote', { ...wanted(jacket), couponCode })).body.code as string;
    const first = await edit(orderId, terms);
    expect(first.state).toBe('waiting');
    expect(await usesOf(orderId, first.newOrderId)).toEqual(['released', 'reserved']);
    expect(await tried()).toBe('coupon_used_up');
    await mustBeSound(shop);
    await cancel(first.newOrderId);
    expect(await usesOf(orderId, first.newOrderId)).toEqual(['used', 'released']);
    expect(await tried()).toBe('coupon_used_up');
    await mustBeSound(shop);
    const second = await edit(orderId, terms);
    await payOnPage(shop, second.payUrl);
    await eventually(
      () => statusOf(second.newOrderId),
      (status) => status === 'processing',
    );
    expect(await usesOf(orderId, second.newOrderId)).toEqual(['released', 'used']);
    await cancel(second.newOrderId);
    expect(await tried()).toBeUndefined();
  });

  it('gives nothing back to what was cancelled meanwhile', async () => {
    const { orderId, jacket, couponCode } = await boughtByCode();
    const { newOrderId } = await edit(orderId, {
      leaving: [pieces(jacket)],
      items: [pieces(coat)],
      couponCode,
    });
    await cancel(orderId);
    await cancel(newOrderId);
    expect(await usesOf(orderId, newOrderId)).toEqual(['released', 'released']);
  });

  it('keeps it where a part of it stays', async () => {
    const { orderId, jacket, couponCode } = await boughtByCode(2);
    const terms = { leaving: [pieces(jacket)], items: [pieces(scarf)], couponCode };
    expect((await preview(orderId, terms)).code).toBe('coupon_used_up');
    expect((await edit(orderId, terms)).code).toBe('coupon_used_up');
  });
});

describe('an order that had the last of a discount’s budget, all of which is changed', () => {
  it('leaves it to what comes for it, and has it again where that comes to nothing', async () => {
    const jacket = await goods(shop, { stock: 100 });
    const terms = { name: 'Once', kind: 'amount', values: { amount: 5 }, budget: 5, perCustomer: 1 };
    const products = [jacket.productId, coat.productId];
    const { id } = (await admin.post<Json>('/admin/discounts', { ...terms, products }, { expect: 201 })).body;
    const taken = async () => {
      const { used, taken: cents } = (await admin.get<Json>(`/admin/discounts/${id}`)).body;
      return [used, cents] as [number, number];
    };
    const { orderId } = await bought(1, {}, jacket);
    expect(await taken()).toEqual([1, 5]);
    const change = { leaving: [pieces(jacket)], items: [pieces(coat)] };
    expect(await preview(orderId, change)).toMatchObject({ worth: 20.49, total: 35, toPay: 14.51 });
    const { newOrderId } = await edit(orderId, change);
    expect([await taken(), await usesOf(orderId, newOrderId)]).toEqual([
      [1, 5],
      ['released', 'reserved'],
    ]);
    await cancel(newOrderId);
    expect([await taken(), await usesOf(orderId, newOrderId)]).toEqual([
      [1, 5],
      ['used', 'released'],
    ]);
    const again = await edit(orderId, { ...change, items: [pieces(jacket)] });
    expect(again.state).toBe('done');
    expect([await taken(), await usesOf(orderId, again.newOrderId)]).toEqual([
      [1, 5],
      ['released', 'used'],
    ]);
    await admin.delete(`/admin/discounts/${id}`, undefined);
  });
});
