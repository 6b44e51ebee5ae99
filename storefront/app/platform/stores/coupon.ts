import { createStore, useStore } from '../create-store';
import { keepForSession } from '../session/kept';
import { onSessionEnd } from '../session/session';
import { refreshCartCount } from './cart-count';
import { tellTabs } from './other-tabs';

const kept = keepForSession<string>('coupon');
const code = createStore<string | null>(kept.read());
onSessionEnd(() => code.set(null));

/** The coupon that the shopper wants to use in this tab, from the cart through to the payment. */
export const useCouponCode = (): string | null => useStore(code, null);

/** Keeps or forgets the coupon. */
export function chooseCoupon(next: string | null): void {
  code.set(next);
  if (next === null) kept.forget();
  else kept.keep(next);
}

/** After a payment the coupon is used and the cart without what was bought; answers whether it could be read. */
export function forgetBought(): Promise<boolean> {
  chooseCoupon(null);
  tellTabs('cart');
  return refreshCartCount();
}
