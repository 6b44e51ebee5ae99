import { describe, expect, it } from '@jest/globals';
import { countdownParts, remaining } from './countdown-math';

const at = (iso: string) => Date.parse(iso);
const shown = (now: string, endsAt: string | null) => countdownParts(remaining(at(now), endsAt)).join(':');

describe('the countdown', () => {
  it('runs to the end of the offer', () => {
    expect(shown('2026-11-21T10:00:00.000Z', '2026-11-21T12:03:04.050Z')).toBe('02:03:04:05');
  });

  it('counts an offer of several days in hours', () => {
    expect(shown('2026-11-21T00:00:00.000Z', '2026-11-25T04:00:00.000Z')).toBe('100:00:00:00');
  });

  it('wraps to 23:59:59:99 when no end is set', () => {
    expect(shown('2026-11-21T00:00:00.000Z', null)).toBe('23:59:59:99');
    expect(shown('2026-11-21T23:59:59.999Z', null)).toBe('00:00:00:00');
  });

  it('stops when the offer is over', () => {
    expect(shown('2026-11-22T12:00:00.000Z', '2026-11-21T12:00:00.000Z')).toBe('00:00:00:00');
  });
});
