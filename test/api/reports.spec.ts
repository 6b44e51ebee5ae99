import { REPORTS } from '../../api/src/reports/kinds/index.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PERIOD = { from: '2026-03-01', to: '2026-03-31' };
let admin: Client;
let lamp: Json;

const report = async (name: string, query: object = {}) =>
  (await admin.get<Json>(`/admin/reports/${name}`, { query: { ...PERIOD, ...query }, expect: 200 })).body;
const lines = ({ rows }: Json, ...columns: string[]) =>
  rows.map(({ key, label, figures }: Json) => [key, label, ...columns.map((name) => figures[name])]);
const listed = async ({ resource, filter }: Json) =>
  (
    await admin.get<Json[]>(`/admin/${resource}`, {
      query: { filter: JSON.stringify(filter), range: '[0,99]' },
      expect: 200,
    })
  ).body;

/** Sold on a day of March for that much; the rest as given. */
async function sold(day: string, totalCents: number, set = '', more: object = {}): Promise<string> {
  const { email } = await shop.shopper();
  const placedAt = new Date(`2026-03-${day}T10:00:00Z`);
  const { id } = await insertOrder(shop, { email, status: 'delivered', totalCents, placedAt, ...more });
  if (set) await shop.sql(`update orders set ${set} where id = $1`, [id]);
  return id;
}

/** Money that went back of an order, in the book as the shop writes it. */
async function gaveBack(orderId: string, cents: number, at: string): Promise<void> {
  const entry = v7();
  await shop.sql(
    `insert into ledger_transaction (id, order_id, type, provider, provider_object_id, actor_kind, occurred_at)
     values ($1, $2, 'refund', 'cash', $4, 'staff', $3)`,
    [entry, orderId, at, `back ${entry}`],
  );
  await shop.sql(
    `insert into ledger_posting (id, transaction_id, account, amount_cents, currency)
     values ($1, $3, 'provider:cash', -$4::bigint, 'USD'), ($2, $3, 'orders:refunded', $4, 'USD')`,
    [v7(), v7(), entry, cents],
  );
}

beforeAll(async () => {
  admin = await shop.admin();
  lamp = await makeProduct(admin, { name: 'Reading Lamp', category: 'Lamps' });
  const name = 'Reading Lamp';
  await sold('02', 10_000, `erased_country = 'Uganda'`, { productId: lamp.id, name });
  await sold('03', 5_000, `erased_country = 'UG', delivery = '{"name": "Courier"}'`, { method: 'mobile' });
  const refunded = await sold(
    '03',
    2_000,
    `coupon_code = 'TEN', discount_cents = 200, subtotal_cents = 2200`,
    {
      productId: lamp.id,
      name,
      refundedCents: 500,
    },
  );
  await gaveBack(refunded, 500, '2026-03-20T10:00:00Z');
  await sold('04', 7_000, '', { status: 'pending', method: 'cash' });
});

describe('the reports', () => {
  it('are each told with their columns', async () => {
    const { body } = await admin.get<Json[]>('/admin/reports', { expect: 200 });
    expect(body.map(({ name }) => name)).toEqual(REPORTS.map(({ name }) => name));
    for (const { columns, main } of body) expect(columns.map(({ name }: Json) => name)).toContain(main);
  });

  it.each([
    [
      'countries',
      [
        ['UG', 'Uganda', 2, 150],
        ['', 'Nothing was sent', 2, 15],
      ],
    ],
    [
      'methods',
      [
        ['card', 'Card', 2, 115],
        ['mobile', 'Mobile Money', 1, 50],
        ['cash', 'Cash on Delivery', 1, 0],
      ],
    ],
    [
      'deliveries',
      [
        ['', 'Nothing was sent', 3, 115],
        ['Courier', 'Courier', 1, 50],
      ],
    ],
    ['currencies', [['USD', 'USD', 4, 165]]],
  ])('tell %s with the orders of each', async (name, expected) => {
    const body = await report(name);
    expect(
      lines(body, 'orders', 'netSales').map(([key, , ...figures]: unknown[]) => [key, ...figures]),
    ).toEqual(expected.map(([key, , ...figures]) => [key, ...figures]));
    expect(body.total.figures).toMatchObject({ orders: 4, sold: 3, netSales: 165, back: 5 });
    for (const { opens, figures } of body.rows)
      if (opens) expect(await listed(opens)).toHaveLength(figures.orders);
  });

  it('tell each day of the month, and open its orders', async () => {
    const body = await report('days');
    expect(body.rows).toHaveLength(31);
    const third = body.rows.find(({ key }: Json) => key === '2026-03-03');
    expect(third.figures).toMatchObject({ orders: 2, sold: 2, netSales: 65, back: 5, discount: 2 });
    expect(await listed(third.opens)).toHaveLength(2);
  });

  it('tell what a coupon took off', async () => {
    const body = await report('discounts');
    expect(lines(body, 'orders', 'discount')[0]).toEqual(['TEN', 'TEN', 1, 2]);
    expect(await listed(body.rows[0].opens)).toHaveLength(1);
  });

  it('tell what each discount took off, and open the orders that have it', async () => {
    const terms = { name: 'Ten off', kind: 'percent', values: { percent: 10 }, isActive: false };
    const { id } = (await admin.post<Json>('/admin/discounts', terms, { expect: 201 })).body;
    await shop.sql(
      `insert into discount_use (order_id, discount_id, account_id, amount_cents, own_cents, is_counted, state, created_at, updated_at)
       select id, $1, account_id, 250, 250, false, case when total_cents = 5000 then 'released' else 'used' end, now(), now()
       from orders where created_at < '2026-04-01' and created_at >= '2026-03-01'`,
      [id],
    );
    const body = await report('discount-rules');
    expect(lines(body, 'uses', 'off')).toEqual([[id, 'Ten off', 3, 7.5]]);
    expect(await listed(body.rows[0].opens)).toHaveLength(3);
  });

  it('tell products and the categories that they are in', async () => {
    const products = await report('products');
    expect(lines(products, 'pieces', 'netSales')[0]).toEqual([lamp.id, 'Reading Lamp', 2, 120]);
    expect(await listed(products.rows[0].opens)).toHaveLength(2);
    const categories = await report('categories');
    expect(lines(categories, 'pieces', 'netSales')).toEqual([
      ['Lamps', 'Lamps', 2, 120],
      ['', 'No longer in the shop', 1, 50],
    ]);
    expect(await listed(categories.rows[0].opens)).toHaveLength(2);
    expect(categories.total.figures.pieces).toBe(3);
  });

  it('tell refunds on the day on which the money went', async () => {
    const body = await report('refunds');
    const day = body.rows.find(({ key }: Json) => key === '2026-03-20');
    expect(day.figures).toEqual({ refunds: 1, amount: 5 });
    expect(await listed(day.opens)).toHaveLength(1);
    expect(body.total.figures).toEqual({ refunds: 1, amount: 5 });
  });

  it('tell returns by their reason', async () => {
    const [{ id } = {}] = await shop.sql(`select id from orders where total_cents = 5000`);
    await shop.sql(
      `insert into order_return (id, order_id, state, reason, handover, lines, amount_cents, created_at, updated_at)
       values ($1, $2, 'requested', 'damaged', 'label', '[{"variantId": "x", "name": "Jacket", "quantity": 2}]', 1,
         '2026-03-21', '2026-03-21')`,
      [v7(), id],
    );
    const body = await report('returns');
    expect(lines(body, 'returns', 'pieces')).toEqual([['damaged', 'Damaged', 1, 2]]);
    expect(body.rows[0].opens).toMatchObject({ resource: 'returns', filter: { reason: 'damaged' } });
    const rows = await shop.sql(`select 1 from order_return where reason = 'damaged'`);
    expect(rows).toHaveLength(1);
  });

  it('stand beside the days before and the year before', async () => {
    const april = { from: '2026-04-01', to: '2026-04-30' };
    const before = await report('countries', { ...april, compare: 'before' });
    expect(before.comparedWith).toEqual({ from: '2026-03-02', to: '2026-03-31' });
    expect(before.rows[0]).toMatchObject({
      key: 'UG',
      figures: { orders: 0 },
      earlier: { orders: 2 },
      opens: null,
    });
    expect(before.total.earlier.netSales).toBe(165);
    const days = await report('days', { from: '2027-03-01', to: '2027-03-31', compare: 'year' });
    expect(days.rows[1].earlier).toMatchObject({ orders: 1, netSales: 100 });
    expect((await report('days')).comparedWith).toBeNull();
    // the year before has the 29th of February, and one day more
    const leap = await report('days', { from: '2024-03-01', to: '2025-03-01', compare: 'year' });
    expect([leap.comparedWith, leap.rows.length]).toEqual([{ from: '2023-03-01', to: '2024-03-01' }, 366]);
  });

  it('leave as a file that says its days and its currency', async () => {
    const query = { ...PERIOD, compare: 'year' };
    const { text } = await admin.get('/admin/reports/countries/export.csv', { query, expect: 200 });
    const [head, first] = text.split('\r\n');
    expect(head).toContain('Country,Orders,"Orders, 2025-03-01 – 2025-03-31",Sold');
    expect(head).toContain('Net sales (USD)');
    expect(first).toMatch(/^Uganda,2,0,2,0,150,0,/);
  });

  it.each(['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'compare=never', 'from=2000-01-01'])(
    'refuse ?%s',
    async (query) => {
      expect((await admin.get(`/admin/reports/days?${query}`)).status).toBe(400);
    },
  );

  it('are none of another name', async () => {
    const { body } = await admin.get<Json>('/admin/reports/weather', { expect: 404 });
    expect(body.code).toBe('report_not_found');
  });

  it('tell taxes by country and rate as the tax report does, and open their orders', async () => {
    const receipt = {
      ...{ lines: [], subtotal: 10_000, adjustments: [], total: 10_000, currency: 'USD' },
      taxes: [{ name: 'VAT', thousandths: 19_500, net: 8_368, tax: 1_632, gross: 10_000 }],
    };
    await shop.sql(`update orders set receipt = $1 where total_cents = 10000 and erased_country = 'Uganda'`, [
      JSON.stringify(receipt),
    ]);
    await shop.sql(
      `insert into invoice (id, order_id, number, issued_at)
       select $1, id, 900001, '2026-03-05T10:00:00Z' from orders where receipt @> '{"taxes": [{"thousandths": 19500}]}'`,
      [v7()],
    );
    const body = await report('taxes', { compare: 'before' });
    expect(lines(body, 'papers', 'charged', 'back', 'net', 'tax', 'gross')).toEqual([
      ['UG/VAT 19.5%', 'Uganda, VAT 19.5%', 1, 16.32, 0, 83.68, 16.32, 100],
    ]);
    expect(body.rows[0].earlier).toMatchObject({ tax: 0 });
    expect(await listed(body.rows[0].opens)).toHaveLength(1);
    // whatever else stands there is a name
    for (const taxRate of ['VAT 1.2.3%', 'VAT 99999999%', 'VAT 19.5% 7%', '%'])
      expect(await listed({ resource: 'orders', filter: { taxRate } })).toEqual([]);
    const told = { query: PERIOD, headers: { 'accept-language': 'ar' }, expect: 200 } as const;
    const inArabic = (await admin.get<Json>('/admin/reports/taxes', told)).body;
    expect(inArabic.rows[0].label).toBe('أوغندا, VAT 19.5%');
    const own = (await admin.get<Json>('/admin/tax-report', { query: PERIOD, expect: 200 })).body;
    expect(own.rows).toMatchObject([{ country: 'UG', percent: 19.5, tax: 16.32, net: 83.68 }]);
  });
});
