import { afterEach, describe, expect, it } from '@jest/globals';
import { withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, stockOf, wanted } from '../support/money.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const address = (street: string) => ({
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Shopper',
    street,
    city: 'Kampala',
    state: 'Central',
    zipCode: '00256',
    country: 'Uganda',
  },
});

/** A shopper with two pieces of something in the cart; the last two unless told. */
async function cartOfTwo(stock = 2) {
  const shopper = await shop.shopper();
  const jacket = await goods(shop, { stock });
  await shopper.post('/carts', { productId: jacket.productId, quantity: 2 }, { expect: 201 });
  return { shopper, jacket };
}

describe('one cart', () => {
  afterEach(() => mustBeSound(shop));

  it('is bought once when the shopper comes back with another address: the first try is replaced', async () => {
    const { shopper, jacket } = await cartOfTwo();
    const first = await openSession(shopper, address('1 Wrong Road'));
    const second = await openSession(shopper, address('2 Right Road'));
    expect(second.data.orderId).not.toBe(first.data.orderId);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 2 });
    expect((await orderOf(shopper, first.data.orderId)).status).toBe('cancelled');
    await payOnPage(shop, second.url);
    await shopper.post('/payments/checkout-success', { sessionId: second.id }, { expect: 200 });
    const paid = await orderOf(shopper, second.data.orderId);
    expect(paid).toMatchObject({ paymentStatus: 'paid', shippingAddress: { street: '2 Right Road' } });
    expect(await payOnPage(shop, first.url).catch(() => null)).toBeNull();
    expect((await orderOf(shopper, first.data.orderId)).amountPaid).toBe(0);
  });

  it('is bought once when the method changes from card to cash', async () => {
    const { shopper, jacket } = await cartOfTwo();
    const first = await openSession(shopper, {});
    const cash = await shopper.post('/payments/cash', { amount: 20.39 }, { expect: 200 });
    expect((await orderOf(shopper, first.data.orderId)).status).toBe('cancelled');
    expect((await orderOf(shopper, cash.body.data.orderId)).status).toBe('pending');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 2 });
  });

  it('keeps the first try when the one that would replace it is refused: it can still be paid', async () => {
    const { shopper, jacket } = await cartOfTwo();
    const first = await openSession(shopper, address('1 Road'));
    const refused = await shopper.post('/payments/cash', { amount: 1, ...address('2 Road') });
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    expect((await orderOf(shopper, first.data.orderId)).status).toBe('pending');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 2 });
    const again = await openSession(shopper, address('1 Road'));
    expect(again.data.orderId).toBe(first.data.orderId);
    await payOnPage(shop, again.url);
    await shopper.post('/payments/checkout-success', { sessionId: again.id }, { expect: 200 });
    expect((await orderOf(shopper, first.data.orderId)).paymentStatus).toBe('paid');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 0, held: 0 });
  });

  it('is not bought again when the first try was paid meanwhile', async () => {
    const { shopper } = await cartOfTwo();
    const first = await openSession(shopper, address('1 Road'));
    await shop.sql(`update payment_attempt set next_check_at = null`);
    await payOnPage(shop, first.url);
    const again = await shopper.post('/payments/create-checkout-session', address('2 Road'));
    expect(again.status).toBeGreaterThanOrEqual(400);
    const orders = await shopper.get('/orders/all');
    expect(
      orders.body.data.filter((order: { status: string }) => order.status === 'processing'),
    ).toHaveLength(1);
  });

  it('keeps its coupon and its pieces when the shopper comes back from the payment page', async () => {
    const { shopper, jacket } = await cartOfTwo();
    const code = 'ONCE-FOR-ALL';
    await coupon(shop, code, 1);
    await shop.sql(`update coupon set first_order_only = true where code = $1`, [code]);
    const first = await openSession(shopper, { couponCode: code, ...address('1 Wrong Road') });

    const [line] = (await shopper.get('/carts')).body.data;
    expect([line.quantity, line.stock]).toEqual([2, 2]);
    const preview = () => shopper.post('/coupons/preview', { code });
    expect((await preview()).body.data).toMatchObject({ subtotal: 50.98, discount: 5.1, total: 45.88 });
    expect((await shopper.patch(`/carts/${line._id}`, { quantity: 1 })).body.data.quantity).toBe(1);
    const second = await openSession(shopper, { couponCode: code, ...address('2 Right Road') });
    expect((await orderOf(shopper, first.data.orderId)).status).toBe('cancelled');
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 2, held: 1 });

    await payOnPage(shop, second.url);
    await shopper.post('/payments/checkout-success', { sessionId: second.id }, { expect: 200 });
    expect(await orderOf(shopper, second.data.orderId)).toMatchObject({ amountPaid: 22.94 });
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    expect((await preview()).body.code).toBe('coupon_used_up');
  });

  it('gives a coupon no second use while an order of other things waits with it', async () => {
    const { shopper } = await cartOfTwo();
    const code = 'ONE-USE-EACH';
    await coupon(shop, code, 5);
    await openSession(shopper, { ...wanted(await goods(shop)), couponCode: code });
    expect((await shopper.post('/coupons/preview', { code })).body.code).toBe('coupon_already_used');
    expect((await shopper.post('/payments/cash', { amount: 18.35, couponCode: code })).body.code).toBe(
      'coupon_already_used',
    );
  });

  it('is bought once by two tabs with two addresses at the same moment', async () => {
    const { shopper, jacket } = await cartOfTwo(20);
    const tabs = await Promise.all(
      ['1 Road', '2 Road', '3 Road', '4 Road'].map((street) =>
        withRetries(() => shopper.post('/payments/create-checkout-session', address(street))),
      ),
    );
    expect(tabs.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const orders = await shopper.get('/orders/all');
    const waiting = orders.body.data.filter((order: { status: string }) => order.status === 'pending');
    expect(waiting).toHaveLength(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 20, held: 2 });
  });
});
