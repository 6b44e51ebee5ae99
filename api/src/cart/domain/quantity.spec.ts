import { describe, expect, it } from '@jest/globals';
import { whyNot } from './quantity.js';

describe('a quantity that a cart cannot hold', () => {
  it('is refused for stock when less is left', () => {
    expect(whyNot(6, 5).message).toBe('Only 5 left in stock');
    expect(whyNot(1, 0).message).toBe('This item is out of stock');
    expect(whyNot(120, 50).message).toBe('Only 50 left in stock');
  });

  it('is refused for the limit when there is enough', () => {
    expect(whyNot(100, null).message).toBe('A cart holds at most 99 of one item');
    expect(whyNot(100, 99).message).toBe('A cart holds at most 99 of one item');
    expect(whyNot(100, 500).message).toBe('A cart holds at most 99 of one item');
  });
});
