import { describe, expect, it } from '@jest/globals';
import { pricesIn } from './charged-prices';
import { deliveryPromise } from './delivery-offer';
import { money } from './format';
import { currencyOf } from './shop-currency';
import { deliveryText, isFreeFor } from './shop-info';

const dollars = currencyOf('USD');
const own = { code: null, of: (price: number) => price, text: money };
const inCurrency = (code: string, rate: number, roundTo: number) =>
  pricesIn(dollars, { ...currencyOf(code), rate, roundTo, isPayable: true });

describe('free delivery over an amount', () => {
  it.each([
    ['the shop counts in', own, 140, '$140'],
    ['the shop counts in, with its cents', own, 49.5, '$49.50'],
    ['is paid, rounded as its prices are', inCurrency('JPY', 149.53, 10), 140, '¥20,930'],
    ['is paid, in steps of five cents', inCurrency('CHF', 0.8812, 0.05), 49.5, 'CHF 43.60'],
  ])('is told in the currency that %s', (_, prices, over, amount) => {
    expect(deliveryText(deliveryPromise({ over, method: null }), prices)).toBe(
      `Free delivery for orders over ${amount}`,
    );
    expect(deliveryText(deliveryPromise({ over, method: 'Express' }), prices)).toBe(
      `Free standard delivery. Free Express over ${amount}`,
    );
  });

  it('is what the order gives in that currency: at the amount, and at nothing less', () => {
    const yen = inCurrency('JPY', 149.53, 10);
    const promise = deliveryPromise({ over: 140, method: null });
    expect([20_930, 20_929].map((worth) => isFreeFor(promise, worth, yen.of))).toEqual([true, false]);
  });

  it.each([
    ['pieces', 8.7 * 3, 26.1],
    ['goods less a coupon', 16.4 - 6.4, 10],
    ['several lines', 0.1 + 0.7, 0.8],
  ])('is given at the amount itself, however the sum of %s came about', (_, worth, over) => {
    const promise = deliveryPromise({ over, method: null });
    expect([worth, worth - 0.01].map((one) => isFreeFor(promise, one, own.of))).toEqual([true, false]);
  });

  it.each([
    [{ over: 0, method: null }, 'Free delivery'],
    [null, 'Delivery costs are told before you pay'],
  ])('is no amount where there is none: %j', (free, text) => {
    expect(deliveryText(deliveryPromise(free), inCurrency('JPY', 149.53, 10))).toBe(text);
  });
});
