import { createStore, useStore } from '../create-store';
import { onSessionEnd } from '../session/session';
import { keepForSession } from '../session/kept';
import type { DeliveryPromise } from '../delivery-promise';

/** What is promised where the shopper is: dates where goods ship. */
export type PromisedThere = { delivery: DeliveryPromise; arrives: { from: string; to: string } | null };

const kept = keepForSession<string>('place');
const place = createStore<string | null>(null);
const promise = createStore<PromisedThere | null>(null);
onSessionEnd(() => {
  place.set(null);
  promise.set(null);
});

/** Where the shopper has things sent, by ISO 3166-1; null while nobody knows, and while hydrating. */
export const useDeliveryPlace = (): string | null => useStore(place, null);

/** What is promised there; null is what the shop promises in its own country. */
export const usePromisedThere = (): PromisedThere | null => useStore(promise, null);

export const promiseThere = (next: PromisedThere | null): void => promise.set(next);

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
