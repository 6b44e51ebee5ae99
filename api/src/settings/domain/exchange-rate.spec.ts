import { describe, expect, it } from '@jest/globals';
import { nextRate, rateBetween, type FetchedRate } from './exchange-rate.js';

const published = {
  day: '2024-06-28',
  base: 'EUR',
  rates: new Map([
    ['USD', 1.0705],
    ['CHF', 0.9634],
    ['JPY', 171.94],
  ]),
};

describe('a rate across the currency of the bank', () => {
  it.each([
    ['EUR', 'USD', 1.0705],
    ['USD', 'EUR', 0.93414292],
    ['USD', 'JPY', 160.61653],
    ['CHF', 'CHF', 1],
    ['USD', 'RWF', null],
    ['UGX', 'USD', null],
  ])('from %s to %s is %s', (base, code, rate) => {
    expect(rateBetween(published, base, code)).toBe(rate);
  });
});

describe('a newly published rate', () => {
  const pair = { base: 'USD', code: 'EUR' };
  const known: FetchedRate = { ...pair, rate: 0.9, day: '2026-11-20', waiting: null };
  const next = (rate: number, day = '2026-11-23') => nextRate(known, pair, { rate, day });

  it.each([0.91, 1.07, 0.73])('is taken: %d', (rate) => {
    expect(next(rate)).toEqual({ ...pair, rate, day: '2026-11-23', waiting: null });
  });

  it.each([1.09, 0.71, 90])('waits for staff when it is far from the last one: %d', (rate) => {
    expect(next(rate)).toEqual({ ...known, waiting: { rate, day: '2026-11-23' } });
  });

  it('lets one that waited go when it is near again', () => {
    const waiting = { rate: 9, day: '2026-11-21' };
    const again = nextRate({ ...known, waiting }, pair, { rate: 0.91, day: '2026-11-23' });
    expect(again).toMatchObject({ rate: 0.91, waiting: null });
  });

  it('is taken when it mends that of the same day', () => {
    expect(next(0.91, '2026-11-20')).toMatchObject({ rate: 0.91, day: '2026-11-20' });
  });

  it('is left alone when it is older than the known one', () => {
    expect(next(0.91, '2026-11-19')).toBe(known);
  });

  it('is taken as it is where nothing is known in the currency of the shop', () => {
    expect(nextRate(undefined, pair, { rate: 5, day: '2026-11-23' })).toMatchObject({ rate: 5 });
    const other = { ...known, base: 'KES' };
    expect(nextRate(other, pair, { rate: 5, day: '2026-11-23' })).toMatchObject({ base: 'USD', rate: 5 });
  });
});
