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
    ['IT', '2027-03-28'],
    ['FO', '2033-06-05'],
    ['TR', '2026-03-22'],
    ['TR', '2026-05-30'],
  ])('of %s are %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(true);
  });

  it.each([
    ['DE', '2026-12-24'],
    ['DE', '2026-12-28'],
    ['GB', '2026-11-26'],
    ['AQ', '2026-12-25'],
    ['CN', '2026-03-08'],
    ['CN', '2026-03-09'],
    ['CN', '2026-08-02'],
    ['FO', '2026-06-05'],
    ['FO', '2026-06-06'],
    ['IS', '2026-12-24'],
    ['TR', '2026-03-23'],
    ['ZZ', '2026-12-25'],
  ])('of %s are not %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(false);
  });
});
