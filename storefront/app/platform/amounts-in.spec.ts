import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { moneyOf } from './amounts-in';
import { moneyIn } from './format';

/** `Intl` of a runtime that takes every currency for whole units unless it is told otherwise, as some do with forints. */
function otherRuntime(): void {
  const own = Intl.NumberFormat;
  jest.spyOn(Intl, 'NumberFormat').mockImplementation((locales, options = {}) => {
    const digits = options.style === 'currency' ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
    return new own(locales, { ...digits, ...options });
  });
}

afterEach(() => void jest.restoreAllMocks());

describe('an amount of an order in another currency', () => {
  it.each([
    ['HUF', 1500, 'HUF 1,500.00', 'HUF 1,500.00'],
    ['COP', 10.5, 'COP 10.50', 'COP 10.50'],
    ['IQD', 1.5, 'IQD 1.500', 'IQD 1.500'],
    ['RSD', 199.9, 'RSD 199.90', 'RSD 199.90'],
    ['UGX', 94_568, 'UGX 94,568', 'UGX 94,568'],
    ['EUR', 23.29, '€23.29', 'EUR 23.29'],
    ['JPY', 7620, '¥7,620', 'JPY 7,620'],
    ['XAF', 7620, 'FCFA 7,620', 'XAF 7,620'],
    ['BRL', -1234.5, '-R$1,234.50', '-BRL 1,234.50'],
  ])('of %s: %f reads %s, by its code %s', (code, amount, bySign, byCode) => {
    expect(moneyOf(code)(amount)).toBe(bySign);
    expect(moneyIn(code, amount)).toBe(byCode);
  });

  it('reads alike under a runtime that knows other decimals', () => {
    const written = () => ['HUF', 'IQD', 'USD'].map((code) => [moneyOf(code)(1500), moneyIn(code, 1500)]);
    const before = written();
    otherRuntime();
    expect(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'HUF' }).format(1500)).not.toContain(
      '.',
    );
    expect(written()).toEqual(before);
  });
});
