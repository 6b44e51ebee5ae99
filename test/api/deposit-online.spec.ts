import { afterEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  CARDS,
  eventually,
  goods,
  mustBeSound,
  orderOf,
  payOnPage,
  runJob,
  switches,
  tapOnPhone,
  wanted,
} from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NUMBER = '+256 770 000 881';

async function waiting() {
  const [shopper, admin] = [await shop.shopper(), await shop.admin()];
  const order = { ...wanted(await goods(shop)), amount: 10.2 };
  const { body } = await shopper.post<Json>('/payments/cash', order, { expect: 200 });
  const orderId = String(body.data.orderId);
  return {
    ...{ shopper, admin, orderId },
    pay: (way: object, by: Client = shopper) => by.post<Json>(`/orders/${orderId}/pay`, way),
    step: (action: string, more = {}) =>
      admin.post<Json>(`/admin/orders/${orderId}/transitions`, { action, ...more }),
    order: () => orderOf(shopper, orderId),
    booked: () =>
      shop.sql(
        `select t.type, t.provider, p.amount_cents::int as cents from ledger_transaction t
           join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
         where t.order_id = $1 order by t.id`,
        [orderId],
      ),
    reference: async () =>
      (
        await shop.sql<{ ref: string }>(
          `select provider_ref as ref from payment_attempt where order_id = $1 and provider = 'momo'`,
          [orderId],
        )
      )[0]?.ref ?? '',
  };
}

const PAID = {
  status: 'processing',
  paymentStatus: 'pending',
  paymentDetail: 'deposit_paid',
  amountPaid: 10.2,
};

describe('the deposit of a cash order', () => {
  afterEach(async () => {
    await switches(shop, {});
    await mustBeSound(shop);
  });

  it('is paid by card at once, booked there, and told in order and mail', async () => {
    const { shopper, orderId, pay, order, booked } = await waiting();
    expect(await mailTo(shop, shopper.email, 'We have your order')).toContain('Pay the $10.20 deposit now');
    const ways = await shopper.get<Json>(`/orders/${orderId}/payment-methods`, { expect: 200 });
    expect(ways.body.data.map(({ method }: Json) => method)).toEqual([
      'card',
      'mobile',
      'flutterwave',
      'paypal',
      'cash',
    ]);
    const { status, body } = await pay({ method: 'card' });
    expect([status, body.data.status]).toEqual([200, 'pending']);
    const again = await pay({ method: 'card' });
    expect(again.body.data.url).toBe(body.data.url);
    const back = await payOnPage(shop, String(body.data.url));
    const sessionId = new URL(back ?? '', shop.client.origin).searchParams.get('session_id');
    const confirmed = await shopper.post<Json>('/payments/checkout-success', { sessionId }, { expect: 200 });
    expect(confirmed.body).toMatchObject({ amountPaid: 10.2, data: { paymentMethod: 'Credit Card' } });
    expect(await order()).toMatchObject({
      ...PAID,
      payments: [
        { kind: 'deposit', status: 'paid', paidBy: 'card' },
        { kind: 'balance', status: 'pending', paidBy: null },
      ],
    });
    expect(await booked()).toEqual([{ type: 'capture', provider: 'stripe', cents: 1_020 }]);
    expect(await mailTo(shop, shopper.email, 'payment has arrived')).toContain('$15.29');
    expect((await shopper.get<Json>(`/orders/${orderId}/payment-methods`)).body.data).toEqual([]);
    const more = await pay({ method: 'card' });
    expect([more.status, more.body.code]).toEqual([409, 'payment_not_open']);
  });

  it('is paid by phone, again after a refusal, and then by card', async () => {
    const { pay, order, reference } = await waiting();
    expect((await pay({ method: 'mobile' })).status).toBe(400);
    const asked = await pay({ method: 'mobile', mobileNumber: NUMBER });
    expect([asked.status, asked.body.data.status]).toEqual([200, 'processing']);
    const other = await pay({ method: 'card' });
    expect([other.status, other.body.code]).toEqual([409, 'payment_underway']);
    await tapOnPhone(shop, await reference(), 'reject');
    await runJob(shop, 'checkout.reconcile', 'rejected');
    expect(await eventually(order, ({ payments }) => payments.length === 2)).toMatchObject({
      ...{ status: 'pending', paymentStatus: 'pending' },
    });
    const page = await pay({ method: 'card' });
    await payOnPage(shop, String(page.body.data.url));
    await eventually(order, ({ status }) => status === 'processing');
    expect(await order()).toMatchObject(PAID);
  });

  it('is recorded by staff while its payment page is open, which ends', async () => {
    const { pay, step, order, booked } = await waiting();
    const { body } = await pay({ method: 'card' });
    expect((await step('record-deposit')).status).toBe(200);
    expect(await order()).toMatchObject(PAID);
    await payOnPage(shop, String(body.data.url)).catch(() => null);
    await runJob(shop, 'checkout.reconcile', 'after');
    expect(await booked()).toEqual([{ type: 'capture', provider: 'cash', cents: 1_020 }]);
  });

  it('is not recorded once it was paid by card, whoever has seen that first', async () => {
    const { pay, step, order, booked } = await waiting();
    await switches(shop, { webhooks: 'lost' });
    const { body } = await pay({ method: 'card' });
    await payOnPage(shop, String(body.data.url));
    const recorded = await step('record-deposit');
    expect([recorded.status, recorded.body.message]).toEqual([409, 'The deposit has been paid already.']);
    expect(await order()).toMatchObject(PAID);
    expect(await booked()).toHaveLength(1);
  });

  it('goes back when it comes by phone after staff has recorded it', async () => {
    const { pay, step, order, reference } = await waiting();
    await pay({ method: 'mobile', mobileNumber: NUMBER });
    expect((await step('record-deposit')).status).toBe(200);
    await tapOnPhone(shop, await reference(), 'approve');
    await runJob(shop, 'checkout.reconcile', 'approved');
    const seen = await eventually(order, ({ refunds }) => refunds.length === 1);
    expect(seen).toMatchObject({
      amountPaid: 20.4,
      refunds: [{ amount: 10.2, method: 'mobile', byHand: true }],
    });
  });

  it('is transferred, and recorded as what it was', async () => {
    const { shopper, admin, orderId, step, booked } = await waiting();
    await admin.put('/admin/settings/shop', { bankDetails: 'Bank of Kampala, 42' }, { expect: 200 });
    const ways = () => shopper.get<Json>(`/orders/${orderId}/payment-methods`, { expect: 200 });
    const offered = await eventually(ways, ({ body }) => body.data.at(-1)?.method === 'bank');
    expect(offered.body.data.at(-1)).toMatchObject({ method: 'bank', instructions: 'Bank of Kampala, 42' });
    expect((await step('record-deposit', { paidBy: 'bank' })).status).toBe(200);
    expect(await booked()).toEqual([{ type: 'capture', provider: 'bank', cents: 1_020 }]);
    await admin.put('/admin/settings/shop', { bankDetails: '' }, { expect: 200 });
  });

  it('goes back to the card when the order is cancelled, and the balance by hand', async () => {
    const { shopper, orderId, pay, step, order } = await waiting();
    const { body } = await pay({ method: 'card' });
    await payOnPage(shop, String(body.data.url));
    await eventually(order, ({ status }) => status === 'processing');
    await step('record-balance');
    const preview = await shopper.get<Json>(`/orders/${orderId}/cancel-preview`, { expect: 200 });
    expect(preview.body.data.refund).toBe(25.49);
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    const refunds = (await order()).refunds.map(({ amount, method, byHand }: Json) => [
      amount,
      method,
      byHand,
    ]);
    expect(refunds).toEqual(
      expect.arrayContaining([
        [10.2, 'card', false],
        [15.29, 'cash', true],
      ]),
    );
  });

  it('is let go with its order in time, and its page ends', async () => {
    const { pay, orderId, order } = await waiting();
    const { body } = await pay({ method: 'card' });
    await shop.sql(`update orders set hold_expires_at = now() - interval '1 second' where id = $1`, [
      orderId,
    ]);
    await runJob(shop, 'checkout.expire', orderId);
    expect(await order()).toMatchObject({ status: 'cancelled', paymentStatus: 'pending', amountPaid: 0 });
    await payOnPage(shop, String(body.data.url)).catch(() => null);
    expect(await order()).toMatchObject({ amountPaid: 0 });
  });

  it('is paid once by who presses twice at the same moment', async () => {
    const { pay, order, booked } = await waiting();
    const answers = await Promise.all([pay({ method: 'card' }), pay({ method: 'card' })]);
    const urls = answers.flatMap(({ body }) => (body.data?.url ? [String(body.data.url)] : []));
    expect(new Set(urls).size).toBe(1);
    await payOnPage(shop, urls[0] ?? '', CARDS.good);
    await eventually(order, ({ status }) => status === 'processing');
    expect(await booked()).toHaveLength(1);
  });

  it('is paid by whoever has the mailed link, and by nobody else', async () => {
    const { shopper, orderId, pay } = await waiting();
    const mail = await mailTo(shop, shopper.email, 'We have your order');
    const token = new RegExp(`/orders/${orderId}#(\\d+\\.[\\w-]+)`).exec(mail)?.[1] ?? '';
    const answer = await shop.client.fetch(`/api/v1/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Order ${token}` },
      body: JSON.stringify({ method: 'card' }),
    });
    expect(answer.status).toBe(200);
    expect((await pay({ method: 'card' }, await shop.shopper())).status).toBe(404);
    expect((await pay({ method: 'cash' })).status).toBe(400);
    expect((await pay({ method: 'cheque' })).status).toBe(400);
  });
});

it('an order that is paid by card is not paid another way', async () => {
  const shopper = await shop.shopper();
  const { body } = await shopper.post<Json>('/payments/create-checkout-session', wanted(await goods(shop)), {
    expect: 200,
  });
  const { orderId } = body.data;
  const mobile = await shopper.post<Json>(`/orders/${orderId}/pay`, {
    method: 'mobile',
    mobileNumber: NUMBER,
  });
  expect([mobile.status, mobile.body.message]).toEqual([400, 'Invalid payment method']);
  const again = await shopper.post<Json>(`/orders/${orderId}/pay`, {}, { expect: 200 });
  expect(again.body.data.url).toBe(body.url);
});
