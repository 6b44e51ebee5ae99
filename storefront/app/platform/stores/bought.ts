import { getCart, removeCartLine } from '../api/cart';
import type { CartLine } from '../api/types';
import { keepForSession } from '../session/kept';
import { setCartCount } from './cart-count';
import { chooseCoupon } from './coupon';

type Bought = Record<string, number>;
const kept = keepForSession<Bought>('bought');

/** Remembers what is being paid for, line by line, until the payment is through. */
export function rememberBought(lines: readonly Pick<CartLine, '_id' | 'quantity'>[]): void {
  kept.keep(Object.fromEntries(lines.map((line) => [line._id, line.quantity])));
}

/** The lines that are still in the cart exactly as they were paid for; what was added since stays. */
export function leftOver(cart: readonly Pick<CartLine, '_id' | 'quantity'>[], bought: Bought): string[] {
  return cart.filter((line) => bought[line._id] === line.quantity).map((line) => line._id);
}

/**
 * After a payment: the server has taken what was bought out of the cart; whatever of it is still there goes now, and
 * the badge follows. @throws ApiError when the cart cannot be read or cleared
 */
export async function clearBought(): Promise<void> {
  const bought = kept.read() ?? {};
  kept.forget();
  chooseCoupon(null);
  setCartCount(0);
  const cart = await getCart();
  const over = leftOver(cart.data, bought);
  for (const id of over) await removeCartLine(id);
  setCartCount(
    cart.data.filter((line) => !over.includes(line._id)).reduce((sum, line) => sum + line.quantity, 0),
  );
}
