import { describe, expect, it } from '@jest/globals';
import { Currency } from './currency.js';
import type { Exchange } from './exchange.js';
import { pricedFor, stepsOf, type GroupPrice } from './group-price.js';
import { Money } from './money.js';
import { priced } from './own-price.js';

/** In cents of dollars, unless another currency is named. */
const price = (cents: number, from = 1, more: { group?: string; code?: string } = {}): GroupPrice => {
  const { group = 'Trade', code = 'USD' } = more;
  return {
    ...{ id: `${group} ${code} ${from}`, version: 2, groupId: group, group, from },
    unitPrice: Money.ofCents(cents, Currency.of(code)),
  };
};
const toEuros: Exchange = {
  code: 'EUR',
  rate: 0.5,
  roundTo: 0.01,
  published: null,
  at: '2026-11-29T00:00:00Z',
};
/** At $80.00 instead of $100.00. */
const jacket = (...groupPrices: GroupPrice[]) => ({ ...priced(8_000, 20), ownPrice: null, groupPrices });
const paid = (goods: Parameters<typeof pricedFor>[0], quantity = 1, to: Exchange | null = null) => {
  const { unitPrice, listPrice, groupPrice } = pricedFor(goods, quantity, to);
  return [unitPrice.cents, listPrice.cents, groupPrice?.id ?? null];
};

describe('the price of a buyer’s groups', () => {
  it('is what everybody pays where there is none, or none that is lower', () => {
    expect(paid(jacket())).toEqual([8_000, 10_000, null]);
    expect(paid(jacket(price(8_000)))).toEqual([8_000, 10_000, null]);
    expect(paid(jacket(price(9_000)))).toEqual([8_000, 10_000, null]);
  });

  it('is the lowest of all, with nothing crossed out beside it', () => {
    const friends = price(6_500, 1, { group: 'Friends' });
    expect(paid(jacket(price(7_000), friends))).toEqual([6_500, 6_500, 'Friends USD 1']);
  });

  it('counts from so many pieces on', () => {
    const goods = jacket(price(7_000), price(6_000, 10), price(7_500, 20));
    expect([1, 9, 10, 99].map((quantity) => paid(goods, quantity)[0])).toEqual([7_000, 7_000, 6_000, 6_000]);
    expect(stepsOf(goods)).toEqual([1, 10, 20]);
    expect(stepsOf({})).toEqual([1]);
  });

  it('is by the rate in another currency, unless the group has one of its own in it', () => {
    expect(paid(jacket(price(7_000)), 1, toEuros)).toEqual([3_500, 3_500, 'Trade USD 1']);
    const own = price(3_900, 1, { code: 'EUR' });
    expect(paid(jacket(price(7_000), own), 1, toEuros)).toEqual([3_900, 3_900, 'Trade EUR 1']);
    // for more pieces nobody has said one
    expect(paid(jacket(price(7_000), own, price(6_000, 10)), 10, toEuros)[0]).toBe(3_000);
    // one in another currency than that of the order is nobody's
    expect(paid(jacket(own))).toEqual([8_000, 10_000, null]);
  });

  it('is held against the goods’ own price in that currency', () => {
    const goods = { ...jacket(price(7_000)), ownPrice: priced(3_400, 0, 'EUR') };
    expect(paid(goods, 1, toEuros)).toEqual([3_400, 3_400, null]);
  });
});
