import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { messageOf } from '../platform/api/api-error';
import { addToCart, clearCart, getCart, removeCartLine, setCartLine } from '../platform/api/cart';
import type { Cart, CartLine } from '../platform/api/types';
import { cartAddedTexts, cartPageTexts } from '../platform/messages/en/cart-page';
import { setCartCount } from '../platform/stores/cart-count';
import { onOtherTab } from '../platform/stores/other-tabs';
import { toast } from '../platform/toasts';
import { cartReducer, type Gone, piecesOf, stateOf } from './cart-state';
import { createQuantityQueue } from './quantity-queue';

/** Until a cart that could not be read after a change is asked for again. */
const AGAIN_MS = 3_000;

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
  const [unread, setUnread] = useState(0);
  const [reading, changing] = [useRef(0), useRef(0)];
  /** Shows what the server has, unless a change or another reading has overtaken the answer: that one reads again. */
  const read = async () => {
    reading.current += 1;
    const mine = reading.current;
    const isNewest = () => mine === reading.current && changing.current === 0 && !queue.isBusy();
    try {
      const fresh = await getCart();
      if (!isNewest()) return;
      dispatch({ type: 'read', cart: fresh });
      setUnread(0);
    } catch {
      if (isNewest()) setUnread((times) => times + 1);
    }
  };
  useEffect(() => {
    if (unread === 0) return undefined;
    const timer = setTimeout(() => void read(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [unread]);
  const change = async <T>(work: Promise<T>): Promise<T> => {
    changing.current += 1;
    reading.current += 1;
    try {
      return await track(work);
    } finally {
      changing.current -= 1;
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

  const removals = useRef(new Map<string, Promise<unknown>>());
  async function remove(line: CartLine): Promise<void> {
    const gone = { line, at: lines.current.findIndex(({ _id }) => _id === line._id) };
    dispatch({ type: 'remove', lineId: line._id });
    const removal = removeCartLine(line._id);
    removals.current.set(line._id, removal);
    try {
      const { message } = await change(removal);
      toast.success(message || cartPageTexts.removed);
    } catch (error) {
      dispatch({ type: 'put-back', gone });
      toast.error(messageOf(error, cartPageTexts.removeFailed));
    }
    await track(read());
  }

  /** Once the removal is through: what came before it would be removed with the line. */
  async function undo(gone: Gone): Promise<void> {
    const { _id, productId, variantId, quantity } = gone.line;
    dispatch({ type: 'put-back', gone });
    try {
      await removals.current.get(_id);
    } catch {
      return;
    }
    try {
      await change(addToCart({ productId, variantId, quantity }));
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
      await change(clearCart());
      toast.success(cartPageTexts.cleared);
    } catch (error) {
      dispatch({ type: 'read', cart: before });
      toast.error(messageOf(error, cartPageTexts.clearFailed));
    }
    await track(read());
  }

  /** Sets a quantity; 0 removes the line. */
  function press(line: CartLine, quantity: number): void {
    if (quantity < 1) return void remove(line);
    const before = lines.current.find((one) => one._id === line._id)?.quantity ?? line.quantity;
    dispatch({ type: 'undone' });
    dispatch({ type: 'quantity', lineId: line._id, quantity });
    queue.press(line._id, quantity, before);
  }

  const refresh = () => track(read());
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => onOtherTab('cart', () => void latest.current()), []);

  const stale = busy > 0 || unread > 0 || queue.isBusy();
  return { ...state, stale, press, remove, undo, clear, refresh };
}

export type CartActions = ReturnType<typeof useCartActions>;
