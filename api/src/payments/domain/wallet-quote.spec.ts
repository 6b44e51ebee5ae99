import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { walletAmount, walletQuote } from './wallet-quote.js';
import { cases } from '../../kernel/testing/cases.js';

describe('what a wallet is asked for', () => {
  it.each([
    [2549, 1, 'EUR', 2549, 25.49],
    [2549, 0.92, 'EUR', 2345, 23.45],
    [2549, 3710, 'UGX', 94_568, 94_568],
    [1, 3710, 'UGX', 37, 37],
    [50, 0.01, 'GHS', 1, 0.01],
  ])('is %i cents at %d %s: %i of its smallest unit', (cents, rate, currency, smallest, written) => {
    const quote = walletQuote(Money.ofCents(cents), rate, currency);
    expect(quote).toEqual({ rate, currency, amountCents: smallest });
    expect(walletAmount(quote)).toBe(written);
  });

  it('is off by less than one smallest unit at any rate', () => {
    const rates = fc.integer({ min: 1, max: 10_000_000_000 }).map((millionths) => millionths / 1_000_000);
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), rates, (cents, rate) => {
        const { amountCents } = walletQuote(Money.ofCents(cents), rate, 'UGX');
        expect(Math.abs(amountCents - (cents * rate) / 100)).toBeLessThan(1);
      }),
      cases(),
    );
  });
});
