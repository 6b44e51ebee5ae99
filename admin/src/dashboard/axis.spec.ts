import { describe, expect, it } from '@jest/globals';
import { axisTop } from './axis';

describe('the axis of the chart', () => {
  it.each([
    [0, 10],
    [7, 10],
    [11, 20],
    [4999, 5000],
    [5001, 10000],
  ])('ends above %d at %d', (most, top) => {
    expect(axisTop(most)).toBe(top);
  });
});
