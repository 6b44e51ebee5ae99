import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone } from './shop-zone';
import { chosenIn, earlierDays, wrongDays } from './period';

const now = new Date('2026-11-28T22:30:00Z');
const asked = (search: string) => chosenIn(new URLSearchParams(search), now);

afterEach(() => setShopZone('UTC'));

describe('the period of an address', () => {
  it.each([
    ['', { from: '2026-10-30', to: '2026-11-28', preset: '30', compare: 'before' }],
    ['period=today&compare=year', { from: '2026-11-28', to: '2026-11-28', preset: 'today', compare: 'year' }],
    ['period=7&compare=none', { from: '2026-11-22', to: '2026-11-28', preset: '7', compare: 'none' }],
    ['period=90', { from: '2026-08-31', to: '2026-11-28', preset: '90', compare: 'before' }],
    ['period=year', { from: '2026-01-01', to: '2026-11-28', preset: 'year', compare: 'before' }],
    [
      'from=2026-02-01&to=2026-02-28',
      { from: '2026-02-01', to: '2026-02-28', preset: 'own', compare: 'before' },
    ],
    [
      'from=2026-03-01&to=2026-02-28',
      { from: '2026-10-30', to: '2026-11-28', preset: '30', compare: 'before' },
    ],
    [
      'from=x&to=2026-02-28&compare=y',
      { from: '2026-10-30', to: '2026-11-28', preset: '30', compare: 'before' },
    ],
  ])('%p', (search, chosen) => {
    expect(asked(search)).toEqual(chosen);
  });

  it('ends with the day of the shop', () => {
    setShopZone('Africa/Kampala');
    expect(asked('period=today')).toMatchObject({ from: '2026-11-29', to: '2026-11-29' });
  });

  it.each([
    ['before', '2026-10-30', '2026-11-28', { from: '2026-09-30', to: '2026-10-29' }],
    ['year', '2024-02-29', '2024-03-01', { from: '2023-02-28', to: '2023-03-01' }],
    ['none', '2026-10-30', '2026-11-28', undefined],
  ] as const)('stands beside the days of %p', (compare, from, to, earlier) => {
    expect(earlierDays({ from, to, compare })).toEqual(earlier);
  });

  it('says what is wrong with days', () => {
    expect(wrongDays({ from: '2026-03-01', to: '2026-02-28' })).toBe(
      'The first day must not be after the last',
    );
    expect(wrongDays({ from: '2025-01-01', to: '2026-02-28' })).toBe('Choose at most 366 days');
    expect(wrongDays({ from: '', to: '2026-02-28' })).toBe('Choose two days');
    expect(wrongDays({ from: '2026-02-28', to: '2026-02-28' })).toBeUndefined();
  });
});
