import type { Quote } from '../../checkout/application/quote.js';

/** So many lines fit into an address that every browser and proxy takes. */
const MOST = 40;

/** The shop's own cart with these things in it, for the buyer to go on there; by its name a browser knows what it has taken over. */
export const cartLink = (shop: string, { lines }: Quote, name: string): string => {
  const things = lines
    .slice(0, MOST)
    .map(({ offer, quantity }) => `${offer.productId}:${offer.variantId}:${quantity}`);
  return `${shop}/cart?add=${things.join(',')}&handover=${name}`;
};
