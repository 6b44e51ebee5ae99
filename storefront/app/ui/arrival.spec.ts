import { describe, expect, it } from '@jest/globals';
import { arrivalOf } from './arrival';

const expectedDelivery = { from: '2026-11-25', to: '2026-11-27' };
const at = (time: string) => new Date(time);

describe('when an order comes', () => {
  it.each(['pending', 'processing', 'shipped'] as const)(
    'is told of a %s one until its last day',
    (status) => {
      const arrival = (time: string) =>
        arrivalOf({ status, deliveryWay: 'parcel', expectedDelivery }, at(time));
      expect(arrival('2026-11-20T10:00:00Z')).toBe('Arrives Wed, Nov 25 – Fri, Nov 27');
      expect(arrival('2026-11-27T23:59:00Z')).toBe('Arrives Wed, Nov 25 – Fri, Nov 27');
    },
  );

  it.each([
    ['shipped', 'Was expected Wed, Nov 25 – Fri, Nov 27'],
    ['processing', 'Was expected Wed, Nov 25 – Fri, Nov 27'],
    ['pending', null],
  ] as const)('is not promised of a %s one when those days are over', (status, words) => {
    expect(arrivalOf({ status, deliveryWay: 'parcel', expectedDelivery }, at('2026-11-28T00:00:00Z'))).toBe(
      words,
    );
  });

  it('is when it is ready where it is fetched, and nothing once it is', () => {
    const told = (status: 'processing' | 'shipped') =>
      arrivalOf({ status, deliveryWay: 'pickup', expectedDelivery }, at('2026-11-20T10:00:00Z'));
    expect([told('processing'), told('shipped')]).toEqual([
      'Ready for pickup Wed, Nov 25 – Fri, Nov 27',
      null,
    ]);
  });

  it('is told of none that has no such days', () => {
    const order = { status: 'delivered', deliveryWay: 'parcel', expectedDelivery: null } as const;
    expect(arrivalOf(order, at('2026-11-20T10:00:00Z'))).toBeNull();
  });
});
