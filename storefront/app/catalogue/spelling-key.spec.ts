import { describe, expect, it } from '@jest/globals';
import { chosenOf } from './spelling-key';

describe('the pairs of a filter that are chosen', () => {
  it('are found in any spelling', () => {
    const pairs = ['Color:Red', 'Color:Navy Blue', 'Size:M'];
    expect(chosenOf(pairs, ['color: RED', 'COLOR:navy  blue', 'Size:L'])).toEqual([
      'Color:Red',
      'Color:Navy Blue',
    ]);
  });
});
