import { describe, expect, it } from '@jest/globals';
import { slideGoal } from './carousel-math';

describe('a carousel', () => {
  it('steps one item and stops at the last full page', () => {
    expect(slideGoal({ at: 0, step: 1, columns: 8, visible: 4 })).toBe(1);
    expect(slideGoal({ at: 3, step: 4, columns: 8, visible: 4 })).toBe(4);
  });

  it('wraps from the end to the start and back', () => {
    expect(slideGoal({ at: 4, step: 1, columns: 8, visible: 4 })).toBe(0);
    expect(slideGoal({ at: 0, step: -1, columns: 8, visible: 4 })).toBe(4);
  });

  it('moves back without passing the start', () => {
    expect(slideGoal({ at: 1, step: -4, columns: 8, visible: 4 })).toBe(0);
  });

  it('stays where it is when everything is in sight', () => {
    expect(slideGoal({ at: 0, step: 1, columns: 3, visible: 4 })).toBe(0);
    expect(slideGoal({ at: 0, step: -1, columns: 3, visible: 4 })).toBe(0);
  });
});
