import { createStore, useStore } from '../create-store';
import type { DeliveryPromise } from '../delivery-promise';
import { onSessionEnd } from '../session/session';

/** What is promised where the shopper is: dates where goods ship. */
export type PromisedThere = { delivery: DeliveryPromise; arrives: { from: string; to: string } | null };

const promise = createStore<PromisedThere | null>(null);
onSessionEnd(() => promise.set(null));

/** What is promised there; null is what the shop promises in its own country. */
export const usePromisedThere = (): PromisedThere | null => useStore(promise, null);

export const promiseThere = (next: PromisedThere | null): void => promise.set(next);
