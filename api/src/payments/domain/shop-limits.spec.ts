import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { whyNotAmount } from './amount-limits.js';
import { withinShop } from './shop-limits.js';

const USD = Currency.of('USD');
const of = (cents: number) => Money.ofCents(cents, USD);
const provider = { least: of(50), most: of(100_000), step: of(1) };

describe('the limits of a way to pay', () => {
  it('are those of the provider, or none, where the shop has none', () => {
    expect(withinShop(provider, {}, USD)).toBe(provider);
    expect(withinShop(null, { least: null, most: null }, USD)).toBeNull();
  });

  it.each([
    ['narrow those of the provider', provider, { least: 1_000, most: 50_000 }, [1_000, 50_000]],
    ['never widen them', provider, { least: 10, most: 900_000 }, [50, 100_000]],
    ['hold by themselves', null, { least: 1_000 }, [1_000, null]],
    ['may have an upper end alone', null, { most: 20_000 }, [1, 20_000]],
  ])('%s', (_, own, rule, [least, most]) => {
    const limits = withinShop(own, rule, USD);
    expect([limits?.least.cents, limits?.most?.cents ?? null]).toEqual([least, most]);
  });

  it('say why an amount cannot be paid so', () => {
    const limits = withinShop(null, { least: 1_000, most: 2_000 }, USD);
    expect([999, 1_000, 2_000, 2_001].map((cents) => whyNotAmount(limits, of(cents)))).toEqual([
      ...['below_least', null, null, 'above_most'],
    ]);
  });
});
