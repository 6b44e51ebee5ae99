import { Refusal, refusal } from '../../kernel/refusal.js';

/** The most units of one variant in a cart (security S33). */
export const MOST_PER_LINE = 99;

/** The product or variant does not exist or is no longer sold. */
export const NotForSale = refusal('not-found', 'product_not_found', 'Product not found.');

/** The most lines in a cart; a purchase takes twice as many, so that what two calls put at once can be bought. */
export const MOST_LINES = 100;

/** No such line in the caller's cart. */
export const CartLineNotFound = refusal('not-found', 'cart_item_not_found', 'Cart item not found');

/** The token names no guest: the session ended, or its cart was merged by making the guest a customer. */
export const GuestCartGone = refusal('not-found', 'guest_cart_not_found', 'There is no such guest.');

export const TooManyPerLine = refusal(
  'invalid',
  'too_many_per_line',
  `A cart holds at most ${MOST_PER_LINE} of one item`,
  'quantity',
);

/** A cart with as many different things as it holds. */
export const CartFull = refusal(
  'conflict',
  'cart_full',
  `A cart holds at most ${MOST_LINES} different items`,
);

/** Fewer units can be bought than the cart would hold. */
export class NotEnoughStock extends Refusal {
  constructor(available: number) {
    const message = available === 0 ? 'This item is out of stock' : `Only ${available} left in stock`;
    super('conflict', 'not_enough_stock', message, { data: { available } });
  }
}
