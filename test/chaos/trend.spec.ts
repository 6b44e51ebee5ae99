import { describe, expect, it } from '@jest/globals';
import { Random } from './random.js';
import { trendOf, type Point } from './trend.js';

const HOUR = 3_600;

/** Two hours of looks, ten seconds apart, around a level that `change` moves. */
function looks(level: number, noise: number, change: (seconds: number) => number): Point[] {
  const random = new Random(7);
  return Array.from({ length: 720 }, (_, index) => {
    const seconds = index * 10;
    return [seconds, level + change(seconds) + (random.next() - 0.5) * noise];
  });
}

describe('R42 a gauge that is watched for two hours', () => {
  it('grows when a little leaks all the time, below the noise of each look', () =>
    expect(trendOf(looks(200, 60, (seconds) => (30 * seconds) / HOUR)).grows).toBe(true));

  it('grows when there is one more connection every quarter of an hour', () =>
    expect(trendOf(looks(12, 6, (seconds) => Math.floor(seconds / 900))).grows).toBe(true));

  it('does not grow when it only goes up and down', () =>
    expect(trendOf(looks(200, 60, (seconds) => 20 * Math.sin(seconds / 300))).grows).toBe(false));

  it('does not grow when it fills in the first minutes and then stays', () =>
    expect(trendOf(looks(100, 10, (seconds) => 100 * (1 - Math.exp(-seconds / 200)))).grows).toBe(false));

  it('does not grow when it is nothing but for a few high values', () =>
    expect(trendOf(looks(0, 0, (seconds) => (seconds % 700 === 0 ? 50 : 0))).grows).toBe(false));

  it('does not grow when it rises surely, but by less than anybody would notice in a day', () =>
    expect(trendOf(looks(200, 1, (seconds) => seconds / HOUR)).grows).toBe(false));

  it('does not grow by less than it may, and grows by more, whatever its level', () => {
    const rise = (perHour: number) => looks(2_000, 20, (seconds) => (perHour * seconds) / HOUR);
    expect(trendOf(rise(5), 1 / 600).grows).toBe(false);
    expect(trendOf(rise(7), 1 / 600).grows).toBe(true);
  });
});
