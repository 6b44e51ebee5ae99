import { messageOf } from '../api/api-error';
import { createStore, useStore } from '../create-store';
import { favoriteTexts } from '../messages/en/favorites';
import { readToken } from '../session/session';
import { toast } from '../toasts';

const none: ReadonlySet<string> = new Set();
const saved = createStore<ReadonlySet<string>>(none);

/** Ids of the shopper's favorite products; empty on the server and for visitors. */
export const useFavoriteIds = (): ReadonlySet<string> => useStore(saved, none);

/** Sets all favorites, for the page that has just read them. */
export const setFavoriteIds = (ids: Iterable<string>): void => saved.set(new Set(ids));

/** Reads the favorites of the logged-in shopper. */
export async function refreshFavorites(): Promise<void> {
  const token = readToken();
  if (!token) return setFavoriteIds([]);
  try {
    const { listFavorites } = await import('../api/favorites');
    const { data } = await listFavorites({ limit: 100 });
    if (token === readToken()) setFavoriteIds(data.map((product) => product._id));
  } catch {
    // Hearts are an extra: without an answer they stay as they are.
  }
}

function mark(productId: string, favorite: boolean): void {
  const next = new Set(saved.get());
  if (favorite) next.add(productId);
  else next.delete(productId);
  saved.set(next);
}

/** Saves or unsaves a product: shown at once, taken back when the server refuses. The toast follows the state before the call. */
export async function flipFavorite(productId: string): Promise<void> {
  const wasFavorite = saved.get().has(productId);
  mark(productId, !wasFavorite);
  try {
    const { deleteFavorite, putFavorite } = await import('../api/favorites');
    await (wasFavorite ? deleteFavorite(productId) : putFavorite(productId));
    toast.success(wasFavorite ? favoriteTexts.removed : favoriteTexts.added);
  } catch (error) {
    mark(productId, wasFavorite);
    toast.error(messageOf(error, favoriteTexts.failed));
  }
}

/** Saves a product that a visitor had marked before logging in; saving twice changes nothing. */
export async function saveFavorite(productId: string): Promise<void> {
  if (saved.get().has(productId)) return;
  await flipFavorite(productId);
}
