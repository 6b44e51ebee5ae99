import { describe, expect, it } from '@jest/globals';
import { shelved } from './shelving.js';

const back = [
  { variantId: 'a', quantity: 3 },
  { variantId: 'b', quantity: 1 },
];
const off = [{ variantId: 'a', quantity: 2 }];
const a = (quantity: number) => ({ variantId: 'a', quantity });
const b = { variantId: 'b', quantity: 1 };

describe('pieces of an order that is undone', () => {
  it('are sold again, but for those that a refund left off the shelf', () => {
    expect(shelved(back, {})).toEqual({ fit: back, unfit: [] });
    expect(shelved(back, { off })).toEqual({ fit: [a(1), b], unfit: [a(2)] });
    expect(shelved(back, { off: [a(9)] })).toEqual({ fit: [b], unfit: [a(3)] });
  });

  it('are sold again as staff says, each kind by its own word', () => {
    expect(shelved(back, { off, puts: { off: true } })).toEqual({ fit: back, unfit: [] });
    expect(shelved(back, { off, puts: { rest: false } })).toEqual({ fit: [], unfit: back });
    expect(shelved(back, { off, puts: { rest: false, off: true } })).toEqual({
      fit: [a(2)],
      unfit: [a(1), b],
    });
  });
});
