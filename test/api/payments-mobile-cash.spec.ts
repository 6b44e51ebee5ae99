import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  orderOf,
  runJob,
  stockOf,
  switches,
  tapOnPhone,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NUMBER = '+256 770 000 123';

async function payByPhone(shopper: Client, jacket: Goods, mobileNumber = NUMBER) {
  const body = { ...wanted(jacket), amount: 25.49, mobileNumber };
  const { body: answer } = await shopper.post('/payments/mobile', body, { expect: 202 });
  return answer.data as { orderId: string; paymentId: string; status: string };
}

async function referenceOf(orderId: string): Promise<string> {
  const [row] = await shop.sql<{ provider_ref: string }>(
    `select provider_ref from payment_attempt where order_id = $1 order by created_at desc limit 1`,
    [orderId],
  );
  return row?.provider_ref ?? '';
}

/** The waiting page asks again; the provider is asked when its next look is due. */
async function wait(shopper: Client, paymentId: string, status: string) {
  return eventually(
    async () => {
      await shop.sql(
        `update payment_attempt set next_check_at = now() where tender_id = $1 and next_check_at is not null`,
        [paymentId],
      );
      return (await shopper.get(`/payments/${paymentId}`, { expect: 200 })).body.data;
    },
    (data) => data.status === status,
  );
}

describe('buying by mobile money', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('waits for the phone and is paid when its owner approves', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const started = await payByPhone(shopper, jacket);
    expect(started.status).toBe('processing');
    await tapOnPhone(shop, await referenceOf(started.orderId), 'approve');
    expect(await wait(shopper, started.paymentId, 'paid')).toMatchObject({ amount: 25.49, method: 'mobile' });
    expect((await orderOf(shopper, started.orderId)).status).toBe('processing');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
  });

  it('can be tried again after a rejection, for the same order', async () => {
    const shopper = await shop.shopper();
    const started = await payByPhone(shopper, await goods(shop));
    await tapOnPhone(shop, await referenceOf(started.orderId), 'reject');
    const failed = await wait(shopper, started.paymentId, 'failed');
    expect(failed.lastError).toBe('The payment was rejected on the phone.');
    expect((await orderOf(shopper, started.orderId)).paymentStatus).toBe('failed');
    const again = await shopper.post(`/payments/${started.paymentId}/retry`, {}, { expect: 200 });
    expect(again.body.data).toMatchObject({ orderId: started.orderId, status: 'processing' });
    await tapOnPhone(shop, await referenceOf(started.orderId), 'approve');
    await wait(shopper, started.paymentId, 'paid');
  });

  it('#25 believes no callback: a forged one changes nothing, a lost one is made up for by asking', async () => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const started = await payByPhone(shopper, await goods(shop));
    const [row] = await shop.sql<{ token: string }>(
      `select request->>'callbackToken' as token from payment_attempt where order_id = $1`,
      [started.orderId],
    );
    const forged = { status: 'SUCCESSFUL', financialTransactionId: '1', amount: '25.49' };
    await shop.client.post(`/payments/webhooks/momo/${row?.token}`, forged, { expect: 200 });
    await shop.client.put(`/payments/webhooks/momo/${row?.token}`, forged, { expect: 200 });
    expect((await orderOf(shopper, started.orderId)).paymentStatus).toBe('pending');
    expect((await shop.client.post('/payments/webhooks/momo/guess', forged)).status).toBe(404);
    await tapOnPhone(shop, await referenceOf(started.orderId), 'approve');
    await shop.sql(`update payment_attempt set next_check_at = now() where order_id = $1`, [started.orderId]);
    await runJob(shop, 'checkout.reconcile');
    expect((await orderOf(shopper, started.orderId)).paymentStatus).toBe('paid');
  });

  it('#26 owes the money back by hand when the phone answers after the order was cancelled', async () => {
    const shopper = await shop.shopper();
    const started = await payByPhone(shopper, await goods(shop));
    await shopper.put(`/orders/${started.orderId}/cancel`, {}, { expect: 200 });
    await tapOnPhone(shop, await referenceOf(started.orderId), 'approve');
    await wait(shopper, started.paymentId, 'paid');
    const order = await orderOf(shopper, started.orderId);
    expect(order).toMatchObject({ status: 'cancelled', amountPaid: 25.49, refunds: [{ status: 'manual' }] });
    const admin = await shop.admin();
    const done = `/admin/orders/${started.orderId}/refunds/${order.refunds[0]._id}/handed-over`;
    await admin.post(done, {}, { expect: 200 });
    expect((await orderOf(shopper, started.orderId)).paymentStatus).toBe('refunded');
  });

  it('says what is missing in the words of the form', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const none = await shopper.post('/payments/mobile', wanted(jacket));
    expect([none.status, none.body.message]).toEqual([400, 'Mobile number and amount are required']);
    const body = { ...wanted(jacket), amount: 25.48, mobileNumber: NUMBER };
    const wrong = await shopper.post('/payments/mobile', body);
    expect([wrong.status, wrong.body.code, wrong.body.data.total]).toEqual([409, 'price_changed', 25.49]);
    expect((await shop.client.post('/payments/mobile', body)).body.message).toBe(
      'No authentication token found. Please login.',
    );
  });
});

describe('paying cash on delivery', () => {
  afterEach(() => mustBeSound(shop));

  it('takes 40 percent first and the rest at the door, each recorded by staff', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const { body } = await shopper.post(
      '/payments/cash',
      { ...wanted(jacket), amount: 10.2 },
      { expect: 200 },
    );
    expect(body.data).toMatchObject({ amountDueNow: 10.2, amountOnDelivery: 15.29, nextAction: 'none' });
    const { orderId } = body.data;
    const staff = await shop.staff();
    const step = (action: string, more = {}) =>
      staff.post(`/admin/orders/${orderId}/transitions`, { action, ...more });
    expect((await step('record-balance')).status).toBe(409);
    expect((await step('record-deposit')).status).toBe(200);
    expect((await step('record-deposit')).status).toBe(409);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'pending',
      paymentDetail: 'deposit_paid',
      amountPaid: 10.2,
      amountDue: 15.29,
    });
    expect((await step('ship', { carrier: 'DHL', trackingNumber: 'C-1' })).status).toBe(200);
    expect((await step('deliver')).status).toBe(409);
    expect((await step('record-balance')).status).toBe(200);
    expect((await step('deliver')).status).toBe(200);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
      amountDue: 0,
    });
  });

  it('sends the parcel to the account’s name when the address has only the specification’s five members', async () => {
    const shopper = await shop.shopper('Ada Maria Shopper');
    const place = {
      street: '1 Road',
      city: 'Kampala',
      state: 'Central',
      zipCode: '00256',
      country: 'Uganda',
    };
    const body = { ...wanted(await goods(shop)), amount: 10.2, shippingAddress: place };
    const placed = await shopper.post('/payments/cash', body, { expect: 200 });
    const order = await orderOf(shopper, placed.body.data.orderId);
    expect(order.shippingAddress).toEqual({ firstName: 'Ada', lastName: 'Maria Shopper', ...place });
  });

  it('S43 refuses another amount than the deposit of the recomputed total', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const wrong = await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.19 });
    expect([wrong.status, wrong.body.data.amountDueNow]).toEqual([409, 10.2]);
    const none = await shopper.post('/payments/cash', wanted(jacket));
    expect([none.status, none.body.message]).toEqual([400, 'Amount is required for cash payments']);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });

  it('refuses another total than was seen, although its deposit is the same to the cent', async () => {
    const shopper = await shop.shopper();
    const seen = { ...wanted(await goods(shop)), amount: 10.2 };
    const refused = await shopper.post('/payments/cash', { ...seen, total: 25.5 }, { expect: 409 });
    expect(refused.body).toMatchObject({ code: 'price_changed', data: { amountDueNow: 10.2, total: 25.49 } });
    await shopper.post('/payments/cash', { ...seen, total: 25.49 }, { expect: 200 });
  });

  it('owes a deposit back by hand when the order is cancelled', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const { body } = await shopper.post(
      '/payments/cash',
      { ...wanted(jacket), amount: 10.2 },
      { expect: 200 },
    );
    const admin = await shop.admin();
    const path = `/admin/orders/${body.data.orderId}`;
    await admin.post(`${path}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    await shopper.put(`/orders/${body.data.orderId}/cancel`, {}, { expect: 200 });
    const [refund] = (await orderOf(shopper, body.data.orderId)).refunds;
    expect(refund).toMatchObject({ amount: 10.2, status: 'manual' });
    const handOver = `${path}/refunds/${refund._id}/handed-over`;
    const first = await admin.post(handOver, {}, { key: 'by hand', expect: 200 });
    expect((await admin.post(handOver, {}, { key: 'by hand', expect: 200 })).body).toEqual(first.body);
    const again = await admin.post(handOver, {}, { expect: 409 });
    expect([again.body.code, again.body.message]).toEqual([
      'refund_not_open',
      'This refund has already been given back.',
    ]);
    const book = `select changes from audit_event where action = 'order.refund-handed-over' and entity_id = $1`;
    expect(await shop.sql(book, [body.data.orderId])).toEqual([{ changes: { refundId: refund._id } }]);
    expect((await orderOf(shopper, body.data.orderId)).paymentStatus).toBe('refunded');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });
});
