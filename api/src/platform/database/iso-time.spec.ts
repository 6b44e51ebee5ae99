import { describe, expect, test } from '@jest/globals';
import { isoOf } from './iso-time.js';

describe('a moment from the database', () => {
  test.each([
    ['2026-11-21 22:59:45+00', '2026-11-21T22:59:45.000Z'],
    ['2026-11-21 22:59:45.6+00', '2026-11-21T22:59:45.600Z'],
    ['2026-11-21 22:59:45.644999+00', '2026-11-21T22:59:45.644Z'],
    ['2026-11-21 23:59:45.5+03', '2026-11-21T20:59:45.500Z'],
    ['2026-11-21 23:59:45-05:30', '2026-11-22T05:29:45.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(isoOf(text)).toBe(iso);
    expect(isoOf(text)).toBe(new Date(text).toISOString());
  });

  test('what is no moment is refused', () => {
    expect(() => isoOf('infinity')).toThrow(RangeError);
  });
});
