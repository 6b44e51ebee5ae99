import { describe, expect, it } from '@jest/globals';
import { cents, refundable, refundProblem } from './refund-amount';

describe('the amount of a refund', () => {
  it('is read exactly, in cents', () => {
    expect([cents('12'), cents('12.5'), cents(' 0.07 '), cents('19.99')]).toEqual([1200, 1250, 7, 1999]);
  });

  it.each(['', '-1', '1e3', '1.234', 'abc', '0x10', '1,50'])('refuses %j', (typed) => {
    expect(refundProblem(typed, 100)).toBe('Enter an amount like 12.50');
  });

  it('is never nothing', () => {
    expect(refundProblem('0.00', 100)).toBe('Enter an amount like 12.50');
  });

  it('is never more than was paid and not yet returned', () => {
    const most = refundable({ amountPaid: 25.49, amountRefunded: 10.2 });
    expect(most).toBe(15.29);
    expect(refundProblem('15.29', most)).toBe('');
    expect(refundProblem('15.30', most)).toBe('At most $15.29 can be refunded');
  });
});
