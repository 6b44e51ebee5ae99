import { describe, expect, it } from '@jest/globals';
import type { Cart, CartLine } from '../platform/api/types';
import { cartReducer, isShort, piecesOf, stateOf } from './cart-state';

const line = (_id: string, quantity: number, stock: number | null = null) =>
  ({ _id, id: _id, quantity, stock, price: 10 }) as CartLine;
const cart = (...data: CartLine[]): Cart => ({
  success: true,
  data,
  summary: { itemCount: piecesOf(data), subtotal: 1, shipping: 0, total: 1 },
});

describe('the cart on show', () => {
  const start = stateOf(cart(line('a', 1), line('b', 2), line('c', 3)));

  it('puts a removed line back where it was', () => {
    const without = cartReducer(start, { type: 'remove', lineId: 'b' });
    expect(without.lines.map((one) => one._id)).toEqual(['a', 'c']);
    expect(without.gone?.at).toBe(1);
    const again = cartReducer(without, { type: 'put-back', gone: without.gone! });
    expect(again.lines.map((one) => one._id)).toEqual(['a', 'b', 'c']);
    expect(again.gone).toBeNull();
  });

  it('keeps the way back while the server is read again', () => {
    const without = cartReducer(start, { type: 'remove', lineId: 'b' });
    const read = cartReducer(without, { type: 'read', cart: cart(line('a', 1), line('c', 3)) });
    expect(read.gone?.line._id).toBe('b');
  });

  it('never adds up itself: the sums stay the server’s', () => {
    const changed = cartReducer(start, { type: 'quantity', lineId: 'a', quantity: 9 });
    expect(changed.summary).toBe(start.summary);
    expect(piecesOf(changed.lines)).toBe(14);
  });

  it('knows lines that the stock no longer covers', () => {
    expect(isShort(line('a', 3, 2))).toBe(true);
    expect(isShort(line('a', 2, 2))).toBe(false);
    expect(isShort(line('a', 99))).toBe(false);
  });
});
