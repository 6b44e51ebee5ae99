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
    ['RW', '2026-07-06'],
    ['RW', '2026-08-17'],
    ['RW', '2026-12-28'],
    ['RW', '2027-12-27'],
    ['RW', '2022-12-27'],
    ['GH', '2026-07-01'],
    ['GH', '2026-03-21'],
    ['GH', '2026-12-28'],
    ['KR', '2026-02-16'],
    ['KR', '2026-02-18'],
    ['KR', '2026-05-01'],
    ['KR', '2027-05-03'],
    ['KR', '2026-09-24'],
    ['TW', '2026-02-16'],
    ['TW', '2027-02-04'],
    ['TW', '2026-02-27'],
    ['TW', '2026-04-03'],
    ['TW', '2026-05-01'],
    ['TW', '2026-09-28'],
    ['TW', '2026-10-09'],
    ['TW', '2026-10-26'],
    ['TW', '2026-12-25'],
    ['MA', '2026-01-14'],
    ['MA', '2026-10-31'],
  ])('of %s are %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(true);
  });

  // Feiertagsgesetz of Bavaria, Article 1; Loi sur la fête nationale of Québec; Bank Holidays (Scotland), gov.scot; Catalonia's calendar
  it.each([
    ['DE', 'BY', '2027-01-06'],
    ['DE', 'BY', '2026-06-04'],
    ['DE', 'BE', '2026-03-08'],
    ['DE', 'BY', '2026-12-25'],
    ['CA', 'QC', '2026-06-24'],
    ['GB', 'SCT', '2026-11-30'],
    ['ES', 'CT', '2026-09-11'],
    ['DE', 'XX', '2026-12-25'],
  ])('of %s, %s, are %s', (country, region, day) => {
    expect(isPublicHoliday(country, day, region)).toBe(true);
  });

  it.each([
    ['DE', '', '2027-01-06'],
    ['DE', 'BE', '2027-01-06'],
    ['DE', 'NI', '2026-06-04'],
    ['CA', 'ON', '2026-06-24'],
    ['GB', 'SCT', '2026-04-06'],
    ['GB', 'ENG', '2026-11-30'],
  ])('of %s, %s, are not %s', (country, region, day) => {
    expect(isPublicHoliday(country, day, region)).toBe(false);
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
    ['KR', '2026-02-19'],
    ['KR', '2025-05-01'],
    ['TW', '2025-05-01'],
    ['TW', '2026-04-07'],
    ['MA', '2023-01-14'],
    ['RW', '2024-04-08'],
    ['RW', '2027-12-28'],
    ['RW', '2026-07-07'],
    ['GH', '2026-08-04'],
    ['ZZ', '2026-12-25'],
  ])('of %s are not %s', (country, day) => {
    expect(isPublicHoliday(country, day)).toBe(false);
  });
});
