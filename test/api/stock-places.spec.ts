import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { overtakenBy } from '../support/held-row.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const MAIN = '00000000-0000-7000-8000-000000000010';
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const place = async (terms: object = {}): Promise<Json> =>
  (await admin.post<Json>('/admin/places', { name: `Place ${v7()}`, ...terms }, { expect: 201 })).body;
const count = async (at: Json, { variantId }: Goods, onHand: number | null): Promise<Json> => {
  const path = `/admin/places/${typeof at === 'string' ? at : at.id}/stock-levels`;
  const levels = [{ variantId, onHand, reason: 'Counted' }];
  return (await admin.post<Json>(path, { levels }, { expect: 200 })).body.results[0];
};
/** What lies where, by the id of the place. */
const levelsOf = async ({ productId }: Goods): Promise<Record<string, number | null>> => {
  const { body } = await admin.get<Json>(`/admin/products/${productId}/places`, { expect: 200 });
  return Object.fromEntries(body.variants[0].levels.map(({ placeId, onHand }: Json) => [placeId, onHand]));
};
/** Four tenths of what the jackets cost. */
const deposit = (quantity: number) => Math.round(2_549 * quantity * 0.4) / 100;
const paid = async (product: Goods, quantity: number): Promise<string> => {
  const body = { ...wanted(product, quantity), amount: deposit(quantity) };
  const { body: order } = await (await shop.shopper()).post<Json>('/payments/cash', body, { expect: 200 });
  const id = order.data.orderId as string;
  await admin.post(`/admin/orders/${id}/transitions`, { action: 'record-deposit' }, { expect: 200 });
  return id;
};
const takenOf = async (orderId: string): Promise<Json[]> =>
  (await admin.get<Json>(`/admin/orders/${orderId}/places`, { expect: 200 })).body.lines[0].taken;

describe('places', () => {
  it('are one at first, which stays and sells; others are added, changed by one of two, and closed', async () => {
    const { body: main } = await admin.get<Json>(`/admin/places/${MAIN}`, { expect: 200 });
    expect(main).toMatchObject({ isDefault: true, sellsOnline: true });
    const stays = { code: 'default_place_stays' };
    expect((await admin.put<Json>(`/admin/places/${MAIN}`, { sellsOnline: false })).body).toMatchObject(
      stays,
    );
    expect((await admin.delete<Json>(`/admin/places/${MAIN}`)).body).toMatchObject(stays);
    const { id, name, version } = await place({ address: '1 Kampala Road', isPickup: true });
    const again = (await admin.post<Json>('/admin/places', { name: name.toUpperCase() })).body;
    expect(again).toMatchObject({ code: 'place_name_taken', errors: [{ field: 'name' }] });
    const put = (body: object) =>
      admin.put<Json>(`/admin/places/${id}`, body, { headers: { 'if-match': `"${version}"` } });
    expect((await put({ address: '2 Kampala Road' })).body).toMatchObject({ isPickup: true, version: 2 });
    expect((await put({ name: 'Other' })).status).toBe(412);
    const query = { filter: JSON.stringify({ q: '2 kampala', isPickup: true }) };
    const { body: list } = await admin.get<Json[]>('/admin/places', { query, expect: 200 });
    expect(list.map((one) => one.id)).toEqual([id]);
    await admin.delete(`/admin/places/${id}`, undefined, { expect: 200 });
    expect((await admin.get<Json>(`/admin/places/${id}`)).status).toBe(404);
  });

  it('have pieces each, and those where it is sold online add up to what can be bought', async () => {
    const [jacket, depot, showroom] = [await goods(shop), await place(), await place({ sellsOnline: false })];
    expect(await count(depot, jacket, 4)).toMatchObject({ ok: true, onHand: 4 });
    expect(await count(showroom, jacket, 2)).toMatchObject({ ok: true });
    expect((await stockOf(shop, jacket)).on_hand).toBe(14);
    expect(await count(MAIN, jacket, 7)).toMatchObject({ ok: true, onHand: 7 });
    expect(await levelsOf(jacket)).toMatchObject({ [MAIN]: 7, [depot.id]: 4, [showroom.id]: 2 });
    expect((await stockOf(shop, jacket)).on_hand).toBe(11);
    // all places together are set at the default one
    const level = { variantId: jacket.variantId, onHand: 3 };
    const set = await admin.post<Json>('/admin/stock-levels', { levels: [level] }, { expect: 200 });
    expect(set.body.results[0]).toMatchObject({ ok: false, message: 'Other places have 4 of it' });
    expect(await count(depot, jacket, null)).toMatchObject({ ok: false, field: 'onHand' });
    const { body: book } = await admin.get<Json[]>(`/admin/products/${jacket.productId}/stock-movements`);
    expect(book.find((one) => one.place === depot.name)).toMatchObject({ change: 4, reason: 'Counted' });
    await mustBeSound(shop);
  });

  it('sell or stop to, with what lies there, unless waiting orders hold it', async () => {
    const [jacket, depot] = [await goods(shop, { stock: 1 }), await place()];
    await count(depot, jacket, 4);
    const body = { ...wanted(jacket, 3), amount: deposit(3) };
    await (await shop.shopper()).post('/payments/cash', body, { expect: 200 });
    const sells = (sellsOnline: boolean) => admin.put<Json>(`/admin/places/${depot.id}`, { sellsOnline });
    expect((await sells(false)).body).toMatchObject({ code: 'place_is_held' });
    expect(await count(depot, jacket, 0)).toMatchObject({ message: 'Waiting orders hold 3 of it' });
    await count(MAIN, jacket, 3);
    expect((await sells(false)).status).toBe(200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 3, held: 3 });
    expect((await sells(true)).status).toBe(200);
    expect((await stockOf(shop, jacket)).on_hand).toBe(7);
    expect((await admin.delete<Json>(`/admin/places/${depot.id}`)).body).toMatchObject({
      code: 'place_in_use',
    });
    await mustBeSound(shop);
  });

  it('stop to sell while their last piece is sold', async () => {
    const [jacket, depot] = [await goods(shop, { stock: 1 }), await place()];
    await count(depot, jacket, 1);
    const sold = `with shelf as (update stock set on_hand = on_hand - 1, elsewhere = elsewhere - 1 where variant_id = $1),
        there as (update place_stock set on_hand = 0 where variant_id = $1 and place_id = $2)
      insert into stock_movement (id, variant_id, place_id, delta, kind, reason, created_at)
        values ($3, $1, $2, -1, 'adjust', 'Sold at the counter', now())`;
    const { status } = await overtakenBy(shop.databaseUrl, sold, [jacket.variantId, depot.id, v7()], () =>
      admin.put(`/admin/places/${depot.id}`, { sellsOnline: false }),
    );
    expect(status).toBe(200);
    expect((await stockOf(shop, jacket)).on_hand).toBe(1);
    await mustBeSound(shop);
  });

  it('give what the default one lacks to paid orders; staff takes it from elsewhere, and it comes back there', async () => {
    const [jacket, depot, showroom] = [
      await goods(shop, { stock: 1 }),
      await place(),
      await place({ sellsOnline: false }),
    ];
    await count(depot, jacket, 4);
    await count(showroom, jacket, 2);
    const order = await paid(jacket, 3);
    expect(await takenOf(order)).toEqual([
      { placeId: MAIN, quantity: 1 },
      { placeId: depot.id, quantity: 2 },
    ]);
    expect(await levelsOf(jacket)).toMatchObject({ [MAIN]: 0, [depot.id]: 2, [showroom.id]: 2 });
    const retake = (quantity: number, from: string, to: string) =>
      admin.post<Json>(`/admin/orders/${order}/places`, {
        ...{ variantId: jacket.variantId, quantity, from, to },
      });
    expect((await retake(3, depot.id, showroom.id)).body).toMatchObject({ code: 'not_taken_there' });
    expect((await retake(1, depot.id, MAIN)).body).toMatchObject({ code: 'place_lacks_stock' });
    expect((await retake(1, depot.id, v7())).body).toMatchObject({ code: 'place_not_found' });
    expect((await retake(2, depot.id, showroom.id)).status).toBe(200);
    expect(await levelsOf(jacket)).toMatchObject({ [MAIN]: 0, [depot.id]: 4, [showroom.id]: 0 });
    expect((await stockOf(shop, jacket)).on_hand).toBe(4);
    await mustBeSound(shop);
    await admin.post(
      `/admin/orders/${order}/transitions`,
      { action: 'cancel', reason: 'Sold twice' },
      { expect: 200 },
    );
    expect(await levelsOf(jacket)).toMatchObject({ [MAIN]: 1, [depot.id]: 4, [showroom.id]: 2 });
    expect((await retake(1, MAIN, depot.id)).body).toMatchObject({ code: 'order_took_nothing' });
    await mustBeSound(shop);
  });
});
