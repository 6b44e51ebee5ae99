import { afterEach, describe, expect, it } from '@jest/globals';
import { arrivalOf } from '../ui/arrival';
import { dateRange } from './date-range';
import { date, dateTime } from './dates';
import { shopDay } from './shop-clock';
import { setShopZone } from './shop-zone';

afterEach(() => setShopZone('UTC'));

describe('days', () => {
  it.each([
    ['Africa/Kampala', 'November 28, 2026'],
    ['America/Los_Angeles', 'November 27, 2026'],
    ['UTC', 'November 27, 2026'],
    ['Africa/Nowhere', 'November 27, 2026'],
  ])('are those of the shop in %s', (zone, day) => {
    setShopZone(zone);
    expect(date('2026-11-27T22:30:00.000Z')).toBe(day);
    expect(date('2026-11-27')).toBe('November 27, 2026');
    expect(dateRange('2026-11-24', '2026-11-26')).toBe('Tue, Nov 24 – Thu, Nov 26');
  });

  it('have hours by the clock of the shop, as they are its days', () => {
    const at = () => dateTime('2026-11-27T22:30:00.000Z').replaceAll('\u202F', ' ');
    expect(at()).toBe('Nov 27, 2026, 10:30 PM');
    setShopZone('Africa/Kampala');
    expect(at()).toBe('Nov 28, 2026, 1:30 AM');
  });

  it('follow the clocks of the shop', () => {
    setShopZone('America/Los_Angeles');
    const days = ['2027-03-14T07:59:59Z', '2027-03-15T06:59:59Z', '2027-03-15T07:00:00Z'];
    expect(days.map((at) => shopDay(new Date(at)))).toEqual(['2027-03-13', '2027-03-14', '2027-03-15']);
  });

  it('end a promise with the last day of the shop', () => {
    const order = {
      status: 'shipped',
      deliveryWay: 'parcel',
      expectedDelivery: { from: '2026-11-25', to: '2026-11-27' },
    } as const;
    const at = new Date('2026-11-27T22:30:00Z');
    const today = arrivalOf(order, at);
    setShopZone('Africa/Kampala');
    expect(arrivalOf(order, at)).not.toBe(today);
  });
});
