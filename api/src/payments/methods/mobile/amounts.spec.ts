import { describe, expect, it } from '@jest/globals';
import { fromDecimalText, toDecimalText } from './amounts.js';

describe('amounts on the mobile-money wire', () => {
  it.each([
    [1250, 'EUR', '12.50'],
    [5, 'USD', '0.05'],
    [1250, 'UGX', '1250'],
  ])('%p of %p is written %p and read back', (smallest, currency, text) => {
    expect(toDecimalText(smallest, currency)).toBe(text);
    expect(fromDecimalText(text, currency)).toBe(smallest);
  });

  it('reads a number, one decimal and none', () => {
    expect(fromDecimalText(12.5, 'EUR')).toBe(1250);
    expect(fromDecimalText('12', 'EUR')).toBe(1200);
  });

  it.each(['12.505', '-1', '1e3', '', null, 'NaN'])('takes %p for no amount', (amount) => {
    expect(fromDecimalText(amount, 'EUR')).toBeNull();
  });

  it('refuses a fraction of a currency that has none', () => {
    expect(fromDecimalText('12.50', 'UGX')).toBeNull();
  });
});
