import * as api from '@duka/client';
import { answer } from './call';
import type { Cart, CartLine } from './order-types';

type Message = { message?: string };
type AddInput = { productId: string; variantId?: string; quantity: number };

export const getCart = (signal?: AbortSignal): Promise<Cart> => answer(api.getCart({ signal }), signal);

export const addToCart = (body: AddInput): Promise<Message & { data: CartLine }> =>
  answer(api.addToCart({ body }));

export const setCartLine = (
  id: string,
  quantity: number,
  signal?: AbortSignal,
): Promise<Message & { data: CartLine }> =>
  answer(api.setCartLine({ path: { id }, body: { quantity }, signal }), signal);

export const removeCartLine = (id: string): Promise<Message> => answer(api.removeCartLine({ path: { id } }));

export const clearCart = (): Promise<Message> => answer(api.clearCart());
