import { ApiError, messageOf } from '../api/api-error';
import * as api from '../api/cart';
import { cartTexts } from '../messages/en/cart';
import { cartAddedTexts } from '../messages/en/cart-page';
import { keepGuest, readBearer, readGuest } from '../session/session';
import { toast } from '../toasts';
import { type AddedFrom, type CartRequest, cartBeside } from './cart-beside';

/** Adds on the server, tells it and opens the cart beside the page; `opener` gets the focus back. Answers whether it worked. */
export async function addToCart(
  { productId, variantId, quantity }: CartRequest,
  from: AddedFrom | undefined,
  opener: Element | null,
): Promise<boolean> {
  const isList = from === 'list';
  try {
    const { message } = await put({ productId, quantity, ...(variantId ? { variantId } : {}) });
    const done = isList ? cartAddedTexts.addedFromList : message || cartAddedTexts.added;
    const isLeaving = from === 'after-login';
    toast.success(done, isLeaving ? { action: { label: cartAddedTexts.viewCart, to: '/cart' } } : {});
    if (!isLeaving) cartBeside.set((shown) => ({ opener: shown ? shown.opener : opener }));
    return true;
  } catch (error) {
    toast.error(messageOf(error, isList ? cartAddedTexts.addFromListFailed : cartTexts.addFailed));
    return false;
  }
}

type Addition = Parameters<typeof api.addToCart>[0];

/** A visitor becomes a guest with the first thing in the cart; a guest whose session has ended, a new one. */
async function put(addition: Addition) {
  if (!readBearer()) await becomeGuest();
  try {
    return await api.addToCart(addition);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && readGuest())) throw error;
    await becomeGuest();
    return api.addToCart(addition);
  }
}

const becomeGuest = async () => keepGuest((await api.openGuest()).token);
