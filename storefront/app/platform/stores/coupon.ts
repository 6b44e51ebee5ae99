import { createStore, useStore } from '../create-store';

const KEY = 'duka.coupon';

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const code = createStore<string | null>(typeof window === 'undefined' ? null : stored());

/** The coupon that the shopper wants to use in this tab, from the cart through to the payment. */
export const useCouponCode = (): string | null => useStore(code, null);

/** Keeps or forgets the coupon. */
export function chooseCoupon(next: string | null): void {
  code.set(next);
  try {
    if (next === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
