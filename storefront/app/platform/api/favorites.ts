import * as api from '@duka/client';
import { tellTabs } from '../stores/other-tabs';
import { answer } from './call';

export const listFavorites = (query: api.ListFavoritesData['query'] = {}) =>
  answer(api.listFavorites({ query }));

/** Waits for a change of the favorites, and tells the other tabs. */
const changed = async <T>(call: Promise<T>): Promise<T> => {
  const answered = await call;
  tellTabs('favorites');
  return answered;
};

export const putFavorite = (productId: string) => changed(answer(api.putFavorite({ path: { productId } })));

export const deleteFavorite = (productId: string) =>
  changed(answer(api.deleteFavorite({ path: { productId } })));
