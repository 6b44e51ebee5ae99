import { afterEach, describe, expect, it } from '@jest/globals';
import { Currency, baseCurrency, setBaseCurrency } from './currency.js';
import { DifferentCurrencies, Money, NotMoney } from './money.js';

describe('a currency', () => {
  it.each([
    ['USD', 2, 1999, 19.99, '$19.99'],
    ['EUR', 2, 1999, 19.99, '€19.99'],
    ['RWF', 0, 1500, 1500, 'RWF 1500'],
    ['UGX', 0, 94_568, 94_568, 'UGX 94568'],
    ['JPY', 0, 980, 980, '¥980'],
    ['KWD', 3, 12_345, 12.345, 'KWD 12.345'],
  ])(
    '%s has %i decimals: %i of its smallest unit are %f, written %s',
    (code, decimals, smallest, amount, text) => {
      const currency = Currency.of(code);
      expect(currency.decimals).toBe(decimals);
      expect(currency.toDecimal(smallest)).toBe(amount);
      expect(currency.fromDecimal(amount)).toBe(smallest);
      expect(currency.format(smallest)).toBe(text);
    },
  );

  it.each([
    ['RWF', 0.5],
    ['USD', 0.001],
    ['KWD', 0.0001],
  ])('%s has no amount of %f', (code, amount) => {
    expect(Currency.of(code).fromDecimal(amount)).toBeNull();
  });

  it('that ISO 4217 does not know is none', () => {
    expect(() => Currency.of('ABC')).toThrow(RangeError);
  });
});

describe('money in currencies', () => {
  const base = baseCurrency().code;
  afterEach(() => setBaseCurrency(base));

  it('of two currencies has no sum, no difference and no order', () => {
    const [euro, yen] = [Money.ofCents(100, Currency.of('EUR')), Money.ofCents(100, Currency.of('JPY'))];
    expect(() => euro.plus(yen)).toThrow(DifferentCurrencies);
    expect(() => euro.minus(yen)).toThrow(DifferentCurrencies);
    expect(() => euro.lessThan(yen)).toThrow(DifferentCurrencies);
    expect(() => Money.sum([euro, yen])).toThrow(DifferentCurrencies);
    expect(euro.equals(yen)).toBe(false);
  });

  it('is of the base currency unless told', () => {
    setBaseCurrency('RWF');
    expect(Money.fromDecimal(1500).cents).toBe(1500);
    expect(Money.zero.currency.code).toBe('RWF');
    expect(() => Money.fromDecimal(15.5, 'price')).toThrow(
      new NotMoney(15.5, 'price', Currency.of('RWF')).message,
    );
  });

  it('keeps its currency in every step of a calculation', () => {
    const dinars = Money.fromDecimal(10, 'amount', Currency.of('KWD'));
    expect(
      String(
        dinars
          .percent(40)
          .times(2)
          .minus(dinars.allocate([1, 2])[0] ?? dinars),
      ),
    ).toBe('KWD 4.667');
  });
});
