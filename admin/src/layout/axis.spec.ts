import { describe, expect, it } from '@jest/globals';
import { axisTop } from './axis';

describe('the axis of the chart', () => {
  it.each([
    [0, 10],
    [7, 8],
    [11, 20],
    [3999, 4000],
    [5600, 6000],
    [8001, 10000],
  ])('ends above %d at %d', (most, top) => {
    expect(axisTop(most)).toBe(top);
  });
});
