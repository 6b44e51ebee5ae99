import { afterEach, describe, expect, it } from '@jest/globals';
import { goods, mustBeSound, openSession, orderOf, payOnPage, stockOf } from '../support/money.js';
import { useShop } from '../support/shop.js';

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

  it('is bought once when the shopper comes back with another address: the first try gives way', async () => {
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

  it('is bought once by two tabs with two addresses at the same moment', async () => {
    const { shopper, jacket } = await cartOfTwo(20);
    const tabs = await Promise.all(
      ['1 Road', '2 Road', '3 Road', '4 Road'].map((street) =>
        shopper.post('/payments/create-checkout-session', address(street)),
      ),
    );
    expect(tabs.every(({ status }) => [200, 409].includes(status))).toBe(true);
    const orders = await shopper.get('/orders/all');
    const waiting = orders.body.data.filter((order: { status: string }) => order.status === 'pending');
    expect(waiting).toHaveLength(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 20, held: 2 });
  });
});
