import { callApi } from './call';
import type { Page, ProductCard } from './types';

export const listFavorites = (query: { page?: number; limit?: number } = {}) =>
  callApi<{ data: ProductCard[]; meta: Page }>('/favorites', { query });

/** Saves or unsaves the product, whichever it is not. */
export const toggleFavorite = (productId: string) =>
  callApi<{ message?: string; data: { favorited: boolean; productId: string } }>('/favorites', {
    method: 'POST',
    body: { productId },
  });

export const putFavorite = (productId: string) =>
  callApi<{ message?: string }>(`/favorites/${encodeURIComponent(productId)}`, { method: 'PUT' });

export const deleteFavorite = (productId: string) =>
  callApi<{ message?: string }>(`/favorites/${encodeURIComponent(productId)}`, { method: 'DELETE' });
