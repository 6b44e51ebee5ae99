import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, orderOf, stockOf, wanted } from '../support/money.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let zoneId: string;

/** The terms of the shop are read once a second. */
async function deposit(percent: number): Promise<void> {
  await admin.put('/admin/settings/shop', { depositPercent: percent }, { expect: 200 });
  const jacket = await goods(shop);
  const asker = await shop.shopper();
  await eventually(
    async () => (await asker.post<Json>('/payments/quote', wanted(jacket))).body.data.depositDueNow,
    (due) => due === Math.round(25.49 * percent) / 100,
  );
}

async function ordered(amount: number) {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const { body } = await shopper.post<Json>('/payments/cash', { ...wanted(jacket), amount }, { expect: 200 });
  const { orderId } = body.data;
  const step = (action: string, more = {}) =>
    admin.post<Json>(`/admin/orders/${orderId}/transitions`, { action, ...more });
  return { shopper, jacket, orderId: String(orderId), message: body.message, step };
}

const parcel = { carrier: 'DHL', trackingNumber: 'C-1' };
const invoices = (orderId: string) => shop.sql(`select 1 from invoice where order_id = $1`, [orderId]);
const taxOf = (orderId: string) =>
  shop.sql<{ tax: number }>(`select tax_cents::int as tax from tax_record where order_id = $1`, [orderId]);
const invoiced = (orderId: string) =>
  eventually(
    () => invoices(orderId),
    (rows) => rows.length === 1,
  );

beforeAll(async () => {
  admin = await shop.admin();
  const zone = {
    name: 'Everywhere',
    areas: [{ country: '*', region: null, postcodes: [] }],
    ...{ pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false },
    rates: [{ name: 'VAT', category: 'standard', percent: 18, from: '2020-01-01', until: null }],
  };
  zoneId = (await admin.post<Json>('/admin/tax-zones', zone, { expect: 201 })).body.id;
});
afterAll(async () => {
  await admin.delete(`/admin/tax-zones/${zoneId}`, undefined, { expect: 200 });
  await admin.put('/admin/settings/shop', { depositPercent: 40 }, { expect: 200 });
});

describe('a cash order without a deposit', () => {
  beforeAll(() => deposit(0));
  afterEach(() => mustBeSound(shop));

  it('is prepared at once and waits for its money, in order page, history and mails', async () => {
    const { shopper, orderId, message } = await ordered(0);
    expect(message).toBe('Order placed. Pay on delivery.');
    const order = await orderOf(shopper, orderId);
    expect(order).toMatchObject({
      ...{ status: 'processing', paymentStatus: 'pending', paymentDetail: 'unpaid' },
      ...{ amountPaid: 0, amountDue: 25.49, canTrack: true },
    });
    const said = order.timeline.map((entry: Json) => entry['message']).join('; ');
    expect(said).toContain('you pay when it arrives');
    expect(said).not.toMatch(/payment received/i);
    expect(await mailTo(shop, shopper.email, 'We have your order')).toContain(
      'You pay $25.49 when it arrives',
    );
    await untilHeard(shop, 'order.placed');
    const subjects = (await mailsTo(shop, shopper.email)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);
    expect(subjects.join()).not.toContain('payment has arrived');
    expect(subjects).toHaveLength(1);
    expect(await invoices(orderId)).toEqual([]);
  });

  it('has its invoice, and its tax in the report, as soon as it is sent, and is paid when staff has the money', async () => {
    const { shopper, orderId, step } = await ordered(0);
    expect((await step('ship', parcel)).status).toBe(200);
    await invoiced(orderId);
    expect(await taxOf(orderId)).toEqual([{ tax: 389 }]);
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'shipped', paymentStatus: 'pending' });
    const { body } = await admin.get<Json[]>(`/admin/invoices?filter=${JSON.stringify({ orderId })}`);
    expect(body).toMatchObject([{ status: 'pending', amountDue: 25.49 }]);
    expect((await step('deliver')).status).toBe(409);
    expect((await step('record-balance')).status).toBe(200);
    expect(await orderOf(shopper, orderId)).toMatchObject({ paymentStatus: 'paid', amountDue: 0 });
    expect((await step('deliver')).status).toBe(200);
    expect(await invoices(orderId)).toHaveLength(1);
  });

  it('has its invoice when the money comes before it is sent', async () => {
    const { shopper, orderId, step } = await ordered(0);
    expect((await step('record-balance')).status).toBe(200);
    await invoiced(orderId);
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  });

  it('is cancelled without a refund, an invoice or a credit note, and its things are back on the shelf', async () => {
    const { shopper, jacket, orderId } = await ordered(0);
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await untilHeard(shop, 'order.cancelled');
    const order = await orderOf(shopper, orderId);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'pending', refunds: [] });
    expect(await invoices(orderId)).toEqual([]);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });

  it('would be told by the integrity page, were it called failed or left without an invoice', async () => {
    const { shopper, orderId, step } = await ordered(0);
    await step('ship', parcel);
    await invoiced(orderId);
    await shop.sql(
      `update orders set payment_status = 'failed', updated_at = now() - interval '2 hours' where id = $1`,
      [orderId],
    );
    await shop.sql(`delete from invoice where order_id = $1`, [orderId]);
    await shop.sql(`update invoice_counter set last = last - 1`);
    const broken = (await admin.get<Json>('/admin/integrity')).body.data.filter((one: Json) => !one['ok']);
    expect(broken.map(({ id }: Json) => id)).toEqual(expect.arrayContaining(['I6c', 'I20f']));
    await shop.sql(`update orders set payment_status = 'pending' where id = $1`, [orderId]);
    await shopper.get(`/orders/${orderId}/invoice.pdf`, { expect: 200 });
    await invoiced(orderId);
  });
});

describe('a deposit of another share', () => {
  afterEach(() => mustBeSound(shop));

  it('of all of it pays the order at once', async () => {
    await deposit(100);
    const { shopper, orderId, step, message } = await ordered(25.49);
    expect(message).toBe('Order placed. Pay our staff.');
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
    expect((await step('record-balance')).status).toBe(409);
    expect((await step('record-deposit')).status).toBe(200);
    await invoiced(orderId);
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
    expect(await mailTo(shop, shopper.email, 'payment has arrived')).toContain('$25.49');
  });

  it('between nothing and all is due first, and the balance says so', async () => {
    await deposit(12.5);
    const { shopper, orderId, step } = await ordered(3.19);
    const early = await step('record-balance');
    expect([early.status, early.body.message]).toEqual([
      409,
      'The deposit comes first: record it, then the balance.',
    ]);
    expect((await step('record-deposit')).status).toBe(200);
    const twice = await step('record-deposit');
    expect([twice.status, twice.body.message]).toEqual([409, 'The deposit has been paid already.']);
    await invoiced(orderId);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      ...{ paymentStatus: 'pending', paymentDetail: 'deposit_paid', amountPaid: 3.19, amountDue: 22.3 },
    });
    const back = async (query: string) =>
      (await admin.get<Json>(`/admin/orders/${orderId}/refund-preview${query}`, { expect: 200 })).body;
    expect((await back('')).message).toContain('$22.30 stays to be paid.');
    expect(await back('?cancels=true')).toMatchObject({
      ...{ amount: 3.19, amountDue: 0, message: expect.not.stringContaining('stays to be paid') },
    });
  });
});
