import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const PRICE = 25.49;

const byCash = (shopper: Client, what: Goods, quantity = 1, ip?: string) =>
  withRetries(() =>
    shopper.post(
      '/payments/cash',
      { ...wanted(what, quantity), amount: Math.round(quantity * PRICE * 40 + Number.EPSILON) / 100 },
      ip ? { headers: { 'x-forwarded-for': ip } } : {},
    ),
  );

describe('reserving without paying, over two processes', () => {
  const shop = useOwnShop({ processes: 2, env: { RATE_LIMIT_FACTOR: '1' } });
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });

  it('stops at five orders of an account, however many come at once, and goes on when one is cancelled', async () => {
    const shopper = await shop.shopper();
    const things: Goods[] = [];
    while (things.length < 12) things.push(await goods(shop));
    const processes = shop.apis.map((api) => api.client.as(shopper.token));
    const all = await Promise.all(
      things.map((thing, index) => byCash(processes[index % 2] ?? shopper, thing)),
    );
    const placed = all.filter(({ status }) => status === 200);
    const refused = all.filter(({ status }) => status !== 200);
    expect([placed.length, refused.length]).toEqual([5, 7]);
    for (const { status, body } of refused)
      expect([status, body.code, body.message]).toEqual([
        409,
        'too_many_unpaid_orders',
        'At most 5 orders of yours may wait for payment. Please pay or cancel one first.',
      ]);
    const held = await Promise.all(things.map(async (thing) => (await stockOf(shop, thing)).held));
    expect(held.filter((pieces) => pieces > 0)).toHaveLength(5);
    await shopper.put(`/orders/${placed[0]?.body.data.orderId}/cancel`, {}, { expect: 200 });
    expect((await byCash(shopper, await goods(shop))).status).toBe(200);
    await mustBeSound(shop);
  });

  it('leaves half of the stock to those who pay, however many reserve at once; the panel warns', async () => {
    const jacket = await goods(shop, { stock: 6 });
    const people = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const all = await Promise.all(
      people.map((shopper, at) => byCash(shopper, jacket, 2, `203.0.113.${20 + at}`)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = all.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'unpaid_stock_share_reached',
      message:
        'So many pieces cannot be reserved without payment. Please order fewer, or pay by card or mobile money.',
    });
    const card = await people[0]?.post('/payments/create-checkout-session', wanted(jacket, 4));
    expect(card?.status).toBe(200);
    const warnings = await admin.get<{ sku: string; stock: number; held: number }[]>('/admin/unpaid-holds', {
      expect: 200,
    });
    expect(warnings.body).toContainEqual(expect.objectContaining({ stock: 6, held: 6 }));
    await mustBeSound(shop);
  });

  it('leaves half of what may be reserved to other networks, and to those who have paid before', async () => {
    const jacket = await goods(shop, { stock: 40 });
    const [one, other, elsewhere] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const here = '203.0.113.30';
    expect((await byCash(elsewhere, jacket, 6, '2001:db8:77:1::1')).status).toBe(200);
    // the whole site of an address counts
    const neighbour = await byCash(await shop.shopper(), jacket, 5, '2001:db8:77:2::1');
    expect(neighbour.body.code).toBe('unpaid_stock_share_reached');
    expect((await byCash(one, jacket, 5, here)).status).toBe(200);
    expect((await byCash(other, jacket, 6, here)).body.code).toBe('unpaid_stock_share_reached');
    const earlier = await byCash(other, jacket, 5, here);
    const step = { action: 'record-deposit' };
    await admin.post(`/admin/orders/${earlier.body.data.orderId}/transitions`, step, { expect: 200 });
    expect((await byCash(other, jacket, 6, here)).status).toBe(200);
    await mustBeSound(shop);
  });
});
