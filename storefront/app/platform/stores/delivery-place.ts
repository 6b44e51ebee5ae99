import { createStore, useStore } from '../create-store';
import { onSessionEnd } from '../session/session';
import { keepForSession } from '../session/kept';

const kept = keepForSession<string>('place');
const place = createStore<string | null>(null);
onSessionEnd(() => place.set(null));

/** Where the shopper has things sent, by ISO 3166-1; null while nobody knows, and while hydrating. */
export const useDeliveryPlace = (): string | null => useStore(place, null);

/** The country was chosen, in the checkout, the cart or the address book. */
export function deliverTo(country: string | undefined): void {
  if (!country || country === place.get()) return;
  kept.keep(country);
  place.set(country);
}

/** What this tab knows already. */
export function recallPlace(): string | null {
  place.set(kept.read());
  return place.get();
}
