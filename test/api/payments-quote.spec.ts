import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually, goods, mustBeSound, orderOf, tapOnPhone, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

/** A shop whose wallets are in Uganda: whole shillings, 3,710 for a dollar. */
const shop = useOwnShop({ env: { MOMO_CURRENCY: 'UGX', MOMO_RATE: '3710' } });
const NUMBER = '+256 770 000 321';

describe('what a purchase would cost', () => {
  afterEach(() => mustBeSound(shop));

  it('is told for every way to pay, with the wallet’s own currency and rate, and nothing is placed', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const { body } = await shopper.post('/payments/quote', wanted(jacket), { expect: 200 });
    expect(body.data).toMatchObject({
      total: 25.49,
      depositDueNow: 10.2,
      balanceOnDelivery: 15.29,
      wallet: { amount: 94_568, currency: 'UGX', rate: 3710 },
    });
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(0);
  });

  it('is told for the cart, too, and refused for an empty one', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    expect((await shopper.post('/payments/quote', {})).status).toBe(400);
    await shopper.post('/carts', { productId: jacket.productId, quantity: 2 }, { expect: 201 });
    const { body } = await shopper.post('/payments/quote', {}, { expect: 200 });
    expect([body.data.total, body.data.wallet.amount]).toEqual([50.98, 189_136]);
    expect((await shopper.post('/payments/quote', { couponCode: 'NOSUCH' })).body.code).toBe(
      'coupon_unknown',
    );
  });

  it('is exactly what the phone is asked for; another figure than the one shown sends no prompt', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const body = { ...wanted(jacket), amount: 25.49, mobileNumber: NUMBER };
    const old = await shopper.post('/payments/mobile', { ...body, walletAmount: 90_000 });
    expect([old.status, old.body.code, old.body.data.wallet.amount]).toEqual([409, 'price_changed', 94_568]);
    expect(await shop.sql('select 1 from sandbox.wallet_request')).toEqual([]);
    const started = await shopper.post(
      '/payments/mobile',
      { ...body, walletAmount: 94_568 },
      { expect: 202 },
    );
    const { orderId, paymentId } = started.body.data;
    const prompts = await shop.sql<{ reference: string }>(
      'select reference, amount, currency from sandbox.wallet_request',
    );
    expect(prompts).toMatchObject([{ amount: '94568', currency: 'UGX' }]);
    const shown = (await shopper.get(`/payments/${paymentId}`, { expect: 200 })).body.data;
    expect(shown.wallet).toEqual({ amount: 94_568, currency: 'UGX', rate: 3710 });
    await tapOnPhone(shop, prompts[0]?.reference ?? '', 'approve');
    await eventually(
      async () => {
        await shop.sql('update payment_attempt set next_check_at = now() where next_check_at is not null');
        await shopper.get(`/payments/${paymentId}`);
        return orderOf(shopper, orderId);
      },
      (order) => order.paymentStatus === 'paid' && order.amountPaid === 25.49,
    );
  });
});
