import { describe, expect, it } from '@jest/globals';
import { converted, pricesIn } from './charged-prices';
import { currencyOf } from './shop-currency';

const dollars = currencyOf('USD');
const to = (code: string, rate: number, roundTo: number) => ({
  ...currencyOf(code),
  ...{ rate, roundTo, isPayable: true },
});

describe('a price in the currency that is paid', () => {
  // the table of api/src/kernel/exchange.spec.ts: what is shown is what is charged
  it.each([
    [20, to('EUR', 0.9137, 0.01), 18.27],
    [20, to('CHF', 0.8812, 0.05), 17.6],
    [20, to('JPY', 149.53, 10), 2_990],
    [19.99, to('KWD', 0.3071, 0.005), 6.14],
    [2.5, to('EUR', 1, 1), 2.5],
    [10.5, to('EUR', 1, 1), 11],
    [0.1, to('JPY', 149.53, 10), 15],
    [0.66, to('JPY', 149.53, 10), 99],
    [0.67, to('JPY', 149.53, 10), 100],
    [1, to('JPY', 149.53, 1_000), 150],
    [0.42, to('CHF', 0.8812, 0.05), 0.37],
    [0.1, to('KWD', 0.3071, 0.005), 0.031],
    [0.5, to('EUR', 0.01, 0.01), 0.01],
    [0.01, to('JPY', 149.53, 100), 1],
    [0.01, to('JPY', 0.2, 100), 1],
    [1, to('INR', 16_432.123456, 0.01), 16_432.12],
    [100.5, to('EUR', 1.1, 0.01), 110.55],
    [0, to('EUR', 0.9137, 0.01), 0],
  ])('%f dollars by %o', (price, currency, expected) => {
    expect(converted(price, dollars, currency)).toBe(expected);
  });

  it('is written with the decimals of that currency', () => {
    const prices = pricesIn(dollars, to('JPY', 149.53, 10));
    expect([prices.code, prices.text(prices.of(25.49) * 2)]).toEqual(['JPY', '¥7,620']);
  });

  describe('of goods', () => {
    const { goods } = pricesIn(dollars, to('JPY', 149.53, 10));
    const own = (price: number) => [
      { currency: 'EUR', price: 1, originalPrice: null, maxPrice: 1 },
      { currency: 'JPY', price, originalPrice: 4_116, maxPrice: price },
    ];

    it('is their own where they have one, and else by the rate', () => {
      const prices = own(3_499);
      expect(goods({ price: 25.49, originalPrice: 29.99, prices })).toEqual(prices[1]);
      expect(goods({ price: 25.49, originalPrice: 29.99, maxPrice: 30 })).toEqual({
        ...{ price: 3_810, originalPrice: 4_480, maxPrice: 4_490 },
      });
      expect(goods({ price: 25.49, originalPrice: null, prices: own(1).slice(0, 1) })).toEqual({
        ...{ price: 3_810, originalPrice: null },
      });
    });

    it('goes from the cheapest to the dearest of what is open, as they are in that currency', () => {
      const among = [{ price: 20 }, { price: 10, prices: own(3_499) }, { price: 30, prices: own(500) }];
      expect(goods({ price: 10, among })).toMatchObject({ price: 500, maxPrice: 3_499 });
    });
  });
});
