import * as api from '@duka/client';
import { answer } from './call';
import type { Page, ProductCard } from './types';

type Message = { message?: string };

export const listFavorites = (
  query: { page?: number; limit?: number } = {},
): Promise<{ data: ProductCard[]; meta: Page }> => answer(api.listFavorites({ query }));

export const putFavorite = (productId: string): Promise<Message> =>
  answer(api.putFavorite({ path: { productId } }));

export const deleteFavorite = (productId: string): Promise<Message> =>
  answer(api.deleteFavorite({ path: { productId } }));
