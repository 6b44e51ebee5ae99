import { afterEach, describe, expect, it } from '@jest/globals';
import { daysOf, periodOf, PeriodWrong } from './period.js';
import { setShopZone } from './shop-days.js';

const NOW = new Date('2026-03-15T17:30:00Z');

describe('a period of days', () => {
  afterEach(() => setShopZone('UTC'));

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
    ['a leap day', '2028-02-29', '2028-02-29', 1],
    ['a leap year', '2028-01-01', '2028-12-31', 366],
    ['the end of a year', '2026-12-31', '2027-01-01', 2],
    ['a day on which clocks are put forward', '2027-03-28', '2027-03-28', 1],
  ])('R38 has the right days around %s', (_, from, to, days) => {
    const period = periodOf(from, to, NOW);
    expect(period.from.toISOString()).toBe(`${from}T00:00:00.000Z`);
    expect(period.until.getTime() - period.from.getTime()).toBe(days * 86_400_000);
  });

  it('R38 ends by itself with a leap day, and with the year', () => {
    const days = ['2028-02-29T23:59:59.999Z', '2026-12-31T23:59:59.999Z'].map((now) => {
      const { from, until } = periodOf(undefined, undefined, new Date(now));
      return [from, until].map((at) => at.toISOString().slice(0, 10));
    });
    expect(days).toEqual([
      ['2028-01-31', '2028-03-01'],
      ['2026-12-02', '2027-01-01'],
    ]);
  });

  it.each([
    ['Africa/Kampala', '2026-03-15T21:30:00Z', '2026-02-14T21:00:00.000Z', '2026-03-16T21:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-16T06:30:00Z', '2026-02-14T08:00:00.000Z', '2026-03-16T07:00:00.000Z'],
  ])('is the last thirty days of the shop in %s at %s', (zone, now, from, until) => {
    setShopZone(zone);
    const period = periodOf(undefined, undefined, new Date(now));
    expect([period.from, period.until].map((at) => at.toISOString())).toEqual([from, until]);
    expect(daysOf(period)).toHaveLength(30);
  });

  it('has a day of 23 hours where clocks go forward, and all 366 days of a leap year', () => {
    setShopZone('America/Los_Angeles');
    const { from, until } = periodOf('2027-03-14', '2027-03-14', NOW);
    expect(until.getTime() - from.getTime()).toBe(23 * 3_600_000);
    expect(daysOf(periodOf('2028-01-01', '2028-12-31', NOW))).toHaveLength(366);
    expect(() => periodOf('2026-01-01', '2027-01-02', NOW)).toThrow(PeriodWrong);
  });

  it.each([
    ['2027-02-29', '2027-03-01'],
    ['2026-02-02', '2026-02-01'],
    ['2026-02-30', '2026-03-01'],
    ['2020-01-01', '2026-01-01'],
  ])('is refused from %s to %s', (from, to) => {
    expect(() => periodOf(from, to, NOW)).toThrow(PeriodWrong);
  });
});
