import { afterAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

/** The card among the ways to pay so much in that currency. */
async function card(currency: string, amount?: number) {
  const asked = amount === undefined ? `currency=${currency}` : `currency=${currency}&amount=${amount}`;
  const { body } = await shop.client.get<Json>(`/payments/methods?${asked}`, { expect: 200 });
  return body.data.find(({ method }: Json) => method === 'card');
}

describe('the least and the most of a payment provider', () => {
  afterAll(() => mustBeSound(shop));

  it.each([
    ['EUR', 0.49, 'below_least', 'Card payments begin at €0.50.'],
    ['GBP', 0.29, 'below_least', 'Card payments begin at £0.30.'],
    ['JPY', 49, 'below_least', 'Card payments begin at ¥50.'],
    ['HUF', 174, 'below_least', 'Card payments begin at HUF 175'],
    ['USD', 1_000_000, 'above_most', 'Card payments go up to $999999.99.'],
    ['UGX', 1_250_000, 'above_most', 'Card payments go up to UGX 999999.'],
    ['ISK', 1_000_000, 'above_most', 'Card payments go up to ISK 999999.'],
    ['MGA', 100_000_000, 'above_most', 'Card payments go up to MGA 99999999'],
    ['KWD', 18.435, 'between_steps', 'Card payments are made in steps of KWD 0.010.'],
  ])('of %s keep %d from the card, with a reason', async (currency, amount, whyNot, reason) => {
    const told = await card(currency, amount);
    expect(told).toMatchObject({ offered: false, whyNot });
    expect(told.reason).toContain(reason.replace(/\.$/, ''));
  });

  it.each([
    ['EUR', 0.5],
    ['JPY', 50],
    ['TWD', 1],
    ['ISK', 999_999],
    ['UGX', 999_999],
    ['HUF', 175],
    ['KWD', 18.44],
    ['MGA', 99_999_999],
    ['IDR', 150_000_000],
    ['COP', 45_000_000],
  ])('of %s let %d be paid by card', async (currency, amount) => {
    expect(await card(currency, amount)).toMatchObject({ offered: true, whyNot: null, reason: null });
  });

  it('stand at the method, in the currency that is asked for', async () => {
    expect(await card('USD')).toMatchObject({ offered: true, least: 0.5, most: 999_999.99, step: 0.01 });
    expect(await card('KWD')).toMatchObject({ most: 99_999.99, step: 0.01 });
    const { body } = await shop.client.get<Json>('/payments/methods', { expect: 200 });
    expect(body.data.find(({ method }: Json) => method === 'cash')).toMatchObject({
      least: null,
      most: null,
    });
  });

  it.each([
    ['currency=XXX', 'currency'],
    ['amount=-1', 'amount'],
    ['amount=1e9', 'amount'],
    ['currency=JPY&amount=1.5', 'amount'],
    ['amount=999999999999.99', undefined],
  ])('of %s are refused at their field, or told', async (query, field) => {
    const answer = await shop.client.get<Json>(`/payments/methods?${query}`);
    expect(answer.status).toBe(field ? 400 : 200);
    if (field) expect(answer.body.errors[0].field).toBe(field);
  });

  it('are told with the price, and nothing is placed for what the card does not take', async () => {
    const [shopper, pin] = [await shop.shopper(), await goods(shop, { cents: 30, name: 'Pin' })];
    const order = wanted(pin, 1, 0.3);
    const quoted = await shopper.post<Json>('/payments/quote', order, { expect: 200 });
    expect(quoted.body.data).toMatchObject({
      paymentMethods: ['mobile', 'flutterwave', 'paypal', 'cash'],
      refusedMethods: [{ method: 'card', whyNot: 'below_least', reason: 'Card payments begin at $0.50.' }],
    });
    const bought = await shopper.post<Json>('/payments/create-checkout-session', order);
    expect([bought.status, bought.body.errors]).toEqual([
      400,
      [
        {
          field: 'paymentMethod',
          message: 'Card payments begin at $0.50. Please choose another payment method.',
        },
      ],
    ]);
    expect((await shopper.get<Json>('/orders/all', { expect: 200 })).body.data).toEqual([]);
    const two = await shopper.post<Json>('/payments/create-checkout-session', wanted(pin, 2, 0.3));
    expect(two.status).toBe(200);
  });

  it('of a deposit are told on the order, which stays to be paid to the staff', async () => {
    const [shopper, pin] = [await shop.shopper(), await goods(shop, { cents: 100, name: 'Pin' })];
    const { body } = await shopper.post<Json>(
      '/payments/cash',
      { ...wanted(pin, 1, 1), amount: 0.4 },
      { expect: 200 },
    );
    const ways = await shopper.get<Json>(`/orders/${body.data.orderId}/payment-methods`, { expect: 200 });
    expect(ways.body.data).toMatchObject([
      { method: 'card', offered: false, reason: 'Card payments begin at $0.50.' },
      { method: 'mobile', offered: true },
      { method: 'flutterwave', offered: true },
      { method: 'paypal', offered: true },
      { method: 'cash', offered: true },
    ]);
    const paid = await shopper.post<Json>(`/orders/${body.data.orderId}/pay`, { method: 'card' });
    expect(paid.status).toBe(400);
  });
});
