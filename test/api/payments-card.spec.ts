import { afterEach, describe, expect, it } from '@jest/globals';
import { withRetries } from '../support/concurrent.js';
import {
  CARDS,
  goods,
  eventually,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  secondStep,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('buying by card', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('goes from the cart to a paid order, with the stock taken and the cart emptied of what was bought', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop, { stock: 3 });
    await shopper.post('/carts', { productId: jacket.productId, quantity: 2 }, { expect: 201 });
    const session = await openSession(shopper, {});
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 3, held: 2 });
    const back = await payOnPage(shop, session.url);
    expect(back).toContain(`/payment-success?session_id=${session.id}`);
    const done = await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect(done.body).toMatchObject({
      amountPaid: 50.98,
      data: { status: 'paid', paymentMethod: 'Credit Card' },
    });
    const order = await orderOf(shopper, session.data.orderId);
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      amountPaid: 50.98,
      amountDue: 0,
    });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 1, held: 0 });
    expect((await shopper.get('/carts')).body.data).toEqual([]);
  });

  it('#3 #5 R25 answers the same transaction to webhook first, success page after, and again', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    await eventually(
      () => orderOf(shopper, session.data.orderId),
      (order) => order.paymentStatus === 'paid',
    );
    const ask = () => shopper.post('/payments/checkout-success', { sessionId: session.id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => withRetries(ask)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
    const captures = await shop.sql(`select 1 from ledger_transaction where order_id = $1`, [
      session.data.orderId,
    ]);
    expect(captures).toHaveLength(1);
  });

  it('#4 R25 settles on the success page when no webhook comes', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    expect((await orderOf(shopper, session.data.orderId)).status).toBe('pending');
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect((await orderOf(shopper, session.data.orderId)).status).toBe('processing');
  });

  it('S44 tells 100 askers at once the same of one order', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    const ask = () => shopper.post('/payments/checkout-success', { sessionId: session.id });
    const answers = await Promise.all(Array.from({ length: 100 }, () => withRetries(ask)));
    const told = answers.map(({ status, body }) => [
      status,
      body.transactionId,
      body.amountPaid,
      body.data.orderId,
    ]);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]).toEqual([200, expect.stringMatching(/^pi_/), 25.49, session.data.orderId]);
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
  });

  it('#27 R26 finds what no webhook announced, by the reconciler, within five minutes', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    const [due] = await shop.sql<{ seconds: number }>(
      `select extract(epoch from next_check_at - now())::int as seconds from payment_attempt where order_id = $1`,
      [session.data.orderId],
    );
    expect(due?.seconds).toBeLessThanOrEqual(5 * 60 - 20);
    await shop.sql(`update payment_attempt set next_check_at = now() where order_id = $1`, [
      session.data.orderId,
    ]);
    await runJob(shop, 'checkout.reconcile');
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('paid');
  });

  it('#22 stays pending after a decline and is paid by another card', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url, CARDS.declined);
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('pending');
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('paid');
  });

  it('asks for a second step where the card wants one', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const next = await payOnPage(shop, session.url, CARDS.secondStep);
    await secondStep(shop, next ?? '', 'authorise');
    const done = await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect(done.body.data.status).toBe('paid');
  });

  it('#18 #19 tells nobody but the buyer about a session', async () => {
    const [buyer, other] = [await shop.shopper(), await shop.shopper()];
    const session = await openSession(buyer, wanted(await goods(shop)));
    const foreign = await other.post('/payments/checkout-success', { sessionId: session.id });
    const unknown = await other.post('/payments/checkout-success', { sessionId: 'cs_test_nothing' });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.message).toBe(unknown.body.message);
    const unpaid = await buyer.post('/payments/checkout-success', { sessionId: session.id });
    expect(unpaid.status).toBe(402);
    expect((await shop.client.post('/payments/checkout-success', { sessionId: session.id })).status).toBe(
      401,
    );
  });

  it('tells a visitor with the return address the status, and nothing of order and buyer', async () => {
    const buyer = await shop.shopper();
    const session = await openSession(buyer, wanted(await goods(shop)));
    const ask = (sessionId: string) => shop.client.post('/payments/checkout-status', { sessionId });
    expect((await ask(session.id)).body.data).toEqual({ status: 'processing' });
    await payOnPage(shop, session.url);
    await buyer.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const told = await ask(session.id);
    expect([told.status, told.body]).toEqual([
      200,
      { success: true, message: 'Payment successful!', data: { status: 'paid' } },
    ]);
    expect((await ask('cs_test_nothing')).status).toBe(404);
  });

  it('#2 gives a double click and a second tab the first one’s page', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop, { stock: 5 });
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const click = () => shopper.post('/payments/create-checkout-session', {});
    const answers = await Promise.all(Array.from({ length: 6 }, () => withRetries(click)));
    const clicks = answers.map(({ body }) => body);
    expect(new Set(clicks.map((one) => one.url)).size).toBe(1);
    expect(new Set(clicks.map((one) => one.data.orderId)).size).toBe(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 5, held: 1 });
  });

  it('#1 gives a retried call its first answer, refuses another body and waits for one that is running', async () => {
    const shopper = await shop.shopper();
    const body = wanted(await goods(shop));
    const call = () => shopper.post('/payments/create-checkout-session', body, { key: 'view-1' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => withRetries(call)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const first = answers.find(({ status }) => status === 200);
    expect((await call()).body).toEqual(first?.body);
    const other = wanted(await goods(shop));
    const reused = await shopper.post('/payments/create-checkout-session', other, { key: 'view-1' });
    expect(reused.status).toBe(422);
    const orders = await shopper.get('/orders/all');
    expect(orders.body.meta.total).toBe(1);
  });
});
