import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  refunded,
  refundsCheck,
  runJob,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

async function paidOrder(card: string = CARDS.good, quantity = 1) {
  const shopper = await shop.shopper();
  const jacket = await goods(shop, { stock: 5 });
  const session = await openSession(shopper, wanted(jacket, quantity));
  await payOnPage(shop, session.url, card);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, jacket, orderId: String(session.data.orderId), session };
}

describe('giving money back', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('cancels a paid order with the refund that the preview has told, once, and frees the stock', async () => {
    const { shopper, jacket, orderId } = await paidOrder();
    const preview = await shopper.get(`/orders/${orderId}/cancel-preview`, { expect: 200 });
    expect(preview.body.data).toMatchObject({
      refund: 25.49,
      method: 'card',
      message: '$25.49 will be refunded to your card.',
    });
    const cancel = () => shopper.put(`/orders/${orderId}/cancel`, {});
    const answers = await Promise.all([1, 2, 3].map(() => withRetries(cancel)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(won?.body.message).toBe('Order cancelled successfully');
    const order = await eventually(() => orderOf(shopper, orderId), refunded);
    expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', amountRefunded: 25.49 });
    expect(order.refunds).toHaveLength(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 5, held: 0 });
  });

  it('cancels an order that was never paid, closes its page, and refunds nothing', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const session = await openSession(shopper, wanted(jacket));
    const preview = await shopper.get(`/orders/${session.data.orderId}/cancel-preview`, { expect: 200 });
    expect(preview.body.data.refund).toBe(0);
    await shopper.put(`/orders/${session.data.orderId}/cancel`, undefined, { expect: 200 });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
    const late = await shopper.post('/payments/checkout-success', { sessionId: session.id });
    expect(late.status).toBe(402);
  });

  it('#8 ends the page of a cancelled order that could not be ended at once, before anybody pays there', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const { orderId } = session.data;
    await switches(shop, { answers: 'error' });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await switches(shop, {});
    await shop.sql(`update payment_attempt set next_check_at = now() where order_id = $1`, [orderId]);
    await eventually(
      async () => {
        await runJob(shop, 'checkout.reconcile');
        return shop.sql(`select state from payment_attempt where order_id = $1`, [orderId]);
      },
      ([attempt]) => attempt?.['state'] === 'expired',
    );
    expect(await payOnPage(shop, session.url).catch(() => null)).toBeNull();
    expect((await orderOf(shopper, orderId)).amountPaid).toBe(0);
  });

  it('is not possible for somebody else, nor once the order is shipped', async () => {
    const { shopper, orderId } = await paidOrder();
    const other = await shop.shopper();
    expect((await other.put(`/orders/${orderId}/cancel`, {})).status).toBe(404);
    expect((await other.get(`/orders/${orderId}/cancel-preview`)).status).toBe(404);
    const admin = await shop.admin();
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014600' };
    await admin.post(`/admin/orders/${orderId}/transitions`, ship, { expect: 200 });
    expect((await shopper.put(`/orders/${orderId}/cancel`, {})).status).toBe(409);
  });

  it('#23 never gives back more than was taken, whatever two administrators do at once', async () => {
    const { shopper, orderId } = await paidOrder();
    const admin = await shop.admin();
    const ask = () => admin.post(`/admin/orders/${orderId}/refunds`, { amount: 10, reason: 'late' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => withRetries(ask)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const order = await eventually(() => orderOf(shopper, orderId), refunded);
    expect(order).toMatchObject({
      amountRefunded: 20,
      paymentStatus: 'paid',
      paymentDetail: 'partially_refunded',
    });
    const preview = await admin.get(`/admin/orders/${orderId}/refund-preview`, { expect: 200 });
    expect(preview.body).toMatchObject({ amount: 5.49, available: 5.49 });
  });

  it('gives back what lines have cost', async () => {
    const { shopper, jacket, orderId } = await paidOrder(CARDS.good, 2);
    const admin = await shop.admin();
    const lines = [{ variantId: jacket.variantId, quantity: 1 }];
    await admin.post(`/admin/orders/${orderId}/refunds`, { lines, reason: 'torn' }, { expect: 200 });
    const order = await eventually(() => orderOf(shopper, orderId), refunded);
    expect(order.amountRefunded).toBe(25.49);
  });

  it('#24 takes a refund back into the book when it fails later', async () => {
    const { shopper, orderId } = await paidOrder(CARDS.refundFails);
    const admin = await shop.admin();
    await admin.post(`/admin/orders/${orderId}/refunds`, { reason: 'unhappy' }, { expect: 200 });
    const order = await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.amountRefunded === 0 && one.refunds.some((refund: Json) => refund.status === 'failed'),
    );
    expect(order).toMatchObject({ amountRefunded: 0, paymentStatus: 'paid', paymentDetail: 'paid' });
    const types = await shop.sql(
      `select type from ledger_transaction where order_id = $1 order by occurred_at, id`,
      [orderId],
    );
    expect(types.map((row) => row['type'])).toEqual(['capture', 'refund', 'refund_reversal']);
  });

  it('lets staff hand over what the card does not take back', async () => {
    const { shopper, orderId } = await paidOrder(CARDS.refundFails);
    const admin = await shop.admin();
    const path = `/admin/orders/${orderId}`;
    const early = await admin.get(`${path}/refund-preview?byHand=true`, { expect: 409 });
    expect(early.body.code).toBe('refund_not_by_hand');
    await admin.post(`${path}/refunds`, { reason: 'unhappy' }, { expect: 200 });
    await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.amountRefunded === 0 && one.refunds.some((refund: Json) => refund.status === 'failed'),
    );
    const { number } = await orderOf(shopper, orderId);
    expect(await refundsCheck(admin)).toMatch(new RegExp(`#${number}.*did not arrive`));
    const { body: told } = await admin.get(`${path}/refund-preview?byHand=true`, { expect: 200 });
    expect(told.parts).toMatchObject([{ method: 'card', amount: 25.49, byHand: true }]);
    const again = { reason: 'the card is closed', byHand: true };
    const { body } = await admin.post(`${path}/refunds`, again, { expect: 200 });
    const { _id } = body.refunds.find((refund: Json) => refund.status === 'manual');
    await admin.post(`${path}/refunds/${_id}/handed-over`, {}, { expect: 200 });
    expect(await refundsCheck(admin)).not.toContain(number);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      amountRefunded: 25.49,
      paymentStatus: 'refunded',
    });
  });

  it('lets an unpaid order go when its time is over, and never one that was paid meanwhile', async () => {
    await switches(shop, { webhooks: 'drop' });
    const [idle, paying] = [await shop.shopper(), await shop.shopper()];
    const jacket = await goods(shop);
    const lost = await openSession(idle, wanted(jacket));
    const kept = await openSession(paying, wanted(jacket));
    await payOnPage(shop, kept.url);
    await shop.sql(`update orders set hold_expires_at = now() - interval '1 minute' where id = any($1)`, [
      [lost.data.orderId, kept.data.orderId],
    ]);
    await runJob(shop, 'checkout.expire');
    expect((await orderOf(idle, lost.data.orderId)).status).toBe('cancelled');
    expect((await orderOf(paying, kept.data.orderId)).status).toBe('processing');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
  });

  it('keeps an order from being shipped once all of its money has been given back', async () => {
    const { shopper, orderId } = await paidOrder();
    const admin = await shop.admin();
    await admin.post(`/admin/orders/${orderId}/refunds`, { reason: 'changed their mind' }, { expect: 200 });
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014604' };
    const early = await admin.post(`/admin/orders/${orderId}/transitions`, ship);
    expect(early.status).toBe(409);
    await eventually(() => orderOf(shopper, orderId), refunded);
    const { legalActions } = (await admin.get(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(legalActions).toEqual(['cancel', 'restock-refunded', 'note']);
    const answer = await admin.post(`/admin/orders/${orderId}/transitions`, ship);
    expect([answer.status, answer.body.message]).toEqual([409, 'All of its money is given back.']);
  });

  it('keeps a disputed order from being shipped', async () => {
    const { shopper, orderId } = await paidOrder(CARDS.disputed);
    await eventually(
      () => orderOf(shopper, orderId),
      (order) => order.paymentDetail === 'disputed',
    );
    const admin = await shop.admin();
    const ship = { action: 'ship', carrier: 'DHL', trackingNumber: 'JD014601' };
    expect((await admin.post(`/admin/orders/${orderId}/transitions`, ship)).status).toBe(409);
  });
});
