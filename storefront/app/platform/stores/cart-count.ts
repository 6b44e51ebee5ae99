import { createStore, useStore } from '../create-store';
import { cartTexts } from '../messages/en/cart';
import { readBearer } from '../session/session';
import { toast } from '../toasts';
import type { AddedFrom, CartRequest } from './cart-beside';

const pieces = createStore(0);

/** How many pieces lie in the cart; 0 on the server and for visitors. */
export const useCartCount = (): number => useStore(pieces, 0);

/** Sets the badge, for pages that have just read or changed the cart. */
export const setCartCount = (count: number): void => pieces.set(Math.max(0, count));

const cartLines = async () => (await (await import('../api/cart')).getCart()).data;

/** Reads the cart again and sets the badge; keeps the old figure and answers false when the cart cannot be read. */
export async function refreshCartCount(): Promise<boolean> {
  try {
    const bearer = readBearer();
    const lines = bearer ? await cartLines() : [];
    // what is answered to somebody who has left is nobody's any more
    if (bearer === readBearer()) setCartCount(lines.reduce((sum, line) => sum + line.quantity, 0));
    return true;
  } catch {
    // The badge is an extra: without an answer it stays as it is.
    return false;
  }
}

/**
 * Puts a product into the cart: the badge counts up at once and back down when the server refuses.
 * Tells the outcome (beside other products with words that speak of the product) and opens the cart beside the page,
 * after the login with a link to it instead, for the page is about to change. `signal` gives it up.
 */
export async function putIntoCart(
  request: CartRequest,
  from?: AddedFrom,
  signal?: AbortSignal,
): Promise<void> {
  const opener = document.activeElement;
  setCartCount(pieces.get() + request.quantity);
  try {
    const { addToCart } = await import('./add-to-cart');
    if (await addToCart(request, from, opener, signal)) return;
  } catch {
    toast.error(cartTexts.addFailed);
  }
  setCartCount(pieces.get() - request.quantity);
}
