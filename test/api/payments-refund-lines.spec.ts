import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  stockOf,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

/** Three jackets and a scarf for 80.47 less ten percent: 72.42 by card. */
async function paidOrder(card: string = CARDS.good) {
  const code = `TEN${randomUUID().slice(0, 8).toUpperCase()}`;
  await coupon(shop, code, 1);
  const [shopper, jacket, scarf] = [
    await shop.shopper(),
    await goods(shop, { stock: 5 }),
    await goods(shop, { cents: 400, stock: 5, name: 'Scarf' }),
  ];
  const products = [...wanted(jacket, 3).products, ...wanted(scarf, 1, 4).products];
  const session = await openSession(shopper, { products, couponCode: code });
  await payOnPage(shop, session.url, card);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, jacket, scarf, orderId: String(session.data.orderId), admin: await shop.admin() };
}

const some = ({ variantId }: Goods, quantity: number) => ({ variantId, quantity });

const previewOf = async (admin: Client, orderId: string, query: Record<string, string | string[]> = {}) =>
  (await admin.get(`/admin/orders/${orderId}/refund-preview`, { query, expect: 200 })).body;

describe('a refund by line', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('gives back what the preview has told, piece by piece, and adds up to the cent to what was paid', async () => {
    const { shopper, jacket, scarf, orderId, admin } = await paidOrder();
    const given: number[] = [];
    for (const what of [jacket, scarf, jacket, jacket]) {
      const query = { lines: `${what.variantId}:1` };
      const preview = await previewOf(admin, orderId, query);
      const line = preview.lines.find((one: Json) => one.variantId === what.variantId);
      expect([line.quantity, line.amount, preview.goodwillAmount]).toEqual([1, preview.amount, 0]);
      expect(preview.parts).toEqual([
        {
          ...{ payment: 'full', method: 'card', amount: preview.amount, byHand: false },
          ...{ refunds: 'api', goesTo: 'to the card', tenderId: expect.any(String) },
        },
      ]);
      const body = { lines: [some(what, 1)], reason: 'torn' };
      const { refunds } = (await admin.post(`/admin/orders/${orderId}/refunds`, body, { expect: 200 })).body;
      expect(refunds.at(-1)).toMatchObject({ amount: preview.amount, method: 'card', byHand: false });
      given.push(Math.round(preview.amount * 100));
    }
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(7242);
    const order = await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.amountRefunded === 72.42,
    );
    expect(order).toMatchObject({ paymentStatus: 'refunded', status: 'processing' });
    expect(order.refunds.map((one: Json) => one.lines[0])).toMatchObject([
      { name: 'Jacket', quantity: 1 },
      { name: 'Scarf', quantity: 1 },
      { name: 'Jacket', quantity: 1 },
      { name: 'Jacket', quantity: 1 },
    ]);
  });

  it('never gives back more pieces than were bought, nor pieces of another order', async () => {
    const { jacket, orderId, admin } = await paidOrder();
    const ask = (lines: unknown) => admin.post(`/admin/orders/${orderId}/refunds`, { lines, reason: 'late' });
    expect((await ask([some(jacket, 2)])).status).toBe(200);
    const tooMany = await ask([some(jacket, 1), some(jacket, 1)]);
    expect([tooMany.status, tooMany.body.code, tooMany.body.data.left]).toEqual([409, 'refund_too_many', 1]);
    expect((await ask([{ variantId: randomUUID(), quantity: 1 }])).status).toBe(400);
    const wild = await admin.get(`/admin/orders/${orderId}/refund-preview`, { query: { lines: 'all' } });
    expect(wild.status).toBe(400);
    const { lines } = await previewOf(admin, orderId);
    expect(lines).toMatchObject([
      { bought: 3, refunded: 2, left: 1 },
      { bought: 1, refunded: 0, left: 1 },
    ]);
  });

  it.each([
    [{ lines: [] }, 'lines must name a piece; leave it out to give all back'],
    [{ amount: 0 }, 'amount must be more than 0'],
    [{ amount: -5 }, 'amount must be more than 0'],
    [{ amount: null }, 'amount must be a number with at most two decimals'],
    [{ amount: 1, reason: '   ' }, 'Please give a reason'],
  ])('gives nothing back for %j, which is not "all of it"', async (wrong, message) => {
    const { orderId, admin } = await paidOrder();
    const { status, body } = await admin.post(`/admin/orders/${orderId}/refunds`, {
      reason: 'late',
      ...wrong,
    });
    expect([status, body.message]).toEqual([400, message]);
    const { amountRefunded } = await previewOf(admin, orderId, { amount: '1' });
    expect(amountRefunded).toBe(1);
  });

  it.each(['', '-1', '1e-7', '0x10', '1.999'])('tells no preview of the amount "%s"', async (amount) => {
    const { orderId, admin } = await paidOrder();
    const path = `/admin/orders/${orderId}/refund-preview`;
    expect((await admin.get(path, { query: { amount } })).status).toBe(400);
  });

  it('has one winner of two administrators who give back the same last piece', async () => {
    const { scarf, orderId, admin } = await paidOrder();
    const body = { lines: [some(scarf, 1)], reason: 'late' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => withRetries(() => admin.post(`/admin/orders/${orderId}/refunds`, body))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is made once under one key, however often it is sent', async () => {
    const { scarf, orderId, admin } = await paidOrder();
    const body = { lines: [some(scarf, 1)], amount: 2, reason: 'late' };
    const path = `/admin/orders/${orderId}/refunds`;
    const key = randomUUID();
    const first = await admin.post(path, body, { key, expect: 200 });
    const again = await admin.post(path, body, { key, expect: 200 });
    expect(again.body).toEqual(first.body);
    expect(again.body.refunds).toHaveLength(1);
    expect((await admin.post(path, { ...body, amount: 3 }, { key })).status).toBe(422);
  });

  it('keeps a fee when less is returned than the pieces have cost, and counts the pieces as returned', async () => {
    const { scarf, orderId, admin } = await paidOrder();
    const query = { lines: `${scarf.variantId}:1`, amount: '3' };
    const preview = await previewOf(admin, orderId, query);
    expect(preview.lines[1]).toMatchObject({ quantity: 1, share: 3.6, amount: 3 });
    const more = await admin.get(`/admin/orders/${orderId}/refund-preview`, {
      query: { ...query, amount: '3.61' },
    });
    expect([more.status, more.body.data.available]).toEqual([409, 3.6]);
    const body = { lines: [some(scarf, 1)], amount: 3, reason: 'opened' };
    await admin.post(`/admin/orders/${orderId}/refunds`, body, { expect: 200 });
    const rest = await previewOf(admin, orderId);
    expect(rest).toMatchObject({
      amount: 69.42,
      available: 69.42,
      goodwillAmount: 0.6,
      amountRefunded: 72.42,
    });
  });

  it('puts pieces back on the shelf when told, and cancelling puts back only the others', async () => {
    const { shopper, jacket, scarf, orderId, admin } = await paidOrder();
    const body = { lines: [some(jacket, 2)], reason: 'too many', restock: true };
    expect((await previewOf(admin, orderId)).canRestock).toBe(true);
    const told = await admin.post(`/admin/orders/${orderId}/refunds`, body, { expect: 200 });
    expect(told.body.refunds[0].lines).toMatchObject([{ quantity: 2, restocked: true }]);
    expect((await stockOf(shop, jacket)).on_hand).toBe(4);
    await mustBeSound(shop);
    const preview = (await shopper.get(`/orders/${orderId}/cancel-preview`, { expect: 200 })).body.data;
    expect(preview.lines).toMatchObject([{ left: 1, quantity: 1 }, { quantity: 1 }]);
    expect(preview.refund).toBeCloseTo(preview.lines[0].amount + preview.lines[1].amount, 5);
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect([await stockOf(shop, jacket), await stockOf(shop, scarf)]).toEqual([
      { on_hand: 5, held: 0 },
      { on_hand: 5, held: 0 },
    ]);
    const nothing = await admin.post(`/admin/orders/${orderId}/refunds`, { reason: 'more', restock: true });
    expect(nothing.status).toBe(400);
    await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.amountRefunded === 72.42,
    );
  });

  it('frees the pieces again when the refund fails at the bank', async () => {
    const { scarf, orderId, admin } = await paidOrder(CARDS.refundFails);
    const body = { lines: [some(scarf, 1)], reason: 'late' };
    await admin.post(`/admin/orders/${orderId}/refunds`, body, { expect: 200 });
    await eventually(
      () => previewOf(admin, orderId),
      ({ lines, available }) => lines[1].left === 1 && available === 72.42,
    );
  });
});

describe('a refund of a deposit', () => {
  afterEach(() => mustBeSound(shop));

  async function deposited() {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const bought = await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    const [orderId, admin] = [String(bought.body.data.orderId), await shop.admin()];
    const step = (action: string) =>
      admin.post(`/admin/orders/${orderId}/transitions`, { action }, { expect: 200 });
    await step('record-deposit');
    return { shopper, jacket, orderId, admin, step };
  }

  it('tells staff and the shopper what comes back by hand, and what is still to be paid', async () => {
    const { shopper, jacket, orderId, admin } = await deposited();
    const staff = await previewOf(admin, orderId);
    expect(staff).toMatchObject({ amount: 10.2, amountPaid: 10.2, amountRefunded: 10.2, amountDue: 15.29 });
    expect(staff.lines).toMatchObject([{ variantId: jacket.variantId, share: 25.49, amount: 10.2 }]);
    const inCash = { refunds: 'by-hand', goesTo: 'in cash', tenderId: expect.any(String) };
    expect(staff.parts).toEqual([
      { payment: 'deposit', method: 'cash', amount: 10.2, byHand: true, ...inCash },
    ]);
    expect(staff.message).toBe(
      '$10.20 of the deposit payment (cash) is handed back by you. $15.29 stays to be paid.',
    );
    const { data } = (await shopper.get(`/orders/${orderId}/cancel-preview`, { expect: 200 })).body;
    expect(data).toMatchObject({ refund: 10.2, amountPaid: 10.2, method: 'cash' });
    expect(data.message).toBe('$10.20 will be handed back to you by our staff.');
    const tooMuch = await admin.post(`/admin/orders/${orderId}/refunds`, {
      lines: [some(jacket, 1)],
      reason: 'torn',
    });
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.message]).toEqual([
      409,
      'refund_too_large',
      'At most $10.20 can be refunded: $15.29 of this order has not been paid yet.',
    ]);
  });

  it('takes from what was paid last first, and from each payment what it has', async () => {
    const { jacket, orderId, admin, step } = await deposited();
    await step('record-balance');
    const inCash = { refunds: 'by-hand', goesTo: 'in cash', tenderId: expect.any(String) };
    const body = { lines: [some(jacket, 1)], reason: 'torn', restock: true };
    const preview = await previewOf(admin, orderId, { lines: `${jacket.variantId}:1` });
    expect(preview.parts).toEqual([
      { payment: 'balance', method: 'cash', amount: 15.29, byHand: true, ...inCash },
      { payment: 'deposit', method: 'cash', amount: 10.2, byHand: true, ...inCash },
    ]);
    const order = (await admin.post(`/admin/orders/${orderId}/refunds`, body, { expect: 200 })).body;
    expect(order.refunds.map((one: Json) => one.amount)).toEqual([15.29, 10.2]);
    for (const { _id } of order.refunds)
      await admin.post(`/admin/orders/${orderId}/refunds/${_id}/handed-over`, {}, { expect: 200 });
    const after = (await admin.get(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(after).toMatchObject({ amountRefunded: 25.49, paymentDetail: 'refunded' });
    expect(await previewOf(admin, orderId)).toMatchObject({ amount: 0, parts: [], canRestock: false });
  });

  it('is shared between the payments as staff says, up to what each gave', async () => {
    const { orderId, admin, step } = await deposited();
    await step('record-balance');
    const { tenders } = await previewOf(admin, orderId);
    expect(tenders).toMatchObject([
      { payment: 'deposit', method: 'cash', label: 'Cash', left: 10.2 },
      { payment: 'balance', method: 'cash', label: 'Cash', left: 15.29 },
    ]);
    const shares = (...amounts: number[]) =>
      amounts.map((amount, at) => ({ tenderId: String(tenders[at].tenderId), amount }));
    const query = shares(8, 4).map(({ tenderId, amount }) => `shares=${tenderId}:${amount}`);
    const told = await admin.get(`/admin/orders/${orderId}/refund-preview?amount=12&${query.join('&')}`);
    expect(told.body.parts.map((part: Json) => [part['payment'], part['amount']])).toEqual([
      ['deposit', 8],
      ['balance', 4],
    ]);
    const ask = (amount: number, shared: unknown) =>
      admin.post(`/admin/orders/${orderId}/refunds`, { amount, shares: shared, reason: 'torn' });
    expect(await ask(12, shares(11, 1))).toMatchObject({ status: 409, body: { code: 'refund_too_large' } });
    const differ = await ask(12, shares(8, 3));
    expect([differ.status, differ.body.errors[0].field]).toEqual([400, 'shares']);
    expect(await ask(12, [])).toMatchObject({ status: 400 });
    const done = await ask(12, shares(8, 4));
    expect([done.status, done.body.refunds.map((one: Json) => one.amount)]).toEqual([200, [8, 4]]);
  });
});

describe('the preview of a cancellation', () => {
  it('is refused once the order can no longer be cancelled', async () => {
    const { shopper, orderId, admin } = await paidOrder();
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014602' };
    await admin.post(`/admin/orders/${orderId}/transitions`, ship, { expect: 200 });
    expect((await shopper.get(`/orders/${orderId}/cancel-preview`)).status).toBe(409);
    await mustBeSound(shop);
  });
});
