import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
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

let days = 100;
const nextDay = () => ago((days += 1));

interface Taxed {
  tax?: number;
  lineTax?: number;
  lineAdded?: number;
  added?: number;
}
interface MoneyOfOrder {
  captured?: number;
  refunded?: number;
  surplus?: number;
  isOff?: boolean;
}

/** Goods for 24.90 and delivery for 4.95, as a receipt has them before tax. */
async function taxedOrder(
  placedAt: Date,
  { tax = 0, lineTax = 0, lineAdded = 0, added = 0 }: Taxed,
  { captured, refunded = 0, surplus = 0, isOff = false }: MoneyOfOrder,
) {
  const { email } = await shop.shopper();
  const total = 2_985 + added;
  const { id } = await insertOrder(shop, {
    ...{
      email,
      placedAt,
      totalCents: total,
      refundedCents: refunded,
      status: isOff ? 'cancelled' : 'delivered',
    },
    capturedCents: captured ?? total,
  });
  const adjustments = [
    { kind: 'shipping', label: 'Parcel', amount: 495 },
    ...(added === 0 ? [] : [{ kind: 'tax', label: 'VAT', amount: added }]),
  ];
  const taxes = tax === 0 ? [] : [{ name: 'VAT', thousandths: 19_000, net: total - tax, tax, gross: total }];
  const receipt = { lines: [{ tax: lineTax, taxAdded: lineAdded }], adjustments, taxes };
  await shop.sql(
    'update orders set shipping_cents = 495, charges_cents = $2, subtotal_cents = 2490, surplus_cents = $3, receipt = receipt || $4 where id = $1',
    [id, added, surplus, JSON.stringify(receipt)],
  );
}

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
  it('count what was sold in the period, less what was returned; an order with a deposit counts whole', () => {
    expect(stats).toMatchObject({
      ...{ netSales: 165.5, delivery: 0, tax: 0, total: 165.5 },
      ...{ orders: 5, soldOrders: 4, averageOrder: 58.5, pendingOrders: 2 },
    });
  });

  it('show each of the thirty days, and the days add up', () => {
    expect(stats.days).toHaveLength(30);
    const total = stats.days.reduce((sum: number, day: Json) => sum + Math.round(day.sales * 100), 0);
    expect(total).toBe(16_550);
    expect([ago(1), ago(0)].map((day) => day.toISOString().slice(0, 10))).toContain(stats.days.at(-1).date);
  });

  it('rank products by what sold and was not cancelled', () => {
    expect(stats.topProducts[0]).toMatchObject({ id: jacket, name: 'Jacket', quantity: 1, sales: 100 });
    expect(stats.topProducts).toHaveLength(3);
  });

  it('are what the lists behind them add up to', async () => {
    expect(await list(admin, stats.filters.netSales)).toHaveLength(stats.soldOrders);
    const whole = await list(admin, stats.filters.averageOrder);
    const sum = whole.reduce((all, order) => all + Math.round(order.totalAmount * 100), 0);
    expect(Math.round(sum / whole.length)).toBe(5_850);
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

  it.each([
    ['whose prices hold the tax', { tax: 477, lineTax: 398 }, {}, [20.92, 4.16, 4.77, 29.85]],
    [
      'whose prices are without it',
      { tax: 567, lineTax: 473, lineAdded: 473, added: 567 },
      {},
      [24.9, 4.95, 5.67, 35.52],
    ],
    ['whose tax the buyer owes', { lineAdded: -398, added: -477 }, {}, [20.92, 4.16, 0, 25.08]],
    ['whose goods went back', { tax: 477, lineTax: 398 }, { refunded: 2_490 }, [0, 4.16, 0.79, 4.95]],
    [
      'that was cancelled with its deposit kept',
      { tax: 477, lineTax: 398 },
      { captured: 1_194, isOff: true },
      [5.87, 4.16, 1.91, 11.94],
    ],
    [
      'that was paid twice, once given back',
      { tax: 477, lineTax: 398 },
      { captured: 5_970, surplus: 2_985, refunded: 2_985 },
      [20.92, 4.16, 4.77, 29.85],
    ],
  ])('tell goods, delivery and tax of one order %s', async (_, receipt, money, figures) => {
    const placedAt = nextDay();
    await taxedOrder(placedAt, receipt, money);
    const day = placedAt.toISOString().slice(0, 10);
    const { body } = await admin.get<Json>('/admin/stats', { query: { from: day, to: day }, expect: 200 });
    const { netSales, delivery, tax, total } = body;
    expect([netSales, delivery, tax, total]).toEqual(figures);
    expect(Math.round((netSales + delivery + tax) * 100)).toBe(Math.round(total * 100));
    expect(body.days).toEqual([{ date: day, sales: netSales, orders: 1 }]);
  });

  it('call low in stock what the shop says, in the list of products as well', async () => {
    const { id } = await makeProduct(admin, { stock: 8 });
    const figure = async () => {
      const { body } = await admin.get<Json>('/admin/stats', { expect: 200 });
      const low: Json[] = await list(admin, body.filters.lowStock);
      return { low: body.lowStock, listed: low.some((product) => product.id === id) };
    };
    const before = await figure();
    expect(before.listed).toBe(false);
    await admin.put('/admin/settings/shop', { lowStockFrom: 8 }, { expect: 200 });
    expect(await figure()).toEqual({ low: before.low + 1, listed: true });
    const own = async (lowStockFrom: number | null) =>
      (await admin.put<Json>(`/admin/products/${id}`, { lowStockFrom }, { expect: 200 })).body;
    expect(await own(7)).toMatchObject({ lowStockFrom: 7, lowStock: false });
    expect(await figure()).toEqual(before);
    expect(await own(null)).toMatchObject({ lowStockFrom: null, lowStock: true });
    await admin.put('/admin/settings/shop', { lowStockFrom: 5 }, { expect: 200 });
    expect(await figure()).toEqual(before);
    expect(await own(8)).toMatchObject({ name: 'Plain Mug', lowStockFrom: 8, lowStock: true });
    expect(await figure()).toEqual({ low: before.low + 1, listed: true });
    expect((await admin.put(`/admin/products/${id}`, { lowStockFrom: -1 })).status).toBe(400);
    for (const lowStockFrom of [-1, 2.5, 'few', 100_001])
      expect((await admin.put('/admin/settings/shop', { lowStockFrom })).status).toBe(400);
  });

  it.each(['from=2026-02-30', 'from=yesterday', 'from=2026-02-02&to=2026-02-01', 'from=2000-01-01', 'to=x'])(
    'refuse ?%s',
    async (query) => {
      expect((await admin.get(`/admin/stats?${query}`)).status).toBe(400);
    },
  );
});
