import { describe, expect, it } from '@jest/globals';
import { lastThirtyDays, thirtyDaysBefore, trend } from './trend';

describe('the trend of a figure', () => {
  it.each([
    [120, 100, '+20%'],
    [80, 100, '−20%'],
    [100, 100, 'as before'],
  ])('of %d after %d is %s', (now, earlier, text) => {
    expect(trend(now, earlier)?.text).toBe(text);
  });

  it('is not told where there was nothing before', () => {
    expect([trend(5, 0), trend(5, undefined)]).toEqual([null, null]);
  });

  it('compares thirty days, today included, with the thirty before', () => {
    const now = new Date('2026-11-21T09:00:00Z');
    expect(lastThirtyDays(now)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(thirtyDaysBefore(now)).toEqual({ from: '2026-09-23', to: '2026-10-22' });
  });
});
