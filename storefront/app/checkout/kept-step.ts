import type { CheckoutState } from './checkout-state';
import { keepForSession } from '../platform/session/kept';

/** Where the shopper was in the checkout: comes back after a reload, and is gone with the order or the session. */
export const keptStep = keepForSession<Pick<CheckoutState, 'tab' | 'method'>>('checkout-step');
