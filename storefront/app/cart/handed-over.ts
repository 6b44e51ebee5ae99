import { addToCart } from '../platform/stores/add-to-cart';

const MOST = 40;
const THING = /^([\da-f-]{36}):([\da-f-]{36}):([1-9]\d?)$/;

/** Puts things into the cart that a link names (`product:variant:pieces,…`), one after the other; each is told as any other. */
export async function takeHandedOver(named: string, signal: AbortSignal): Promise<void> {
  for (const thing of named.split(',').slice(0, MOST)) {
    const [, productId, variantId, pieces] = THING.exec(thing) ?? [];
    if (!productId || !variantId || signal.aborted) continue;
    await addToCart({ productId, variantId, quantity: Number(pieces) }, 'after-login', null, signal);
  }
}
