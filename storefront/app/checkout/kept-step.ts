import type { WayToPay } from '../platform/api/types';
import { firstState, type CheckoutState } from './checkout-state';
import { keepForSession } from '../platform/session/kept';

/** Where the shopper was in the checkout: comes back after a reload, and is gone with the order or the session. */
export const keptStep = keepForSession<Pick<CheckoutState, 'tab' | 'method'>>('checkout-step');

/** Where the checkout opens: as before a reload, as far as the method is still offered and the address complete. */
export function startOf(ways: readonly WayToPay[] | null, isComplete: boolean) {
  const kept = keptStep.read();
  const way = ways?.find(({ method }) => method === kept?.method) ?? ways?.[0];
  return { tab: (isComplete && kept?.tab) || firstState.tab, method: way?.method ?? firstState.method };
}
