import { afterEach, describe, expect, it } from '@jest/globals';
import { setShopZone } from '../../kernel/shop-days.js';
import { inUtc, isTimestamp, untilInUtc } from './timestamps.js';

describe('a moment that is sent', () => {
  it.each([
    '2026-11-21',
    '2024-02-29',
    '2026-11-21T23:59:59.999Z',
    '2026-11-21T10:00Z',
    '2026-11-21T10:00:00+03:00',
  ])('may be %s', (text) => expect(isTimestamp(text)).toBe(true));

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-W10',
    '2026-325',
    '0000-01-01',
    '0001-01-01T00:00+14:00',
    '9999-12-31T23:59-12:00',
    '+275760-09-13',
    '-000001-01-01',
    '2026-11-21T25:00Z',
    '2026-11-21T10:00',
    'foo 1',
    'now',
    '',
    1_795_000_000,
    null,
  ])('is never %p', (value) => expect(isTimestamp(value)).toBe(false));
});

describe('until a day', () => {
  afterEach(() => setShopZone('UTC'));

  it('is to its end, and until a moment to that moment', () => {
    expect(['2026-12-07', '2026-12-07T10:00+03:00'].map(untilInUtc)).toEqual([
      '2026-12-07T23:59:59.999Z',
      '2026-12-07T07:00:00.000Z',
    ]);
  });

  it('is a day of the shop', () => {
    setShopZone('Africa/Kampala');
    expect([inUtc('2026-12-07'), untilInUtc('2026-12-07')]).toEqual([
      '2026-12-06T21:00:00.000Z',
      '2026-12-07T20:59:59.999Z',
    ]);
    setShopZone('America/Los_Angeles');
    expect([inUtc('2026-11-01'), untilInUtc('2026-11-01')]).toEqual([
      '2026-11-01T07:00:00.000Z',
      '2026-11-02T07:59:59.999Z',
    ]);
  });

  it('is never one that begins before the calendar of the database, or ends after it', () => {
    setShopZone('Africa/Kampala');
    expect(isTimestamp('0001-01-01')).toBe(false);
    setShopZone('America/Los_Angeles');
    expect(isTimestamp('9999-12-31')).toBe(false);
  });
});
