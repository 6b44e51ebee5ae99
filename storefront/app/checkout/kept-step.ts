import type { WayToPay } from '../platform/api/types';
import { firstState, type CheckoutState } from './checkout-state';
import { keepForSession } from '../platform/session/kept';
import type { Delivery } from './delivery';

export type Step = Pick<CheckoutState, 'tab' | 'method'> & { mobileNumber: string };

const keptStep = keepForSession<Step>('checkout-step');
const keptDelivery = keepForSession<Delivery>('checkout-delivery');

/** Where the shopper was in the checkout, and what was chosen there: comes back after a reload, and is gone with the order or the session. */
export const kept = {
  step: keptStep,
  delivery: keptDelivery,
  forget(): void {
    keptStep.forget();
    keptDelivery.forget();
  },
};

/** Where the checkout opens: as before a reload, as far as the method is still offered and the address complete. */
export function startOf(ways: readonly WayToPay[] | null, isComplete: boolean): Step {
  const before = keptStep.read();
  const way = ways?.find(({ method }) => method === before?.method) ?? ways?.[0];
  return {
    tab: (isComplete && before?.tab) || firstState.tab,
    method: way?.method ?? firstState.method,
    mobileNumber: before?.mobileNumber ?? '',
  };
}
