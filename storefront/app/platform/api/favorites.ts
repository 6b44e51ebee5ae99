import * as api from '@duka/client';
import { answer } from './call';

export const listFavorites = (query: api.ListFavoritesData['query'] = {}) =>
  answer(api.listFavorites({ query }));

export const putFavorite = (productId: string) => answer(api.putFavorite({ path: { productId } }));

export const deleteFavorite = (productId: string) => answer(api.deleteFavorite({ path: { productId } }));
