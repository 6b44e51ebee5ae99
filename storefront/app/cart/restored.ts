import { openLeftCart } from '../platform/api/cart-reminder';

/**
 * The address of the cart that takes what a mailed link brings back; null when nothing can be bought of it any more. On the device on
 * which the cart was left it is there still, and elsewhere it comes with the log-in: only what is missing then is put.
 */
export async function restored(token: string, signal: AbortSignal): Promise<string | null> {
  const { data: left } = await openLeftCart(token, signal);
  const named = left.map(({ productId, variantId, quantity }) => `${productId}:${variantId}:${quantity}`);
  return named.length === 0 ? null : `/cart?add=${named.join(',')}&missing`;
}
