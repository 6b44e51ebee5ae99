import { beforeAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { goods, wanted } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let ann: Client & { email: string };

const settings = (change: object) => admin.put<Json>('/admin/settings/shop', change, { expect: 200 });
const stats = async (from: string, to = from) =>
  (await admin.get<Json>('/admin/stats', { query: { from, to }, expect: 200 })).body;
const taxOf = async (day: string) => {
  const { body } = await admin.get<Json>('/admin/tax-report', {
    query: { from: day, to: day },
    expect: 200,
  });
  return [body.from, body.to, body.rows.reduce((sum: number, row: Json) => sum + row.tax, 0)];
};

/** Sold at that moment for 119 with 19 of tax, its invoice issued then. */
async function sale(at: string) {
  const placedAt = new Date(at);
  const { id } = await insertOrder(shop, {
    ...{ email: ann.email, status: 'processing', totalCents: 11_900, placedAt },
  });
  const taxes = [{ name: 'VAT', thousandths: 19_000, net: 10_000, tax: 1_900, gross: 11_900 }];
  await shop.sql('update orders set receipt = receipt || $2 where id = $1', [id, JSON.stringify({ taxes })]);
  const paper = () => ann.fetch(`/api/v1/orders/${id}/invoice.pdf`);
  await paper();
  await shop.sql('update invoice set issued_at = $2 where order_id = $1', [id, placedAt]);
  return async () => pdfText(Buffer.from(await (await paper()).arrayBuffer()));
}

beforeAll(async () => {
  admin = await shop.admin();
  ann = await shop.shopper();
});

describe('the time zone of the shop', () => {
  it('is UTC until somebody says where the shop is, and then that of its country', async () => {
    const zone = async () => [
      (await admin.get<Json>('/admin/settings/shop', { expect: 200 })).body.timeZone,
      (await admin.get<Json>('/shop', { expect: 200 })).body.data.timeZone,
    ];
    expect(await zone()).toEqual(['UTC', 'UTC']);
    await settings({ country: 'DE' });
    expect(await zone()).toEqual(['Europe/Berlin', 'Europe/Berlin']);
    await settings({ timeZone: 'asia/calcutta' });
    expect(await zone()).toEqual(['Asia/Kolkata', 'Asia/Kolkata']);
    await settings({ country: 'UG' });
    expect(await zone()).toEqual(['Asia/Kolkata', 'Asia/Kolkata']);
  });

  it.each(['', '+03:00', 'Kampala', 'Africa/Nowhere', 3, ['UTC']])('is never %p', async (timeZone) => {
    const { status, body } = await admin.put<Json>('/admin/settings/shop', { timeZone });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'timeZone', message: 'timeZone must be a time zone, such as Africa/Kampala' }],
    ]);
  });
});

describe('a shop in Kampala', () => {
  it('sells at 22:30 UTC on its next day: in the dashboard, the tax report, lists and on the invoice', async () => {
    await settings({ timeZone: 'Africa/Kampala' });
    const invoice = await sale('2026-03-10T22:30:00Z');
    expect((await stats('2026-03-10')).orders).toBe(0);
    const figures = await stats('2026-03-11');
    expect(figures.days).toEqual([{ date: '2026-03-11', sales: 100, orders: 1 }]);
    expect(figures.filters.orders.filter).toEqual({
      createdAt_gte: '2026-03-10T21:00:00.000Z',
      createdAt_lte: '2026-03-11T20:59:59.999Z',
    });
    expect(await taxOf('2026-03-10')).toEqual(['2026-03-10', '2026-03-10', 0]);
    expect(await taxOf('2026-03-11')).toEqual(['2026-03-11', '2026-03-11', 19]);
    const among = async (day: string) => {
      const filter = JSON.stringify({ createdAt_gte: day, createdAt_lte: day });
      return (await admin.get<Json[]>('/admin/orders', { query: { filter }, expect: 200 })).body.length;
    };
    expect([await among('2026-03-10'), await among('2026-03-11')]).toEqual([0, 1]);
    expect(await invoice()).toContain('Issued 2026-03-11');
    const file = await admin.fetch('/api/v1/admin/orders/export.csv');
    expect(await file.text()).toContain('2026-03-11T01:30:00+03:00');
  });

  it('promises in a mail what it promises on the page, from its own day on', async () => {
    const body = { ...wanted(await goods(shop)), amount: 10.2 };
    const placed = await ann.post<Json>('/payments/cash', body, { expect: 200 });
    const id = String(placed.body.data.orderId);
    await shop.sql(`update orders set created_at = '2026-03-10T22:30:00Z' where id = $1`, [id]);
    // else two days may be promised alike, as Saturday and Sunday are, by the delivery times that the shop has by now
    const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const promised = async (timeZone: string) => {
      await settings({ timeZone, workingDays });
      return (await ann.get<Json>(`/orders/${id}`, { expect: 200 })).body.data.expectedDelivery.from;
    };
    const there = await promised('America/Los_Angeles');
    const here = await promised('Africa/Kampala');
    expect(here > there).toBe(true);
    const step = { action: 'record-deposit' };
    await admin.post(`/admin/orders/${id}/transitions`, step, { expect: 200 });
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
    const mail = await mailTo(shop, ann.email, `Arrives ${day.format(new Date(here))}`);
    expect(mail).not.toContain(`Arrives ${day.format(new Date(there))}`);
    await settings({ workingDays: workingDays.slice(0, 5) });
  });

  it('ends coupons and offers with its own day', async () => {
    const coupon = {
      code: 'DAY',
      kind: 'percent',
      percent: 10,
      startsAt: '2030-12-07',
      endsAt: '2030-12-07',
    };
    const { body } = await admin.post('/admin/coupons', coupon, { expect: 201 });
    expect([body.startsAt, body.endsAt]).toEqual(['2030-12-06T21:00:00.000Z', '2030-12-07T20:59:59.999Z']);
    const offer = await settings({ offerEndsAt: '2030-12-07' });
    expect(offer.body.offerEndsAt).toBe('2030-12-07T20:59:59.999Z');
  });
});

describe('a shop in Los Angeles', () => {
  it('has days of 23 and of 25 hours, and each sale on one of them', async () => {
    await settings({ timeZone: 'America/Los_Angeles' });
    // clocks went forward on 8 March 2026 and back on 2 November 2025
    for (const at of [
      '2026-03-08T07:59:59Z',
      '2026-03-08T08:00:00Z',
      '2026-03-09T06:59:59Z',
      '2026-03-09T07:00:00Z',
    ])
      await sale(at);
    for (const at of ['2025-11-02T07:00:00Z', '2025-11-03T07:59:59Z', '2025-11-03T08:00:00Z']) await sale(at);
    const days = async (from: string, to: string) =>
      (await stats(from, to)).days.map(({ date, orders }: Json) => [date, orders]);
    expect(await days('2026-03-06', '2026-03-09')).toEqual([
      ...[
        ['2026-03-06', 0],
        ['2026-03-07', 1],
        ['2026-03-08', 2],
        ['2026-03-09', 1],
      ],
    ]);
    expect(await days('2025-11-01', '2025-11-03')).toEqual([
      ...[
        ['2025-11-01', 0],
        ['2025-11-02', 2],
        ['2025-11-03', 1],
      ],
    ]);
    expect(await taxOf('2026-03-08')).toEqual(['2026-03-08', '2026-03-08', 38]);
    expect(await taxOf('2025-11-02')).toEqual(['2025-11-02', '2025-11-02', 38]);
  });
});

describe('what a shop in Germany promises', () => {
  const promised = async (placedAt: string) => {
    const { id } = await insertOrder(shop, {
      ...{ email: ann.email, status: 'processing', placedAt: new Date(placedAt) },
    });
    return (await ann.get<Json>(`/orders/${id}`, { expect: 200 })).body.data.expectedDelivery;
  };

  it('is never a weekend or a holiday, and knows the hour from which an order is the next day’s', async () => {
    await settings({ country: 'DE', timeZone: 'Europe/Berlin' });
    expect(await promised('2026-12-23T10:00:00Z')).toEqual({ from: '2026-12-29', to: '2026-12-31' });
    expect(await promised('2026-12-23T23:30:00Z')).toEqual({ from: '2026-12-30', to: '2027-01-04' });
    const { body } = await settings({ orderCutOff: '14:00', workingDays: ['tuesday', 'wednesday'] });
    expect([body.orderCutOff, body.workingDays]).toEqual(['14:00', ['tuesday', 'wednesday']]);
    expect((await settings({ languages: ['fr', 'en'] })).body.languages).toEqual(['fr', 'en']);
    expect(await promised('2026-12-01T12:59:00Z')).toEqual({ from: '2026-12-09', to: '2026-12-16' });
    expect(await promised('2026-12-01T13:00:00Z')).toEqual({ from: '2026-12-15', to: '2026-12-22' });
  });

  it.each([
    ['orderCutOff', '25:00'],
    ['orderCutOff', '2 pm'],
    ['region', 'Atlantis'],
    ['region', 7],
    ['languages', []],
    ['languages', ['en', 'en']],
    ['languages', ['English']],
    ['workingDays', []],
    ['workingDays', ['caturday']],
    ['workingDays', ['monday', 'monday']],
    ['workingDays', 'monday'],
  ])('has no %s %j', async (field, value) => {
    const { status, body } = await admin.put<Json>('/admin/settings/shop', { [field]: value });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('is to take goods back until the end of a last day that is no day off', async () => {
    await settings({ returnDays: 14 });
    const until = async (delivered: string) => {
      const { id } = await insertOrder(shop, {
        ...{ email: ann.email, status: 'delivered', placedAt: new Date(delivered) },
      });
      return (await ann.get<Json>(`/orders/${id}/returns`, { expect: 200 })).body.data.until;
    };
    expect(await until('2026-11-27T18:43:51Z')).toBe('2026-12-11T22:59:59.999Z');
    expect(await until('2026-11-27T23:30:00Z')).toBe('2026-12-14T22:59:59.999Z');
    expect(await until('2026-12-11T10:00:00Z')).toBe('2026-12-28T22:59:59.999Z');
    // Epiphany, in Bavaria alone
    expect(await until('2026-12-23T10:00:00Z')).toBe('2027-01-06T22:59:59.999Z');
    await settings({ region: 'Bavaria' });
    expect(await until('2026-12-23T10:00:00Z')).toBe('2027-01-07T22:59:59.999Z');
  });

  it('knows the holidays of its region, in that country alone', async () => {
    const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
    const { body } = await settings({ country: 'DE', region: 'by', orderCutOff: '', workingDays });
    expect(body.region).toBe('BY');
    expect(await promised('2026-12-30T10:00:00Z')).toEqual({ from: '2027-01-05', to: '2027-01-08' });
    await settings({ region: 'Berlin' });
    expect(await promised('2026-12-30T10:00:00Z')).toEqual({ from: '2027-01-05', to: '2027-01-07' });
    expect((await settings({ country: 'AT' })).body.region).toBe('');
    await settings({ country: 'DE' });
  });
});
