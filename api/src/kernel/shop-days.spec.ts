import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone, shopMoment } from './shop-days.js';

describe('a moment as a file tells it', () => {
  afterEach(() => setShopZone('UTC'));

  it.each([
    ['UTC', '2026-11-27T22:30:00.123456Z'],
    ['Africa/Kampala', '2026-11-28T01:30:00+03:00'],
    ['America/St_Johns', '2026-11-27T19:00:00-03:30'],
    ['Africa/Abidjan', '2026-11-27T22:30:00+00:00'],
  ])('is by the clock of the shop in %s', (zone, written) => {
    setShopZone(zone);
    const moment = '2026-11-27T22:30:00.123456Z';
    expect(shopMoment(moment)).toBe(written);
    expect(Math.floor(Date.parse(shopMoment(moment)) / 1_000)).toBe(Math.floor(Date.parse(moment) / 1_000));
  });
});
