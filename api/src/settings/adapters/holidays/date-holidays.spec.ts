import { describe, expect, it } from '@jest/globals';
import { isPublicHoliday } from './date-holidays.js';

describe('public holidays', () => {
  it.each([
    ['DE', '2026-12-25'],
    ['DE', '2026-12-26'],
    ['DE', '2027-03-26'],
    ['DE', '2027-05-01'],
    ['UG', '2026-10-09'],
    ['US', '2026-11-26'],
    ['FR', '2026-07-14'],
    ['AE', '2026-12-02'],
    ['IL', '2026-09-21'],
  ])('of %s are %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(true);
  });

  it.each([
    ['DE', '2026-12-24'],
    ['DE', '2026-12-28'],
    ['GB', '2026-11-26'],
    ['AQ', '2026-12-25'],
    ['ZZ', '2026-12-25'],
  ])('of %s are not %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(false);
  });
});
