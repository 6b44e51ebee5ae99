import * as api from '@duka/client';
import { readBearer } from '../session/session';
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

export const mergeCarts = (guestToken: string) => answer(api.mergeCarts({ body: { guestToken } }));

export const addToCart = (body: api.AddToCartDto, signal?: AbortSignal) =>
  answer(api.addToCart({ body, signal }), signal);

export const setCartLine = (id: string, quantity: number, signal?: AbortSignal) =>
  answer(api.setCartLine({ path: { id }, body: { quantity }, signal }), signal);

export const removeCartLine = (id: string) => answer(api.removeCartLine({ path: { id } }));

export const clearCart = () => answer(api.clearCart());
