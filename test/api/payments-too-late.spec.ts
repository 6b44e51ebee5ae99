import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  refunded,
  runJob,
  stockOf,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';
import { delivered, sessionEvent } from '../support/webhooks.js';

const shop = useShop();

const outOfTime = (orderId: string) =>
  shop.sql(`update orders set hold_expires_at = now() - interval '1 second' where id = $1`, [orderId]);

/** Everything that can announce the money does, twice; then the jobs that could ask for it come by. */
async function announce(shopper: Client, sessionId: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await delivered(shop.client, sessionEvent(sessionId));
    await shopper.post('/payments/checkout-success', { sessionId }, { expect: 200 });
    await shop.sql(`update payment_attempt set next_check_at = now() where provider_ref = $1`, [sessionId]);
    await runJob(shop, 'checkout.reconcile');
    await runJob(shop, 'checkout.compare-books');
  }
}

/** The order is over, its money has gone back once, and the buyer has been told so by mail. */
async function mustHaveGoneBack(shopper: Client & { email: string }, orderId: string): Promise<void> {
  const order = await eventually(() => orderOf(shopper, orderId), refunded);
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', amountRefunded: 25.49 });
  const refunds = await shop.sql(
    `select amount_cents::int as cents, status from refund where order_id = $1`,
    [orderId],
  );
  expect(refunds).toEqual([{ cents: 2_549, status: 'succeeded' }]);
  const sent = await shop.sql(
    `select 1 from sandbox.object where data->>'object' = 'refund' and data->'metadata'->>'order_id' = $1`,
    [orderId],
  );
  expect(sent).toHaveLength(1);
  const told = await mailTo(shop, shopper.email, 'Your money is on its way back');
  expect(told).toContain('$25.49 in all has been returned for this order.');
  await untilHeard(shop, 'order.refunded');
  const letters = (await mailsTo(shop, shopper.email)).filter((text) => text.includes('on its way back'));
  expect(letters).toHaveLength(1);
}

describe('money that comes too late', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('#8 R27 goes back once when the order was cancelled, the order stays cancelled, and the buyer is told', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const { orderId } = session.data;
    // the provider cannot be asked to close the page while its answers are errors, so the shopper can still pay
    await switches(shop, { webhooks: 'drop', answers: 'error' });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await switches(shop, { webhooks: 'drop' });
    await payOnPage(shop, session.url);
    await announce(shopper, session.id);
    await mustHaveGoneBack(shopper, orderId);
  });

  it('R27 goes back once when the reservation ran out and somebody else has bought the last piece', async () => {
    await switches(shop, { webhooks: 'drop' });
    const jacket = await goods(shop, { stock: 1 });
    const [late, other] = [await shop.shopper(), await shop.shopper()];
    const session = await openSession(late, wanted(jacket));
    await outOfTime(session.data.orderId);
    await runJob(shop, 'checkout.expire');
    expect((await orderOf(late, session.data.orderId)).status).toBe('cancelled');

    const sold = await buy(other, jacket);
    await openAgain(session.id, session.url);
    await payOnPage(shop, session.url);
    await announce(late, session.id);

    await mustHaveGoneBack(late, session.data.orderId);
    expect(await orderOf(other, sold)).toMatchObject({ status: 'processing', refunds: [] });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 0, held: 0 });
  });

  it('R27 is kept when the order was not let go yet, though its reservation ran out', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const jacket = await goods(shop, { stock: 1 });
    const session = await openSession(shopper, wanted(jacket));
    await outOfTime(session.data.orderId);
    await payOnPage(shop, session.url);
    await announce(shopper, session.id);
    await runJob(shop, 'checkout.expire');
    expect(await orderOf(shopper, session.data.orderId)).toMatchObject({
      status: 'processing',
      amountPaid: 25.49,
      refunds: [],
    });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 0, held: 0 });
  });

  it('R27 never came when the provider says failed or expired: the stock is free once, however often it says so', async () => {
    await switches(shop, { webhooks: 'drop' });
    const jacket = await goods(shop, { stock: 2 });
    const [gone, stays] = [await shop.shopper(), await shop.shopper()];
    const session = await openSession(gone, wanted(jacket));
    await openSession(stays, wanted(jacket));
    await shop.sql(
      `update sandbox.object set data = data || '{"status": "expired", "url": null}' where id = $1`,
      [session.id],
    );
    const say = async () => {
      for (const type of ['async_payment_failed', 'expired', 'expired', 'async_payment_failed'])
        await delivered(shop.client, sessionEvent(session.id, { type: `checkout.session.${type}` }));
    };
    await say();
    await outOfTime(session.data.orderId);
    for (let time = 0; time < 2; time += 1) {
      await runJob(shop, 'checkout.expire');
      await say();
    }
    const order = await orderOf(gone, session.data.orderId);
    expect([order.status, order.amountPaid, order.refunds]).toEqual(['cancelled', 0, []]);
    // twice would have freed the other shopper's piece
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 1 });
  });
});

async function buy(shopper: Client, jacket: Goods): Promise<string> {
  const session = await openSession(shopper, wanted(jacket));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return session.data.orderId;
}

/** The provider takes money on a page that it has said to be closed. */
async function openAgain(sessionId: string, url: string): Promise<void> {
  await shop.sql(
    `update sandbox.object set data = data || jsonb_build_object('status', 'open', 'url', $2::text) where id = $1`,
    [sessionId, url],
  );
}
