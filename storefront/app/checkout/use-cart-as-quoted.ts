import { useEffect } from 'react';
import { getCart } from '../platform/api/cart';
import type { Cart } from '../platform/api/types';
import type { QuoteState } from './use-quote';

type Pieces = readonly { variantId?: string | null; quantity: number }[];

const textOf = (lines: Pieces): string =>
  lines
    .map(({ variantId, quantity }) => `${variantId}:${quantity}`)
    .toSorted()
    .join();

/**
 * The shop prices the cart as it has it, which another tab may have changed since it was read here: it is read again, so
 * that the sum is that of the lines on show. Answers whether it is not yet.
 */
export function useCartAsQuoted(
  cart: Cart,
  { quote, busy }: QuoteState,
  onCart: (cart: Cart) => void,
): boolean {
  const differs = !busy && quote !== null && textOf(quote.lines) !== textOf(cart.data);
  useEffect(() => {
    if (!differs) return undefined;
    let current = true;
    getCart().then(
      (fresh) => current && onCart(fresh),
      // whoever asks for the price again asks for the cart, too
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [differs, quote, onCart]);
  return differs;
}
