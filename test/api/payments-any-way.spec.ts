import { describe, expect, it } from '@jest/globals';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const NUMBER = '+256 770 000 123';

describe('POST /payments', () => {
  it('buys by any way to pay, and says what follows', async () => {
    const jacket = await goods(shop);
    const begun = async (body: object) => {
      const shopper = await shop.shopper();
      return (await shopper.post('/payments', { ...wanted(jacket), ...body }, { expect: 200 })).body;
    };
    expect(await begun({ method: 'card', amount: 25.49 })).toMatchObject({
      message: 'Continue to payment',
      data: { method: 'card', next: 'redirect', status: 'pending', amountDueNow: 25.49, amountOnDelivery: 0 },
    });
    expect(await begun({ method: 'mobile', amount: 25.49, mobileNumber: NUMBER })).toMatchObject({
      message: 'Approve the payment on your phone',
      data: { method: 'mobile', next: 'wait', status: 'processing', url: null },
    });
    expect(await begun({ method: 'cash', amount: 10.2, total: 25.49 })).toMatchObject({
      message: 'Order placed. Pay the deposit to our staff and the rest on delivery.',
      data: { method: 'cash', next: 'placed', amountDueNow: 10.2, amountOnDelivery: 15.29 },
    });
  });

  it('refuses a way that is not on the list or not set up, and what a way needs and is not there', async () => {
    const jacket = await goods(shop);
    const shopper = await shop.shopper();
    const refused = async (body: object) => {
      const { status, body: answer } = await shopper.post('/payments', { ...wanted(jacket), ...body });
      return [status, answer.message];
    };
    expect(await refused({ method: 'cheque', amount: 25.49 })).toEqual([400, 'Invalid payment method']);
    expect(await refused({ method: 'bank', amount: 25.49 })).toEqual([400, 'Invalid payment method']);
    expect(await refused({ method: 'card' })).toEqual([400, 'Amount is required']);
    expect(await refused({ method: 'mobile', amount: 25.49 })).toEqual([
      ...[400, 'Mobile number and amount are required'],
    ]);
  });

  it('knows no provider that sends it nothing', async () => {
    expect((await shop.client.post('/payments/webhooks/nobody', {})).status).toBe(404);
    expect((await shop.client.put('/payments/webhooks/momo/guess', {})).status).toBe(404);
    expect((await shop.client.post('/payments/webhooks/flutterwave', {})).status).toBe(400);
  });
});
