import { describe, expect, it } from '@jest/globals';
import { nextPollAt } from './next-poll.js';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const pollIn = (
  state: 'open' | 'processing' | 'failed',
  age: number,
  expiresIn?: number,
  unclear = false,
) => {
  const expiresAt = expiresIn === undefined ? null : ago(-expiresIn);
  const next = nextPollAt({ state, createdAt: ago(age), expiresAt, provider: 'momo' }, now, unclear);
  return next && (next.getTime() - now.getTime()) / 1000;
};

describe('the next look at an attempt', () => {
  it('comes within seconds at first and ever later afterwards', () => {
    expect([10, 60, 300, 7200, 90_000].map((age) => pollIn('processing', age))).toEqual([3, 5, 30, 60, 1800]);
  });

  it('comes less often from the very end of each while', () => {
    const day = 86_400;
    expect([29, 30, 119, 120, 359, 360].map((age) => pollIn('processing', age))).toEqual([
      3, 5, 5, 30, 30, 60,
    ]);
    expect([day - 1, day].map((age) => pollIn('processing', age))).toEqual([60, 1_800]);
    expect([3_599, 3_600].map((age) => pollIn('processing', age, undefined, true))).toEqual([10, 60]);
  });

  it('is no look back at a page that has expired', () => {
    expect(pollIn('open', 1_900, -10)).toBe(60);
    expect(pollIn('open', 1_900, -5)).toBe(60);
  });

  it('comes right after the provider’s page has expired', () => {
    expect(pollIn('open', 1700, 40)).toBe(45);
    expect(pollIn('open', 60, 1800)).toBe(60);
  });

  it('comes within seconds when the provider could not say', () => {
    expect(pollIn('open', 1200, 600, true)).toBe(10);
    expect(pollIn('processing', 600, undefined, true)).toBe(10);
    expect(pollIn('processing', 7200, undefined, true)).toBe(60);
  });

  it('comes within five minutes on the whole first day, passes of every 20 seconds included (R26)', () => {
    const pauses = Array.from({ length: 24 * 60 }, (_, minute) => minute * 60).flatMap((age) =>
      [true, false].flatMap((unclear) => [
        pollIn('open', age, 1800 - age, unclear),
        pollIn('processing', age, undefined, unclear),
      ]),
    );
    expect(pauses).not.toContain(null);
    expect(Math.max(...pauses.map(Number))).toBeLessThanOrEqual(5 * 60 - 20);
  });

  it('never comes once the attempt is over', () => {
    expect(pollIn('failed', 10)).toBeNull();
  });
});
