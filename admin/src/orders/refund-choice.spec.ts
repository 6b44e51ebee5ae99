import { describe, expect, it } from '@jest/globals';
import type { RefundLine } from '../records';
import { amountProblem, asAsk, cents, choiceProblem, lineProblem, nothingChosen } from './refund-choice';

const line = { variantId: 'v1', name: 'Jacket', left: 2 } as RefundLine;
const lines = [line, { ...line, variantId: 'v2', name: 'Socks', left: 5 }];

describe('the amount of a refund', () => {
  it('is read exactly, in cents', () => {
    expect([cents('12'), cents('12.5'), cents(' 0.07 '), cents('19,99')]).toEqual([1200, 1250, 7, 1999]);
  });

  it.each(['', '-1', '1e3', '1.234', 'abc', '0x10', '1,500', '0.00'])('refuses %j', (typed) => {
    expect(amountProblem(typed, 100)).toBe('Enter an amount like 12.50');
  });

  it('is never more than can come back', () => {
    expect(amountProblem('15.29', 15.29)).toBe('');
    expect(amountProblem('15.30', 15.29)).toBe('At most $15.29 can be refunded');
  });
});

describe('what comes back', () => {
  it('is never more pieces of a line than are left', () => {
    expect(lineProblem(line, 2)).toBe('');
    expect(lineProblem(line, 3)).toBe('At most 2');
    expect(lineProblem(line, 1.5)).toBe('Enter a whole number');
  });

  it('has to be chosen', () => {
    expect(choiceProblem(nothingChosen, lines, 50)).toBe('Choose what comes back');
    expect(choiceProblem({ ...nothingChosen, quantities: { v1: 3 } }, lines, 50)).toBe('Jacket: At most 2');
    expect(choiceProblem({ ...nothingChosen, mode: 'amount' }, lines, 50)).toBe('Enter an amount like 12.50');
    expect(choiceProblem({ ...nothingChosen, mode: 'everything' }, lines, 50)).toBe('');
  });

  it('is asked of the server by line, by amount, as both, or as all that is left', () => {
    const chosen = { ...nothingChosen, quantities: { v1: 1, v2: 0 } };
    expect(asAsk(chosen)).toEqual({ lines: [{ variantId: 'v1', quantity: 1 }] });
    expect(asAsk({ ...chosen, amount: '9.50' })).toEqual({
      lines: [{ variantId: 'v1', quantity: 1 }],
      amount: 9.5,
    });
    expect(asAsk({ ...chosen, mode: 'amount', amount: '9.50' })).toEqual({ amount: 9.5 });
    expect(asAsk({ ...chosen, mode: 'everything', amount: '9.50' })).toEqual({});
  });
});
