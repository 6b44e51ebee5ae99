import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, payOnPage, stockOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let set: Goods;
let cup: Goods;

const makeOf = ({ productId, variantId }: Goods, parts: object[]) =>
  admin.put<Json>(
    `/admin/products/${productId}/bundles`,
    { bundles: [{ variantId, parts }] },
    { expect: 200 },
  );
const count = ({ variantId }: Goods, onHand: number) =>
  admin.post('/admin/stock-levels', { levels: [{ variantId, onHand }] }, { expect: 200 });
const bought = async (what: Goods, quantity: number) => {
  const shopper = await shop.shopper('Ann Okello');
  const session = await openSession(shopper, wanted(what, quantity, 40));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, id: String(session.data.orderId) };
};
const bookOf = ({ variantId }: Goods) =>
  shop.sql<Json>(`select kind, delta from stock_movement where variant_id = $1 order by created_at, id`, [
    variantId,
  ]);

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  set = await goods(shop, { stock: 5, name: 'Set', cents: 4_000 });
  cup = await goods(shop, { stock: 9, name: 'Cup' });
});
afterEach(() => mustBeSound(shop));

describe('goods that were made a bundle after they were sold', () => {
  it('come back to no shelf, where an order is cancelled or given back', async () => {
    const [whole, part] = [await bought(set, 1), await bought(set, 2)];
    await count(set, 0);
    await makeOf(set, [{ variantId: cup.variantId, quantity: 2 }]);
    await whole.shopper.put(`/orders/${whole.id}/cancel`, {}, { expect: 200 });
    const back = { lines: [{ variantId: set.variantId, quantity: 1 }], restock: true, reason: 'Changed' };
    await admin.post(`/admin/orders/${part.id}/refunds`, back, { expect: 200 });
    expect(await stockOf(shop, set)).toMatchObject({ on_hand: 0 });
    expect(await stockOf(shop, cup)).toMatchObject({ on_hand: 9 });
    expect((await bookOf(set)).slice(-4)).toEqual([
      { kind: 'sale_return', delta: 1 },
      { kind: 'adjust', delta: -1 },
      { kind: 'return', delta: 1 },
      { kind: 'adjust', delta: -1 },
    ]);
    await makeOf(set, []);
    await count(set, 3);
    expect(await stockOf(shop, set)).toMatchObject({ on_hand: 3 });
  });

  it('come back so as parts of what was sold, too, from any place', async () => {
    const place = { name: `Depot ${set.variantId.slice(-6)}`, sellsOnline: true };
    const depot = (await admin.post<Json>('/admin/places', place, { expect: 201 })).body.id;
    await count(cup, 0);
    const levels = { levels: [{ variantId: cup.variantId, onHand: 4 }] };
    await admin.post(`/admin/places/${depot}/stock-levels`, levels, { expect: 200 });
    await count(set, 0);
    await makeOf(set, [{ variantId: cup.variantId, quantity: 2 }]);
    const { id } = await bought(set, 1);
    await makeOf(set, []);
    const none = { levels: [{ variantId: cup.variantId, onHand: 0 }] };
    await admin.post(`/admin/places/${depot}/stock-levels`, none, { expect: 200 });
    const tea = await goods(shop, { stock: 3 });
    await makeOf(cup, [{ variantId: tea.variantId, quantity: 1 }]);
    const back = { lines: [{ variantId: set.variantId, quantity: 1 }], restock: true, reason: 'Changed' };
    await admin.post(`/admin/orders/${id}/refunds`, back, { expect: 200 });
    expect(await stockOf(shop, cup)).toMatchObject({ on_hand: 0 });
    expect((await bookOf(cup)).slice(-2)).toEqual([
      { kind: 'return', delta: 2 },
      { kind: 'adjust', delta: -2 },
    ]);
  });

  it('are sold as they were quoted, by the parts that they have by now', async () => {
    const contact = { email: 'aline@example.com', phone: '0788123456' };
    const draft = {
      ...{ contact, lines: [{ variantId: set.variantId, quantity: 2 }] },
      shippingAddress: {
        ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali', country: 'Rwanda' },
      },
    };
    const { id } = (await admin.post<Json>('/admin/draft-orders', draft, { expect: 201 })).body;
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const sent = await admin.post<Json>(`/admin/draft-orders/${id}/quote`, { until }, { expect: 200 });
    await count(set, 0);
    await makeOf(set, [{ variantId: cup.variantId, quantity: 2 }]);
    const token = String(sent.body.link).split('#')[1];
    await shop.client.post(`/quotes/${id}/accept`, { token, method: 'cash' }, { expect: 200 });
    expect(await stockOf(shop, cup)).toMatchObject({ held: 4 });
  });
});
