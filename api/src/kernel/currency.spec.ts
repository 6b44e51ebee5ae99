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
    ['HUF', 2, 123_450, 1234.5, 'HUF 1234.50'],
    ['COP', 2, 1050, 10.5, 'COP 10.50'],
    ['IDR', 2, 100, 1, 'IDR 1.00'],
    ['PKR', 2, 100, 1, 'PKR 1.00'],
    ['RSD', 2, 19_990, 199.9, 'RSD 199.90'],
    ['IQD', 3, 1500, 1.5, 'IQD 1.500'],
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

  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
  ])('has %i decimals where ISO 4217 says so, and two elsewhere', (decimals, codes) => {
    const found = Currency.codes().filter((code) => Currency.of(code).decimals === decimals);
    expect(found.join(' ')).toBe(codes);
    expect(Currency.codes().every((code) => [0, 2, 3].includes(Currency.of(code).decimals))).toBe(true);
  });

  it.each([
    ['XCG', 'Cg. 19.99'],
    ['XAF', 'FCFA 1999'],
    ['BRL', 'R$19.99'],
  ])('%s is written %s', (code, text) => {
    expect(Currency.of(code).format(1999)).toBe(text);
    expect(Currency.of(code).format(-1999)).toBe(`-${text}`);
  });

  it('that ISO 4217 does not know is none', () => {
    expect(Currency.codes()).toEqual(expect.not.arrayContaining(['HRK', 'DEM', 'XAU', 'XXX']));
    expect(Currency.codes()).toContain('XCG');
    expect(() => Currency.of('ABC')).toThrow(RangeError);
  });

  it('that is money no more writes what was sold in it, and is not to be chosen', () => {
    expect(Currency.of('BGN').format(1999)).toBe('BGN 19.99');
    expect(Currency.codes()).not.toContain('BGN');
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
