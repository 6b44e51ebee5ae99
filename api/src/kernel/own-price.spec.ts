import { describe, expect, it } from '@jest/globals';
import { Currency } from './currency.js';
import { converted } from './exchange.js';
import { Money } from './money.js';
import { priced, pricedIn } from './own-price.js';
import { ownPricesIn, rangeIn } from './price-in.js';

const yen = { code: 'JPY', rate: 149.53, roundTo: 10, published: null, at: '2026-11-25T00:00:00.000Z' };
const shop = priced(2_549, 15);

describe('a price in the currency of an order', () => {
  it("is the shop's in the shop's own", () => {
    expect(pricedIn(shop, priced(3_500, 15, 'JPY'), null)).toBe(shop);
  });

  it('follows the rate where there is no own price', () => {
    const { unitPrice, listPrice } = pricedIn(shop, null, yen);
    expect(unitPrice.equals(converted(shop.unitPrice, yen))).toBe(true);
    expect(listPrice.equals(converted(shop.listPrice, yen))).toBe(true);
  });

  it('is the own price, not rounded again, with what the sale crosses out in that currency', () => {
    const { unitPrice, listPrice } = pricedIn(shop, priced(3_499, 15, 'JPY'), yen);
    expect([unitPrice.toString(), listPrice.toString()]).toEqual(['¥3499', '¥4116']);
    expect(unitPrice.equals(Money.ofCents(3_499, Currency.of('JPY')))).toBe(true);
  });
});

describe('what pages are told of own prices', () => {
  it('is each of a variant, in decimals of its currency', () => {
    expect(ownPricesIn({ JPY: 3_499, KWD: 6_145 }, 0)).toEqual([
      { currency: 'JPY', price: 3_499, originalPrice: null, maxPrice: 3_499 },
      { currency: 'KWD', price: 6.145, originalPrice: null, maxPrice: 6.145 },
    ]);
  });

  it('is a range over variants with and without one, whichever is the cheapest', () => {
    const byRate = { price: 2_000, lowest: null, own: null };
    expect(rangeIn([byRate, { price: 1_000, lowest: null, own: 3_333 }], 0, yen)).toMatchObject({
      price: 2_990,
      maxPrice: 3_333,
    });
    expect(rangeIn([byRate, { price: 9_000, lowest: null, own: 1_500 }], 50, yen)).toEqual({
      currency: 'JPY',
      price: 1_500,
      originalPrice: 3_000,
      maxPrice: 2_990,
    });
  });
});
