import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { eventually, goods, mustBeSound, orderOf, stockOf, wanted, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let zoneId: string;
let [jacket, scarf, coat]: Goods[] = [];

/** The terms of the shop are read once a second. */
async function deposit(percent: number): Promise<void> {
  await admin.put('/admin/settings/shop', { depositPercent: percent }, { expect: 200 });
  const asker = await shop.shopper();
  await eventually(
    async () =>
      (await withRetries(() => asker.post<Json>('/payments/quote', wanted(jacket!)))).body.data.depositDueNow,
    (due) => due === Math.round(25.49 * percent) / 100,
  );
}

const pieces = ({ variantId }: Goods, quantity = 1) => ({ variantId, quantity });

/** Two jackets and a scarf, $55.98, by cash. */
async function ordered(amount: number) {
  const shopper = await shop.shopper();
  const products = [...wanted(jacket!, 2).products, ...wanted(scarf!, 1, 5).products];
  const { body } = await shopper.post<Json>('/payments/cash', { products, amount }, { expect: 200 });
  const orderId = String(body.data.orderId);
  const step = (action: string, more = {}) =>
    withRetries(() => admin.post<Json>(`/admin/orders/${orderId}/transitions`, { action, ...more }));
  const refund = (of: object) =>
    withRetries(() =>
      admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'sold out', ...of }, { key: v7() }),
    );
  const seen = async () => (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
  return { shopper, orderId, step, refund, seen };
}

const parcel = { carrier: 'DHL', trackingNumber: 'W-1' };
const notesOf = (orderId: string) =>
  eventually(
    async () => (await admin.get<Json[]>(`/admin/invoices?filter=${JSON.stringify({ orderId })}`)).body[0],
    (invoice) => (invoice?.['creditNotes']?.length ?? 0) > 0,
  );

beforeAll(async () => {
  admin = await shop.admin();
  [jacket, scarf, coat] = [
    await goods(shop, { stock: 1_000 }),
    await goods(shop, { cents: 500, name: 'Scarf', stock: 1_000 }),
    await goods(shop, { cents: 4_000, name: 'Coat', stock: 1_000 }),
  ];
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
afterEach(() => mustBeSound(shop));

describe('a cash order of which nothing is paid yet', () => {
  beforeAll(() => deposit(0));

  it('loses a piece that is sold out: less is to be paid, on its papers, its page and in a letter', async () => {
    const { shopper, orderId, step, refund, seen } = await ordered(0);
    expect((await seen()).legalActions).toContain('refund');
    const lines = [pieces(jacket!)];
    expect((await refund({ lines })).body.message).toContain('has not been paid yet');
    const asked = `lines=${jacket!.variantId}:1&fromDue=true`;
    const preview = await admin.get<Json>(`/admin/orders/${orderId}/refund-preview?${asked}`, {
      expect: 200,
    });
    expect(preview.body).toMatchObject({ amount: 0, waived: 25.49, amountDue: 30.49, amountRefunded: 0 });
    expect(preview.body.message).toBe('$25.49 less is to be paid. $30.49 stays to be paid.');
    const before = await stockOf(shop, jacket!);
    expect((await refund({ lines, fromDue: true, restock: true })).status).toBe(200);
    expect((await stockOf(shop, jacket!)).on_hand).toBe(before.on_hand + 1);
    expect(await seen()).toMatchObject({
      ...{
        status: 'processing',
        paymentDetail: 'unpaid',
        amountPaid: 0,
        amountDue: 30.49,
        amountRefunded: 0,
      },
      toSend: [pieces(jacket!), pieces(scarf!)],
      refunds: [{ status: 'waived', amount: 25.49, lines: [{ quantity: 1, restocked: true }] }],
    });
    const states = (await seen()).tenders.map(({ state, amount }: Json) => [state, amount]);
    expect(states).toEqual([
      ['pending', 30.49],
      ['cancelled', 25.49],
    ]);
    expect(await mailTo(shop, shopper.email, '$25.49 of this order is not to be paid any more')).toContain(
      '$30.49',
    );
    expect((await step('ship', parcel)).status).toBe(200);
    expect(await notesOf(orderId)).toMatchObject({
      ...{ amount: 55.98, amountDue: 30.49, status: 'pending' },
      creditNotes: [{ amount: 25.49 }],
    });
    expect((await step('record-balance')).status).toBe(200);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      ...{ paymentStatus: 'paid', paymentDetail: 'paid', amountPaid: 30.49, amountDue: 0 },
    });
    // nothing of it goes back by itself
    expect((await seen()).refunds).toMatchObject([{ status: 'waived', amount: 25.49 }]);
    expect((await step('deliver')).status).toBe(200);
  });

  it('is taken with a piece less at the door, and no more than is still to be paid goes off it', async () => {
    const { orderId, step, refund, seen } = await ordered(0);
    await step('ship', parcel);
    expect((await refund({ lines: [pieces(jacket!, 2)], fromDue: true })).status).toBe(200);
    expect(await seen()).toMatchObject({ amountDue: 5, status: 'shipped' });
    expect((await refund({ amount: 6, fromDue: true })).status).toBe(409);
    expect((await refund({ amount: 1, fromDue: true })).status).toBe(200);
    expect((await step('record-balance')).status).toBe(200);
    expect(await seen()).toMatchObject({ amountPaid: 4, amountDue: 0, paymentStatus: 'paid' });
    expect((await refund({ lines: [pieces(scarf!)], fromDue: true })).status).toBe(409);
    expect((await refund({ amount: 4 })).status).toBe(200);
    expect(await notesOf(orderId)).toBeDefined();
  });

  it('is cancelled with what is left, and its credit notes make all of the invoice', async () => {
    const { orderId, step, refund, seen } = await ordered(0);
    await refund({ lines: [pieces(scarf!)], fromDue: true });
    await admin.get(`/admin/orders/${orderId}/invoice.pdf`);
    expect((await step('cancel', { reason: 'no' })).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'cancelled', amountDue: 0 });
  });

  it('is changed: what comes is to be paid at the door as what left was', async () => {
    const { orderId, seen } = await ordered(0);
    const terms = { leaving: [pieces(jacket!)], items: [pieces(coat!)] };
    const figures = await admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, terms, { expect: 200 });
    expect(figures.body).toMatchObject({ worth: 25.49, total: 40, toPay: 40, dueNow: 0, toGiveBack: 0 });
    const { body } = await admin.post<Json>(`/admin/orders/${orderId}/edits`, terms, {
      expect: 200,
      key: v7(),
    });
    expect(body.state).toBe('done');
    expect(await seen()).toMatchObject({ amountDue: 30.49, amountPaid: 0 });
    const made = (await admin.get<Json>(`/admin/orders/${body.newOrderId}`)).body;
    expect(made).toMatchObject({ status: 'processing', amountDue: 40, amountPaid: 0 });
  });

  it('goes with the pieces that its buyer withdraws from, before they are sent', async () => {
    const { shopper, orderId, refund, seen } = await ordered(0);
    expect((await refund({ lines: [pieces(jacket!, 2)], fromDue: true, restock: true })).status).toBe(200);
    expect((await seen()).toSend).toEqual([pieces(scarf!)]);
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect(await seen()).toMatchObject({ status: 'cancelled', amountDue: 0 });
  });
});

describe('a cash order whose deposit is paid', () => {
  beforeAll(() => deposit(40));

  it('has a piece taken off the rest first, and money back beyond that', async () => {
    const { step, refund, seen } = await ordered(22.39);
    await step('record-deposit');
    expect((await refund({ lines: [pieces(jacket!)], fromDue: true })).status).toBe(200);
    expect(await seen()).toMatchObject({ amountPaid: 22.39, amountDue: 8.1, amountRefunded: 0 });
    expect((await refund({ lines: [pieces(jacket!)], fromDue: true })).status).toBe(200);
    const now = await seen();
    expect(now).toMatchObject({ amountDue: 0, paymentStatus: 'paid' });
    expect(now.refunds.map(({ status, amount, lines }: Json) => [status, amount, lines.length])).toEqual([
      ['waived', 25.49, 1],
      ['waived', 8.1, 1],
      ['manual', 17.39, 0],
    ]);
    expect(now.toSend).toEqual([pieces(scarf!)]);
  });

  it('is changed by what was paid first, and asks no deposit of what was to be paid at the door', async () => {
    const { orderId, step, seen } = await ordered(22.39);
    await step('record-deposit');
    const terms = { leaving: [pieces(jacket!)], items: [pieces(coat!)] };
    const figures = await admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, terms, { expect: 200 });
    // 22.39 is there, 3.10 was to be paid at the door: of 14.51 beyond these 40 percent come first
    expect(figures.body).toMatchObject({ worth: 25.49, total: 40, toPay: 17.61, dueNow: 5.8, toGiveBack: 0 });
    const { body } = await admin.post<Json>(`/admin/orders/${orderId}/edits`, terms, {
      expect: 200,
      key: v7(),
    });
    expect(body.state).toBe('waiting');
    const record = { action: 'record-deposit' };
    await admin.post(`/admin/orders/${body.newOrderId}/transitions`, record, { expect: 200 });
    const made = (await admin.get<Json>(`/admin/orders/${body.newOrderId}`)).body;
    expect(made).toMatchObject({ status: 'processing', amountPaid: 28.19, amountDue: 11.81 });
    expect(await seen()).toMatchObject({ amountDue: 30.49, status: 'processing' });
  });
});
