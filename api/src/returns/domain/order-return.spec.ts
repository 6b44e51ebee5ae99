import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone } from '../../kernel/shop-days.js';
import { knowHolidaysBy } from '../../kernel/working-days.js';
import { aReturnLine } from '../testing/return-builder.js';
import { arrivedPieces, checkReturnable, received, returnableUntil } from './order-return.js';
import { ReturnNotPossible, ReturnPiecesWrong } from './refusals.js';

const DELIVERED = new Date('2026-03-01T10:00:00Z');

describe('the days to return', () => {
  afterEach(() => {
    setShopZone('UTC');
    knowHolidaysBy(() => false);
  });

  it('end with the last of them', () => {
    const until = returnableUntil(DELIVERED, 30);
    expect(until.toISOString()).toBe('2026-03-31T23:59:59.999Z');
    expect(() => checkReturnable(until, until)).not.toThrow();
    expect(() => checkReturnable(until, new Date(until.getTime() + 1))).toThrow(ReturnNotPossible);
  });

  it.each([
    ['UTC', '2026-11-27T18:43:51Z', '2026-12-11T23:59:59.999Z'],
    ['Africa/Kampala', '2026-11-27T18:43:51Z', '2026-12-11T20:59:59.999Z'],
    // delivered on Saturday there: the last day is a Saturday
    ['Africa/Kampala', '2026-11-27T22:30:00Z', '2026-12-14T20:59:59.999Z'],
    // over the end of summer time
    ['Europe/Berlin', '2026-10-20T10:00:00Z', '2026-11-03T22:59:59.999Z'],
    // a Friday that is Christmas
    ['Europe/Berlin', '2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z'],
  ])('are fourteen days of the shop in %s from %s, and end on no day off', (zone, delivered, until) => {
    setShopZone(zone);
    knowHolidaysBy((_, day) => day === '2026-12-25');
    expect(returnableUntil(new Date(delivered), 14).toISOString()).toBe(until);
  });

  it('have not begun before delivery', () => {
    expect(() => checkReturnable(undefined, DELIVERED)).toThrow('once it has been delivered');
  });
});

describe('goods that arrive', () => {
  const lines = [aReturnLine({ variantId: 'shirt', quantity: 2 }), aReturnLine({ variantId: 'cap' })];
  const some = (variantId: string, quantity: number, restock = true) => ({ variantId, quantity, restock });

  it('are counted by line; what is not named did not come, and what did not come is not restocked', () => {
    const found = received(lines, [some('shirt', 1)]);
    expect(found.map(({ received: pieces, restock }) => [pieces, restock])).toEqual([
      [1, true],
      [0, false],
    ]);
    expect(arrivedPieces({ lines: found })).toEqual([some('shirt', 1)]);
  });

  it('may be fewer than were sent, and stay off the shelf', () => {
    const found = received(lines, [some('shirt', 2, false), some('cap', 0)]);
    expect(found.map(({ received: pieces, restock }) => [pieces, restock])).toEqual([
      [2, false],
      [0, false],
    ]);
    expect(arrivedPieces({ lines: found })).toEqual([some('shirt', 2, false)]);
  });

  it.each([
    ['more than was sent', [some('shirt', 3)]],
    ['something else', [some('lamp', 1)]],
    ['one line twice', [some('shirt', 1), some('shirt', 1)]],
    ['nothing at all', [some('shirt', 0), some('cap', 0)]],
  ])('are not %s', (_, arrived) => {
    expect(() => received(lines, arrived)).toThrow(ReturnPiecesWrong);
  });
});
