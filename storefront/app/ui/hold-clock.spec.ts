import { describe, expect, it } from '@jest/globals';
import { clockText } from './hold-clock';

describe('the stock-hold clock', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['2026-11-21T12:12:31Z', '12:31'],
    ['2026-11-21T12:00:09Z', '0:09'],
    ['2026-11-21T13:01:05Z', '1:01:05'],
    ['2026-11-21T11:00:00Z', '0:00'],
    ['2026-11-22T11:59:59Z', '23:59:59'],
    ['2026-11-22T12:59:59Z', '1 day'],
    ['2026-11-22T13:00:00Z', '1 day 1 hour'],
    ['2026-11-23T11:59:57Z', '1 day 23 hours'],
    ['2026-11-23T12:00:00Z', '2 days'],
    ['2026-12-20T13:00:00Z', '29 days'],
  ])('until %p shows %p', (until, text) => expect(clockText(until, now)).toBe(text));
});
