import { useEffect, useState } from 'react';
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
 * that the sum is that of the lines on show. Answers whether that goes on; who pays nevertheless is told by the shop.
 */
export function useCartAsQuoted(
  cart: Cart,
  { quote, busy }: QuoteState,
  onCart: (cart: Cart) => void,
): boolean {
  const [readFor, setReadFor] = useState<typeof quote>(null);
  const differs = !busy && quote !== null && quote !== readFor && textOf(quote.lines) !== textOf(cart.data);
  useEffect(() => {
    if (!differs) return undefined;
    let current = true;
    const done = (fresh?: Cart) => {
      if (!current) return;
      setReadFor(quote);
      if (fresh) onCart(fresh);
    };
    getCart().then(done, () => done());
    return () => {
      current = false;
    };
  }, [differs, quote, onCart]);
  return differs;
}
