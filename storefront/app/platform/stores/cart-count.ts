import { messageOf } from '../api/api-error';
import { createStore, useStore } from '../create-store';
import { cartTexts } from '../messages/en/cart';
import { readToken } from '../session/session';
import { toast } from '../toasts';

const pieces = createStore(0);

/** How many pieces lie in the cart; 0 on the server and for visitors. */
export const useCartCount = (): number => useStore(pieces, 0);

/** Sets the badge, for pages that have just read or changed the cart. */
export const setCartCount = (count: number): void => pieces.set(Math.max(0, count));

/** Reads the cart again and sets the badge; keeps the old figure and answers false when the cart cannot be read. */
export async function refreshCartCount(): Promise<boolean> {
  try {
    const { getCart } = await import('../api/cart');
    const lines = readToken() ? (await getCart()).data : [];
    setCartCount(lines.reduce((sum, line) => sum + line.quantity, 0));
    return true;
  } catch {
    // The badge is an extra: without an answer it stays as it is.
    return false;
  }
}

export type CartRequest = { productId: string; variantId: string | null; quantity: number };

/**
 * Puts a product into the cart: the badge counts up at once and back down when the server refuses.
 * Shows the outcome as a toast (beside other products, one that speaks of the product); answers whether it worked.
 */
export async function putIntoCart(
  { productId, variantId, quantity }: CartRequest,
  fromList = false,
): Promise<boolean> {
  pieces.set((count) => count + quantity);
  try {
    const { addToCart } = await import('../api/cart');
    const answer = await addToCart({ productId, quantity, ...(variantId ? { variantId } : {}) });
    const done = fromList ? cartTexts.addedFromList : answer.message || cartTexts.added;
    toast.success(done, { action: { label: cartTexts.viewCart, to: '/cart' } });
    return true;
  } catch (error) {
    pieces.set((count) => Math.max(0, count - quantity));
    toast.error(messageOf(error, fromList ? cartTexts.addFromListFailed : cartTexts.addFailed));
    return false;
  }
}
