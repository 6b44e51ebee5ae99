import { describe, expect, it } from '@jest/globals';
import { trend } from './trend';

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
});
