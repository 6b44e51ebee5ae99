import { describe, expect, it } from '@jest/globals';
import { dayIn, endOfDay, plusDays, startOfDay, weekday } from './days.js';
import { TIME_ZONES, timeZoneOf, zoneOfCountry } from './time-zones.js';

const HOUR_MS = 3_600_000;
const hours = (day: string, zone: string) =>
  (endOfDay(day, zone).getTime() + 1 - startOfDay(day, zone).getTime()) / HOUR_MS;

describe('the day of a moment', () => {
  it.each([
    ['2026-11-27T22:30:00Z', 'Africa/Kampala', '2026-11-28'],
    ['2026-11-27T20:59:59.999Z', 'Africa/Kampala', '2026-11-27'],
    ['2026-11-28T07:59:59.999Z', 'America/Los_Angeles', '2026-11-27'],
    ['2026-07-01T06:59:59.999Z', 'America/Los_Angeles', '2026-06-30'],
    ['2026-11-27T18:15:00Z', 'Asia/Kathmandu', '2026-11-28'],
    ['2026-11-27T18:14:59Z', 'Asia/Kathmandu', '2026-11-27'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2026-11-27T23:59:59.999Z', 'UTC', '2026-11-27'],
    ['2026-11-27T23:59:59.999Z', 'Africa/Abidjan', '2026-11-27'],
  ])('%s in %s is %s', (moment, zone, day) => {
    expect(dayIn(new Date(moment), zone)).toBe(day);
  });
});

describe('a day of a zone', () => {
  it.each([
    ['2026-11-28', 'Africa/Kampala', '2026-11-27T21:00:00.000Z', 24],
    ['2027-03-14', 'America/Los_Angeles', '2027-03-14T08:00:00.000Z', 23],
    ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', 25],
    ['2027-03-28', 'Europe/Berlin', '2027-03-27T23:00:00.000Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    // clocks go from 23:59 to 1:00
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    // and from 24:00 back to 23:00, or from 1:00 to the day’s first midnight again
    ['2026-04-04', 'America/Santiago', '2026-04-04T03:00:00.000Z', 25],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    // half an hour
    ['2026-10-04', 'Australia/Lord_Howe', '2026-10-03T13:30:00.000Z', 23.5],
    ['2026-11-28', 'UTC', '2026-11-28T00:00:00.000Z', 24],
  ])('%s in %s begins at %s and has %d hours', (day, zone, start, length) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start);
    expect(hours(day, zone)).toBe(length);
  });

  it('follows the one before without a gap, in every zone all year', () => {
    for (const zone of TIME_ZONES)
      for (let day = '2026-01-01'; day < '2027-01-01'; day = plusDays(day, 9)) {
        const start = startOfDay(day, zone);
        expect([zone, dayIn(start, zone)]).toEqual([zone, day]);
        expect([zone, dayIn(new Date(start.getTime() - 1), zone)]).toEqual([zone, plusDays(day, -1)]);
      }
  });

  it('is counted by the calendar', () => {
    expect([plusDays('2028-02-28', 1), plusDays('2027-01-01', -1)]).toEqual(['2028-02-29', '2026-12-31']);
    expect(['2026-11-28', '2026-11-29'].map(weekday)).toEqual([6, 0]);
  });
});

describe('the names of zones', () => {
  it.each([
    ['Africa/Kampala', 'Africa/Kampala'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['+03:00', null],
    ['Africa/Nowhere', null],
    ['', null],
  ])('%s is %s', (name, zone) => {
    expect(timeZoneOf(name)).toBe(zone);
  });

  it('come with every country, the one of most people first', () => {
    expect(['UG', 'DE', 'US', 'BR', 'RU', 'AU', 'BV'].map(zoneOfCountry)).toEqual([
      ...['Africa/Kampala', 'Europe/Berlin', 'America/New_York', 'America/Sao_Paulo', 'Europe/Moscow'],
      ...['Australia/Sydney', 'UTC'],
    ]);
  });
});
