import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  refunded,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('what is said of a payment', () => {
  afterEach(() => mustBeSound(shop));

  it('follows its order, which may be cancelled and refunded meanwhile', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const { orderId } = session.data;
    await payOnPage(shop, session.url);
    const ask = async (): Promise<Json> =>
      (await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 })).body;
    expect(await ask()).toMatchObject({
      message: 'Payment successful!',
      data: { orderId, status: 'paid', orderStatus: 'processing', paymentStatus: 'paid' },
    });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    await eventually(() => orderOf(shopper, orderId), refunded);
    expect(await ask()).toMatchObject({
      message: 'This order was cancelled and your payment was refunded.',
      data: { orderId, status: 'paid', orderStatus: 'cancelled', paymentStatus: 'refunded' },
    });
  });

  it('asks for nothing when a coupon has taken off all of it', async () => {
    await shop.sql(
      `insert into coupon (id, code, kind, percent, created_at)
      values (gen_random_uuid(), 'GIFT', 'percent', 100, now())`,
    );
    const order = async () => ({ ...wanted(await goods(shop)), couponCode: 'GIFT', amount: 0 });
    const cash = await (await shop.shopper()).post('/payments/cash', await order(), { expect: 200 });
    const phone = { ...(await order()), mobileNumber: '+256770000123' };
    const mobile = await (await shop.shopper()).post('/payments/mobile', phone, { expect: 202 });
    expect([cash.body.message, cash.body.data.amountDueNow]).toEqual([
      'Order placed. There is nothing to pay.',
      0,
    ]);
    expect([mobile.body.message, mobile.body.data.status]).toEqual([
      'Order placed. There is nothing to pay.',
      'paid',
    ]);
  });

  it('names the deposit and the rest where there are both', async () => {
    const order = { ...wanted(await goods(shop)), amount: 10.2 };
    const { body } = await (await shop.shopper()).post('/payments/cash', order, { expect: 200 });
    expect(body.message).toBe('Order placed. Pay the deposit to our staff and the rest on delivery.');
  });
});
