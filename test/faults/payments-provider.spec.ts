import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
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
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const sessionsOf = (orderId: string) =>
  shop.sql(
    `select 1 from sandbox.object where data->'metadata'->>'order_id' = $1 and data->>'object' = 'checkout.session'`,
    [orderId],
  );

describe('when the card provider is in trouble', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it.each(['error', 'lost', 'slow', 'web-page', 'half', 'empty'] as const)(
    '#14 R21 R22 R23 S47 says so in the words of the form when its answer is %s, keeps the stock, and opens one session in the end',
    async (answers) => {
      const shopper = await shop.shopper();
      const jacket = await goods(shop);
      await switches(shop, { answers });
      const key = randomUUID();
      const failed = await shopper.post('/payments/create-checkout-session', wanted(jacket), { key });
      expect(failed.status).toBe(503);
      expect(failed.body.message).toBe('Checkout failed. Please try again.');
      expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
      await switches(shop, {});
      const other = await shopper.post('/payments/create-checkout-session', wanted(jacket, 2), { key });
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
      const session = await openSession(shopper, wanted(jacket), key);
      expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
      expect(await sessionsOf(session.data.orderId)).toHaveLength(1);
      await payOnPage(shop, session.url);
      await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    },
  );

  it('#12 opens nothing when it asks for another amount than ours', async () => {
    const shopper = await shop.shopper();
    await switches(shop, { answers: 'wrong-amount' });
    const answer = await shopper.post('/payments/create-checkout-session', wanted(await goods(shop)));
    expect([422, 503]).toContain(answer.status);
    const [order] = (await shopper.get('/orders/all')).body.data;
    expect(order.paymentStatus).not.toBe('paid');
  });

  it('#14 finds the session whose answer was lost, by the reconciler alone', async () => {
    const shopper = await shop.shopper();
    await switches(shop, { answers: 'lost' });
    await shopper.post('/payments/create-checkout-session', wanted(await goods(shop)));
    await switches(shop, {});
    const [order] = (await shopper.get('/orders/all')).body.data;
    await shop.sql(`update payment_attempt set next_check_at = now() where order_id = $1`, [order._id]);
    await runJob(shop, 'checkout.reconcile');
    const full = await eventually(
      () => orderOf(shopper, order._id),
      (one) => one.payUrl !== null,
    );
    await payOnPage(shop, full.payUrl);
    await eventually(
      () => orderOf(shopper, order._id),
      (one) => one.paymentStatus === 'paid',
    );
  });

  it('leaves cash orders, carts and lists as they are', async () => {
    await switches(shop, { answers: 'error' });
    const shopper = await shop.shopper();
    await shopper.post('/payments/cash', { ...wanted(await goods(shop)), amount: 10.2 }, { expect: 200 });
    await shopper.get('/products', { expect: 200 });
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
  });
});
