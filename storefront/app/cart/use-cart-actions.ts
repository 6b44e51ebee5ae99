import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { addToCart, clearCart, getCart, removeCartLine, setCartLine } from '../platform/api/cart';
import type { Cart, CartLine } from '../platform/api/types';
import { cartAddedTexts, cartPageTexts } from '../platform/messages/en/cart-page';
import { setCartCount } from '../platform/stores/cart-count';
import { toast } from '../platform/toasts';
import { cartReducer, piecesOf, stateOf } from './cart-state';
import { createQuantityQueue } from './quantity-queue';

/** The cart on show and what can be done with it: shown at once, saved, and taken back when the server refuses. */
export function useCartActions(cart: Cart) {
  const [state, dispatch] = useReducer(cartReducer, cart, stateOf);
  const [busy, setBusy] = useState(0);
  const lines = useRef(state.lines);
  lines.current = state.lines;
  useEffect(() => setCartCount(piecesOf(state.lines)), [state.lines]);

  const track = async <T>(work: Promise<T>): Promise<T> => {
    setBusy((now) => now + 1);
    try {
      return await work;
    } finally {
      setBusy((now) => now - 1);
    }
  };
  const read = async () => {
    try {
      const fresh = await getCart();
      if (!queue.isBusy()) dispatch({ type: 'read', cart: fresh });
    } catch {
      // What is on show is what the server last told; the next change reads again.
    }
  };
  const queue = useMemo(
    () =>
      createQuantityQueue(setCartLine, {
        saved: () => void track(read()),
        refused: (lineId, quantity, error) => {
          dispatch({ type: 'quantity', lineId, quantity });
          toast.error(messageOf(error, cartPageTexts.quantityFailed));
          void track(read());
        },
      }),
    [],
  );

  async function remove(line: CartLine): Promise<void> {
    dispatch({ type: 'remove', lineId: line._id });
    try {
      const { message } = await track(removeCartLine(line._id));
      toast.success(message || cartPageTexts.removed);
      await track(read());
    } catch (error) {
      dispatch({ type: 'put-back' });
      toast.error(messageOf(error, cartPageTexts.removeFailed));
    }
  }

  async function undo({ productId, variantId, quantity }: CartLine): Promise<void> {
    dispatch({ type: 'put-back' });
    try {
      await track(addToCart({ productId, variantId, quantity }));
      toast.success(cartAddedTexts.added);
    } catch (error) {
      toast.error(messageOf(error, cartPageTexts.undoFailed));
    }
    await track(read());
  }

  async function clear(): Promise<void> {
    const before: Cart = { success: true, data: state.lines, summary: state.summary };
    dispatch({ type: 'clear' });
    try {
      await track(clearCart());
      toast.success(cartPageTexts.cleared);
    } catch (error) {
      dispatch({ type: 'read', cart: before });
      toast.error(messageOf(error, cartPageTexts.clearFailed));
    }
  }

  /** Sets a quantity; 0 removes the line. */
  function press(line: CartLine, quantity: number): void {
    if (quantity < 1) return void remove(line);
    const before = lines.current.find((one) => one._id === line._id)?.quantity ?? line.quantity;
    dispatch({ type: 'undone' });
    dispatch({ type: 'quantity', lineId: line._id, quantity });
    queue.press(line._id, quantity, before);
  }

  const stale = busy > 0 || queue.isBusy();
  return { ...state, stale, press, remove, undo, clear, refresh: () => track(read()) };
}

export type CartActions = ReturnType<typeof useCartActions>;
