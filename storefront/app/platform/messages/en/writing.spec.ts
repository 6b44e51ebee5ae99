import { describe, expect, it } from '@jest/globals';
import { currencyOf } from '../../shop-currency';
import { longDay, shortDay } from './days';
import { amountIn, whole } from './writing';

const few = [0, 1, 9, 10, 99, 100, 999, 1_000, 1_001, 9_999, 10_000, 99_999, 100_000, 999_999, 1_000_000];

describe('numbers and days are written as the browser itself would write them in English', () => {
  it.each(['USD', 'EUR', 'RWF', 'JPY', 'KWD', 'INR'])('amounts in %s, to the smallest unit', (code) => {
    const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
    const currency = currencyOf(code);
    const unit = 10 ** currency.decimals;
    const cents = [...few, ...few.map((n) => n * 7_919 + 13), ...few.map((n) => -n - 5), 199_999_999_99];
    for (let cent = 0; cent < 2_000; cent += 1) cents.push(cent, 123_456_00 + cent);
    const amounts = cents.map((cent) => cent / unit);
    expect(amounts.map((amount) => amountIn(currency, amount))).toEqual(
      amounts.map((amount) => formatter.format(amount).replace('\u00a0', ' ')),
    );
  });

  it('whole numbers', () => {
    for (const n of [...few, 1_234_567_890]) expect(whole(n)).toBe(n.toLocaleString('en-US'));
  });

  it('every day of a leap year, from its first to its last millisecond', () => {
    const timeZone = 'UTC';
    const long = new Intl.DateTimeFormat('en-US', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    });
    const short = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone,
    });
    for (let day = 0; day < 366; day += 1)
      for (const at of [Date.UTC(2028, 0, 1 + day), Date.UTC(2028, 0, 2 + day) - 1].map(
        (ms) => new Date(ms),
      )) {
        expect(longDay(at)).toBe(long.format(at));
        expect(shortDay(at)).toBe(short.format(at));
      }
  });
});
