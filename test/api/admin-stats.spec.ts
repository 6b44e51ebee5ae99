import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const list = async (admin: Client, { resource, filter }: { resource: string; filter: object }) =>
  (
    await admin.get<Json>(`/admin/${resource}`, {
      query: { filter: JSON.stringify(filter), range: '[0,99]' },
      expect: 200,
    })
  ).body as Json[];

let admin: Client;
let stats: Json;
const jacket = v7();

beforeAll(async () => {
  admin = await shop.admin();
  const { email } = await shop.shopper();
  const order = (facts: object) => insertOrder(shop, { email, ...facts });
  await order({
    status: 'delivered',
    totalCents: 10_000,
    placedAt: ago(3),
    productId: jacket,
    name: 'Jacket',
  });
  await order({ status: 'shipped', totalCents: 5_001, refundedCents: 1_000, placedAt: ago(2) });
  await order({
    status: 'processing',
    totalCents: 2_549,
    capturedCents: 1_020,
    method: 'cash',
    placedAt: ago(0),
  });
  await order({
    status: 'cancelled',
    totalCents: 7_000,
    capturedCents: 7_000,
    refundedCents: 7_000,
    placedAt: ago(1),
  });
  await order({ status: 'pending', placedAt: ago(1) });
  await order({ status: 'pending', placedAt: ago(40) });
  await order({ status: 'delivered', totalCents: 99_900, placedAt: ago(40) });
  stats = (await admin.get<Json>('/admin/stats', { expect: 200 })).body;
});

describe('the figures of the dashboard', () => {
  it('count the money of the period, less what was returned', () => {
    expect(stats).toMatchObject({
      netSales: 150.21,
      orders: 5,
      soldOrders: 4,
      averageOrder: 37.55,
      pendingOrders: 2,
    });
  });

  it('show each of the thirty days, and the days add up', () => {
    expect(stats.days).toHaveLength(30);
    const total = stats.days.reduce((sum: number, day: Json) => sum + Math.round(day.sales * 100), 0);
    expect(total).toBe(15_021);
    expect([ago(1), ago(0)].map((day) => day.toISOString().slice(0, 10))).toContain(stats.days.at(-1).date);
  });

  it('rank products by what sold and was not cancelled', () => {
    expect(stats.topProducts[0]).toMatchObject({ id: jacket, name: 'Jacket', quantity: 1, sales: 100 });
    expect(stats.topProducts).toHaveLength(3);
  });

  it('are what the lists behind them add up to', async () => {
    const sold = await list(admin, stats.filters.netSales);
    const net = sold.reduce(
      (sum, order) => sum + Math.round((order.amountPaid - order.amountRefunded) * 100),
      0,
    );
    expect([sold.length, net]).toEqual([stats.soldOrders, 15_021]);
    expect(await list(admin, stats.filters.orders)).toHaveLength(stats.orders);
    expect(await list(admin, stats.filters.pendingOrders)).toHaveLength(stats.pendingOrders);
    expect(await list(admin, stats.filters.newCustomers)).toHaveLength(stats.newCustomers);
  });

  it('are computed for the asked days', async () => {
    const day = ago(40).toISOString().slice(0, 10);
    const { body } = await admin.get<Json>('/admin/stats', { query: { from: day, to: day }, expect: 200 });
    expect(body).toMatchObject({ netSales: 999, orders: 2 });
    expect(body.days).toEqual([{ date: day, sales: 999, orders: 2 }]);
  });

  it.each(['from=2026-02-30', 'from=yesterday', 'from=2026-02-02&to=2026-02-01', 'from=2000-01-01', 'to=x'])(
    'refuse ?%s',
    async (query) => {
      expect((await admin.get(`/admin/stats?${query}`)).status).toBe(400);
    },
  );
});
