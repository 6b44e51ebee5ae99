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
  signal?: AbortSignal,
): Promise<boolean> {
  const isList = from === 'list';
  try {
    const { message } = await put({ productId, quantity, ...(variantId ? { variantId } : {}) }, signal);
    const done = isList ? cartAddedTexts.addedFromList : message || cartAddedTexts.added;
    const isLeaving = from === 'after-login';
    toast.success(done, isLeaving ? { action: { label: cartAddedTexts.viewCart, to: '/cart' } } : {});
    if (!isLeaving) cartBeside.set((shown) => ({ opener: shown ? shown.opener : opener }));
    return true;
  } catch (error) {
    const failed = isList ? cartAddedTexts.addFromListFailed : cartTexts.addFailed;
    toast.error(signal?.aborted ? cartTexts.gaveUp : messageOf(error, failed));
    return false;
  }
}

type Addition = Parameters<typeof api.addToCart>[0];

/** A visitor becomes a guest with the first thing in the cart; a guest whose session has ended, a new one. */
async function put(addition: Addition, signal?: AbortSignal) {
  if (!readBearer()) await becomeGuest(signal);
  try {
    return await api.addToCart(addition, signal);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && readGuest())) throw error;
    await becomeGuest(signal);
    return api.addToCart(addition, signal);
  }
}

const becomeGuest = async (signal?: AbortSignal) => keepGuest((await api.openGuest(signal)).token);
