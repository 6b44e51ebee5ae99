import { describe, expect, it } from '@jest/globals';
import { chosenRate } from './choose-rate.js';

const rate = (name: string, cents: number, days: number | null) => ({ name, price: { cents }, days });
const [SLOW, QUICK, UNSAID] = [rate('slow', 800, 5), rate('quick', 3_640, 1), rate('unsaid', 700, null)];

describe('the rate that is bought for many orders at once', () => {
  it.each([
    ['the cheapest', [SLOW, QUICK, UNSAID], 'cheapest', 'unsaid'],
    ['the quicker of two that cost the same', [SLOW, rate('same', 800, 2)], 'cheapest', 'same'],
    ['the fastest, whatever it costs', [UNSAID, SLOW, QUICK], 'fastest', 'quick'],
    ['the cheaper of two that take the same time', [QUICK, rate('less', 900, 1)], 'fastest', 'less'],
    ['one that does not say how long, where no other is there', [UNSAID], 'fastest', 'unsaid'],
  ] as const)('is %s', (_, rates, choice, name) => {
    expect(chosenRate(rates, choice)?.name).toBe(name);
  });

  it('is none where nothing is offered', () => {
    expect(chosenRate([], 'cheapest')).toBeUndefined();
  });
});
