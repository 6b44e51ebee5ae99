import * as api from '../api/cart';
import { cartAddedTexts } from '../messages/en/cart-page';
import { toast } from '../toasts';
import { type AddedFrom, type CartRequest, cartBeside } from './cart-beside';

/** Adds on the server, tells it and opens the cart beside the page; `opener` gets the focus back. */
export async function addToCart(
  { productId, variantId, quantity }: CartRequest,
  from: AddedFrom,
  opener: Element | null,
): Promise<void> {
  const { message } = await api.addToCart({ productId, quantity, ...(variantId ? { variantId } : {}) });
  const done = from === 'list' ? cartAddedTexts.addedFromList : message || cartAddedTexts.added;
  if (from === 'after-login') {
    toast.success(done, { action: { label: cartAddedTexts.viewCart, to: '/cart' } });
    return;
  }
  toast.success(done);
  cartBeside.set((shown) => ({ opener: shown ? shown.opener : opener }));
}
