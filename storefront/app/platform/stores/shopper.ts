import { readBearer, readToken, takeGuest, watchSession } from '../session/session';
import { refreshCartCount, putIntoCart } from './cart-count';
import { refreshFavorites, saveFavorite } from './favorites';
import { onOtherTab } from './other-tabs';
import '../session/traces';
import { takeIntent } from '../session/intent';

/** Loads badge and hearts for whoever is logged in, again on each login and logout; answers how to stop. */
export function followShopper(): () => void {
  let token: string | null = null;
  const update = () => {
    const now = readBearer();
    if (now === token) return;
    token = now;
    void takeCartAlong().then(refreshCartCount);
    void refreshFavorites();
  };
  update();
  const stops = [
    watchSession(update),
    onOtherTab('cart', () => void refreshCartCount()),
    onOtherTab('favorites', () => void refreshFavorites()),
  ];
  return () => stops.forEach((stop) => stop());
}

/** At a log-in: what was put into the cart before comes along. */
async function takeCartAlong(): Promise<void> {
  const guest = readToken() && takeGuest();
  if (guest) await (await import('./merge-cart')).mergeCart(guest);
}

/** Does what the visitor wanted before being asked to log in, once logged in. */
export async function finishIntent(): Promise<void> {
  const intent = readToken() && takeIntent();
  if (!intent) return;
  if (intent.kind === 'cart') await putIntoCart(intent, 'after-login').then(refreshCartCount);
  else await refreshFavorites().then(() => saveFavorite(intent.productId));
}
