import { describe, expect, it } from '@jest/globals';
import { periodOf, PeriodWrong } from './period.js';

const NOW = new Date('2026-03-15T17:30:00Z');

describe('a period of days', () => {
  it('is the last thirty days, today included', () => {
    const { from, until } = periodOf(undefined, undefined, NOW);
    expect([from.toISOString(), until.toISOString()]).toEqual([
      '2026-02-14T00:00:00.000Z',
      '2026-03-16T00:00:00.000Z',
    ]);
  });

  it('includes its first and last day', () => {
    const { from, until } = periodOf('2026-01-01', '2026-01-01', NOW);
    expect(until.getTime() - from.getTime()).toBe(86_400_000);
  });

  it.each([
    ['2026-02-02', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
    ['2020-01-01', '2026-01-01'],
  ])('is refused from %s to %s', (from, to) => {
    expect(() => periodOf(from, to, NOW)).toThrow(PeriodWrong);
  });
});
