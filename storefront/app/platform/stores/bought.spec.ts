import { describe, expect, it } from '@jest/globals';
import { leftOver } from './bought';

describe('the cart after a payment', () => {
  it('gives up what was paid for and keeps what was added since', () => {
    const cart = [
      { _id: 'paid', quantity: 2 },
      { _id: 'paid-and-more', quantity: 3 },
      { _id: 'new', quantity: 1 },
    ];
    expect(leftOver(cart, { paid: 2, 'paid-and-more': 1 })).toEqual(['paid']);
    expect(leftOver(cart, {})).toEqual([]);
  });
});
