import { afterEach, describe, expect, it } from '@jest/globals';
import { TIME_ZONES } from '@duka/client/time-zones';
import { date, dateTime } from './format';
import { momentOf, setShopZone, shopClock, shopDay, shopZone } from './shop-zone';

afterEach(() => setShopZone('UTC'));

describe('days and moments in the panel', () => {
  it.each([
    ['Africa/Kampala', '2026-11-28', 'Nov 28, 2026', 'Nov 28, 2026, 1:30 AM'],
    ['America/Los_Angeles', '2026-11-27', 'Nov 27, 2026', 'Nov 27, 2026, 2:30 PM'],
    ['Pacific/Kiritimati', '2026-11-28', 'Nov 28, 2026', 'Nov 28, 2026, 12:30 PM'],
    ['UTC', '2026-11-27', 'Nov 27, 2026', 'Nov 27, 2026, 10:30 PM'],
  ])('are those of the shop in %s', (zone, day, written, moment) => {
    setShopZone(zone);
    const at = '2026-11-27T22:30:00Z';
    expect([shopDay(at), date(at), dateTime(at).replaceAll('\u202F', ' ')]).toEqual([day, written, moment]);
    expect([shopDay('2026-11-28'), date('2026-11-28')]).toEqual(['2026-11-28', 'Nov 28, 2026']);
  });

  it.each([
    ['Africa/Kampala', '2026-12-24T10:00', '2026-12-24T07:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-14T03:30', '2027-03-14T10:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T01:30', '2026-11-01T08:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T12:00', '2026-11-01T20:00:00.000Z'],
    ['Asia/Kathmandu', '2026-12-24T00:15', '2026-12-23T18:30:00.000Z'],
  ])('are typed by the clock of the shop in %s: %s', (zone, typed, moment) => {
    setShopZone(zone);
    expect(momentOf(typed).toISOString()).toBe(moment);
    expect(shopClock(new Date(moment))).toBe(typed);
  });

  it('are UTC where the browser does not know the zone, and this one knows all', () => {
    setShopZone('Africa/Nowhere');
    expect(shopZone()).toBe('UTC');
    for (const zone of TIME_ZONES) {
      setShopZone(zone);
      expect(shopZone()).toBe(zone);
    }
  });
});
