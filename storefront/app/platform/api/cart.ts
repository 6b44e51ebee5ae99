import { callApi } from './call';
import type { Cart, CartLine } from './order-types';

type Message = { message?: string };
const line = (id: string) => `/carts/${encodeURIComponent(id)}`;

export const getCart = (signal?: AbortSignal) => callApi<Cart>('/carts', { signal });

export const addToCart = (body: { productId: string; variantId?: string; quantity: number }) =>
  callApi<Message & { data: CartLine }>('/carts', { method: 'POST', body });

export const setCartLine = (id: string, quantity: number, signal?: AbortSignal) =>
  callApi<Cart & Message>(line(id), { method: 'PATCH', body: { quantity }, signal });

export const removeCartLine = (id: string) => callApi<Message>(line(id), { method: 'DELETE' });

export const clearCart = () => callApi<Message>('/carts', { method: 'DELETE' });
