import * as api from '@duka/client';
import { answer } from './call';

export const getCart = (signal?: AbortSignal) => answer(api.getCart({ signal }), signal);

export const addToCart = (body: api.AddToCartDto) => answer(api.addToCart({ body }));

export const setCartLine = (id: string, quantity: number, signal?: AbortSignal) =>
  answer(api.setCartLine({ path: { id }, body: { quantity }, signal }), signal);

export const removeCartLine = (id: string) => answer(api.removeCartLine({ path: { id } }));

export const clearCart = () => answer(api.clearCart());
