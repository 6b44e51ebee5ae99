import * as api from '@duka/client';
import { readBearer } from '../session/session';
import { tellTabs } from '../stores/other-tabs';
import { answer } from './call';

const EMPTY: api.CartAnswerDto = {
  success: true,
  data: [],
  summary: { itemCount: 0, subtotal: 0, shipping: 0, total: 0 },
};

/** Empty for a visitor who has put nothing into a cart. */
export const getCart = async (signal?: AbortSignal) =>
  readBearer() ? answer(api.getCart({ signal }), signal) : EMPTY;

export const openGuest = (signal?: AbortSignal) => answer(api.openGuest({ signal }), signal);

/** Waits for a change of the cart, and tells the other tabs. */
const changed = async <T>(call: Promise<T>): Promise<T> => {
  const answered = await call;
  tellTabs('cart');
  return answered;
};

export const mergeCarts = (guestToken: string) => changed(answer(api.mergeCarts({ body: { guestToken } })));

export const addToCart = (body: api.AddToCartDto, signal?: AbortSignal) =>
  changed(answer(api.addToCart({ body, signal }), signal));

export const setCartLine = (id: string, quantity: number, signal?: AbortSignal) =>
  changed(answer(api.setCartLine({ path: { id }, body: { quantity }, signal }), signal));

export const removeCartLine = (id: string) => changed(answer(api.removeCartLine({ path: { id } })));

export const clearCart = () => changed(answer(api.clearCart()));
