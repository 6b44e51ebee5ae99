import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setHomeCountry } from '../../kernel/home-country.js';
import { setShopZone } from '../../kernel/shop-days.js';
import { knowHolidaysBy } from '../../kernel/working-days.js';
import { UTC } from '../../kernel/world/time-zones.js';
import { withdrawableUntil } from '../../kernel/periods.js';
import { linesNamed, mayBeOne, nameOfUnknown, numberWritten } from './withdrawal.js';

describe('the period to withdraw', () => {
  beforeEach(() => {
    setShopZone('Europe/Berlin');
    setHomeCountry('DE');
    knowHolidaysBy((country, day) => country === 'DE' && ['2026-12-25', '2026-12-26'].includes(day));
  });
  afterEach(() => {
    setShopZone(UTC);
    knowHolidaysBy(() => false);
  });

  // Directive 2011/83/EU, Art. 9(2); Regulation (EEC, Euratom) 1182/71, Art. 3(1), (4)
  it.each([
    ['2026-11-25T17:43:51Z', '2026-12-09T22:59:59.999Z', 'a Wednesday'],
    ['2026-11-28T10:00:00Z', '2026-12-14T22:59:59.999Z', 'a Saturday, so Monday'],
    ['2026-12-11T10:00:00Z', '2026-12-28T22:59:59.999Z', 'Christmas Day, a Friday, so Monday'],
    ['2026-11-24T23:30:00Z', '2026-12-09T22:59:59.999Z', 'after midnight in Berlin'],
  ])('of goods that came %s ends %s: %s', (arrived, until) => {
    expect(withdrawableUntil(new Date(arrived)).toISOString()).toBe(until);
  });
});

describe('a statement', () => {
  const items = [
    { variantId: 'v1', name: 'Jacket', sku: 'J-1', left: 3 },
    { variantId: 'v2', name: 'Red Lamp', sku: 'L-2', left: 1 },
    { variantId: 'v3', name: 'Sock', sku: 'S-1', left: 2 },
    { variantId: 'v4', name: 'Sock', sku: 'S-2', left: 2 },
  ];

  it.each([
    ['2 × Jacket', [['v1', 2]]],
    [
      '2 x jacket\n red  LAMP ',
      [
        ['v1', 2],
        ['v2', 1],
      ],
    ],
    ['Jacket; Jacket', [['v1', 2]]],
    ['1 s-2', [['v4', 1]]],
  ])('understands %j', (text, lines) => {
    expect(linesNamed(text, items)?.map(({ variantId, quantity }) => [variantId, quantity])).toEqual(lines);
  });

  it.each(['4 × Jacket', 'Sock', 'the blue one', '0 Jacket'])('leaves %j to the staff', (text) => {
    expect(linesNamed(text, items)).toBeUndefined();
  });

  it('takes numbers and names as people write them', () => {
    expect(numberWritten(' # ab12cd34 ')).toBe('AB12CD34');
    expect(mayBeOne('VOGEL, Lena', 'Lena  Vogel')).toBe(true);
    expect(mayBeOne('Eve', 'Lena Vogel')).toBe(false);
  });

  it('of an order nobody knows has one name for a day, an address and a name', () => {
    const today = new Date('2026-11-28T12:00:00Z');
    const said = { orderNumber: 'N', name: 'Lena', email: 'a@b.co', items: '1 Lamp', receivedAt: today };
    const one = { ...said, orderId: null, lines: [] };
    expect(nameOfUnknown({ ...one, items: '1  lamp', name: 'LENA' })).toBe(nameOfUnknown(one));
    const tomorrow = new Date('2026-11-29T12:00:00Z');
    for (const other of [{ receivedAt: tomorrow }, { name: 'Eve' }, { items: '' }])
      expect(nameOfUnknown({ ...one, ...other })).not.toBe(nameOfUnknown(one));
  });
});
