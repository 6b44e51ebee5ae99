import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { changesOf } from '../audit/audit';
import { priceRules } from '../products/rules';
import { currencies } from './currencies';
import { currencyIn, fromSmallest, setShopCurrency, smallest, smallestStep } from './shop-currency';

/** `Intl` of a runtime that takes every currency for whole units unless it is told otherwise, as some do with forints. */
function otherRuntime(): void {
  const own = Intl.NumberFormat;
  jest.spyOn(Intl, 'NumberFormat').mockImplementation((locales, options = {}) => {
    const digits = options.style === 'currency' ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
    return new own(locales, { ...digits, ...options });
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  setShopCurrency('USD');
});

describe('amounts in the panel', () => {
  it.each([
    ['HUF', 150_000, 1500, 'HUF 1,500.00', 0.01],
    ['IDR', 150_000, 1500, 'IDR 1,500.00', 0.01],
    ['RSD', 19_990, 199.9, 'RSD 199.90', 0.01],
    ['IQD', 150_000, 150, 'IQD 150.000', 0.001],
    ['RWF', 1500, 1500, 'RWF 1,500', 1],
    ['USD', 1999, 19.99, '$19.99', 0.01],
  ])('in %s: %i of the smallest unit are %f, %s', (code, units, amount, text, step) => {
    setShopCurrency(code);
    expect(fromSmallest(units)).toBe(amount);
    expect(smallest(amount)).toBe(units);
    expect(smallestStep()).toBe(step);
    const plain = (written: string) => written.replaceAll('\u00a0', ' ');
    expect(plain(currencyIn(undefined).full.format(amount))).toBe(text);
    const [change] = changesOf({ changes: { price_cents: { from: null, to: units } } });
    expect(plain(change?.to ?? '')).toBe(text);
    expect(priceRules.map((rule) => rule(amount, {}, {}))).toEqual([undefined, undefined]);
  });
});

it('the money of today is offered, not that of the past, nor metals', () => {
  const codes = currencies().map(({ id }) => id);
  expect(codes).toEqual(expect.arrayContaining(['XCG', 'ZWG', 'EUR']));
  expect(codes.filter((code) => ['HRK', 'DEM', 'BGN', 'ANG', 'XAU', 'XXX'].includes(code))).toEqual([]);
  expect(currencies()[0]).toEqual({ id: 'AED', name: 'AED · United Arab Emirates Dirham' });
});

it('amounts are the same under a runtime that knows other decimals', () => {
  const shown = () =>
    ['HUF', 'IQD', 'USD'].map((code) => {
      setShopCurrency(code);
      const { full, decimals } = currencyIn(code);
      return [decimals, full.format(1500), smallest(1500), fromSmallest(150_000), smallestStep()];
    });
  const before = shown();
  otherRuntime();
  expect(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'HUF' }).format(1500)).not.toContain(
    '.',
  );
  expect(shown()).toEqual(before);
});
