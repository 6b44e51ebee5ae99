import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { mailTo, mailsTo } from '../support/mails.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

const shop = useShop();
const NUMBER = '+256 770 000 777';

async function cartOfOne(stock = 3) {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop, { stock })];
  await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
  return { shopper, jacket };
}

const statesOf = async (shopper: Client): Promise<string[]> =>
  (await shopper.get('/orders/all', { expect: 200 })).body.data.map((order: Json) => order.status).sort();

const lapse = async (orderId: string) => {
  await shop.sql(`update orders set hold_expires_at = now() - interval '1 second' where id = $1`, [orderId]);
  await runJob(shop, 'checkout.expire');
};

describe('one cart that is bought again another way', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('leaves a placed cash order as it is, whatever is bought after it, and takes its things out once', async () => {
    const { shopper, jacket } = await cartOfOne();
    const cart = async () => (await shopper.get('/carts', { expect: 200 })).body.data;
    const cash = await shopper.post('/payments/cash', { amount: 10.2 }, { expect: 200 });
    expect(await cart()).toEqual([]);
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const card = await openSession(shopper, {});
    expect(await statesOf(shopper)).toEqual(['pending', 'pending']);
    const admin = await shop.admin();
    const deposit = { action: 'record-deposit' };
    await admin.post(`/admin/orders/${cash.body.data.orderId}/transitions`, deposit, { expect: 200 });
    expect(await cart()).toHaveLength(1);
    await payOnPage(shop, card.url);
    await shopper.post('/payments/checkout-success', { sessionId: card.id }, { expect: 200 });
    expect(await cart()).toEqual([]);
    expect(await statesOf(shopper)).toEqual(['processing', 'processing']);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 1, held: 0 });
  });

  it('sells what a cash order has left of a cart line as another purchase', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop, { stock: 3 })];
    await shopper.post('/carts', { productId: jacket.productId, quantity: 2 }, { expect: 201 });
    await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    const [line] = (await shopper.get('/carts', { expect: 200 })).body.data;
    expect([line.quantity, line.stock]).toEqual([1, 2]);
    await openSession(shopper, {});
    expect(await statesOf(shopper)).toEqual(['pending', 'pending']);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 3, held: 2 });
  });

  it('is replaced from card to cash, and no letter tells of a cancelled order', async () => {
    const { shopper } = await cartOfOne();
    const card = await openSession(shopper, {});
    const cash = await shopper.post('/payments/cash', { amount: 10.2 }, { expect: 200 });
    expect((await orderOf(shopper, card.data.orderId)).status).toBe('cancelled');
    const deposit = { action: 'record-deposit' };
    const { orderId } = cash.body.data;
    await (await shop.admin()).post(`/admin/orders/${orderId}/transitions`, deposit, { expect: 200 });
    expect(await statesOf(shopper)).toEqual(['processing']);
    await eventually(
      () => shop.sql(`select 1 from outbox where topic = 'order.cancelled' and delivered_at is null`),
      (open) => open.length === 0,
    );
    await mailTo(shop, shopper.email, 'your payment has arrived');
    expect((await mailsTo(shop, shopper.email)).filter((mail) => mail.includes('cancelled'))).toEqual([]);
  });

  it('is not replaced while a phone may still approve: the card is refused until the prompt has ended', async () => {
    const { shopper } = await cartOfOne();
    const phone = { amount: 25.49, mobileNumber: NUMBER };
    await shopper.post('/payments/mobile', phone, { expect: 202 });
    const card = await shopper.post('/payments/create-checkout-session', {});
    expect([card.status, card.body.code]).toEqual([409, 'purchase_underway']);
    expect(await statesOf(shopper)).toEqual(['pending']);
  });

  it('answers a replay of the first key with the first answer, which can no longer be paid', async () => {
    const { shopper } = await cartOfOne();
    const [first, second] = [randomUUID(), randomUUID()];
    const card = await openSession(shopper, {}, first);
    await shopper.post('/payments/cash', { amount: 10.2 }, { key: second, expect: 200 });
    const replay = await openSession(shopper, {}, first);
    expect(replay.data.orderId).toBe(card.data.orderId);
    expect(await payOnPage(shop, replay.url).catch(() => null)).toBeNull();
    await shop.sql(`delete from idempotency_key where key = $1`, [first]);
    const again = await shopper.post('/payments/create-checkout-session', {}, { key: first });
    expect([again.status, again.body.code]).toEqual([409, 'purchase_over']);
    expect(await statesOf(shopper)).toEqual(['pending']);
  });

  it('answers a key of a cash order again when its last piece is sold, and when it is off the shelves', async () => {
    const { shopper, jacket } = await cartOfOne(1);
    const key = randomUUID();
    const pay = async () =>
      (await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key, expect: 200 })).body;
    const first = await pay();
    expect(await pay()).toEqual(first);
    await shop.sql(`update product set status = 'archived' where id = $1`, [jacket.productId]);
    expect(await pay()).toEqual(first);
    expect(await statesOf(shopper)).toEqual(['pending']);
  });

  it('is one order when the very same is sent again without a key', async () => {
    const { shopper } = await cartOfOne();
    const answers = [await openSession(shopper, {}), await openSession(shopper, {})];
    expect(answers[1].url).toBe(answers[0].url);
    expect(await statesOf(shopper)).toEqual(['pending']);
  });
});

describe('between quote, order and payment', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('a product that is taken off the shelves cannot be bought any more', async () => {
    const { shopper, jacket } = await cartOfOne();
    await shop.sql(`update product set status = 'archived' where id = $1`, [jacket.productId]);
    const answer = await shopper.post('/payments/create-checkout-session', wanted(jacket));
    expect([answer.status, answer.body.code]).toEqual([409, 'item_unavailable']);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 3, held: 0 });
  });

  it('a coupon of an order that ran out of time can be used by the next shopper', async () => {
    await coupon(shop, 'LASTUSE', 1);
    const jacket = await goods(shop);
    const [one, two] = [await shop.shopper(), await shop.shopper()];
    const body = { ...wanted(jacket), couponCode: 'LASTUSE' };
    const lost = await openSession(one, body);
    expect((await two.post('/payments/create-checkout-session', body)).status).toBe(422);
    await lapse(lost.data.orderId);
    expect((await orderOf(one, lost.data.orderId)).status).toBe('cancelled');
    await openSession(two, body);
  });
});

describe('a dispute', () => {
  afterEach(() => mustBeSound(shop));

  it('holds the parcel back once, whatever is announced how often, and lets it go when it is won', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const session = await openSession(shopper, wanted(await goods(shop)));
    const { orderId } = session.data;
    await payOnPage(shop, session.url, CARDS.disputed);
    await eventually(
      () => orderOf(shopper, orderId),
      (order) => order.paymentDetail === 'disputed',
    );
    const [dispute] = await shop.sql<{ data: Json }>(
      `select data from sandbox.object where kind = 'dispute' and data->>'payment_intent' = $1`,
      [await intentOf(orderId)],
    );
    const about = (type: string, status: string) =>
      deliver(shop.client, sessionEvent('x', { type, data: { object: { ...dispute?.data, status } } }));
    expect(await about('charge.dispute.created', 'needs_response')).toBe(200);
    const none = await admin.get(`/admin/orders/${orderId}/refund-preview`, { expect: 200 });
    expect(none.body).toMatchObject({ amount: 0, available: 0, amountRefunded: 0 });
    expect(await about('charge.dispute.closed', 'won')).toBe(200);
    expect(await about('charge.dispute.closed', 'won')).toBe(200);
    expect(await about('charge.dispute.created', 'needs_response')).toBe(200);
    expect((await orderOf(shopper, orderId)).paymentDetail).toBe('paid');
    const types = await shop.sql(
      `select type, count(*)::int from ledger_transaction where order_id = $1 group by 1 order by 1`,
      [orderId],
    );
    expect(types).toEqual(['capture', 'dispute', 'dispute_reversal'].map((type) => ({ type, count: 1 })));
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014603' };
    expect((await admin.post(`/admin/orders/${orderId}/transitions`, ship)).status).toBe(200);
  });

  it('that is won after the order was cancelled goes on to the shopper, less what was refunded before', async () => {
    const [shopper, admin] = [await shop.shopper(), await shop.admin()];
    const session = await openSession(shopper, wanted(await goods(shop)));
    const { orderId } = session.data;
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    await admin.post(`/admin/orders/${orderId}/refunds`, { amount: 7, reason: 'late' }, { expect: 200 });
    await eventually(
      () => orderOf(shopper, orderId),
      (order) => order.amountRefunded === 7,
    );
    const dispute = {
      id: `dp_${randomUUID().slice(0, 8)}`,
      object: 'dispute',
      amount: 2549,
      currency: 'usd',
      payment_intent: await intentOf(orderId),
    };
    const about = (type: string, status: string) =>
      deliver(shop.client, sessionEvent('x', { type, data: { object: { ...dispute, status } } }));
    expect(await about('charge.dispute.created', 'needs_response')).toBe(200);
    const none = await admin.get(`/admin/orders/${orderId}/refund-preview`, { expect: 200 });
    expect(none.body).toMatchObject({ amount: 0, available: 0 });
    const told = await shopper.get(`/orders/${orderId}/cancel-preview`, { expect: 200 });
    expect(told.body.data).toMatchObject({
      refund: 0,
      message: 'What was charged is no longer with the shop, so nothing will be refunded.',
    });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await mustBeSound(shop);
    expect(await about('charge.dispute.closed', 'won')).toBe(200);
    const order = await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.paymentStatus === 'refunded',
    );
    expect(order.refunds.map((one: Json) => one.amount)).toEqual([7, 18.49]);
  });
});

async function intentOf(orderId: string): Promise<string> {
  const [row] = await shop.sql<{ provider_intent: string }>(
    `select provider_intent from payment_attempt where order_id = $1 and state = 'succeeded'`,
    [orderId],
  );
  return row?.provider_intent ?? '';
}
