import type { Money } from '../../kernel/money.js';
import type { TaxCategory } from '../../kernel/tax-category.js';

/** One thing that somebody wants to buy, as named by the caller. */
export interface WantedItem {
  /** A line of the caller's cart, a variant, or a product with one variant. */
  _id: string;
  variantId?: string | undefined;
  quantity: number;
  /** What the caller believes that one piece costs, in the shop's currency; compared, never charged. */
  price?: number | undefined;
}

/** A variant as the shop sells it now. */
export interface Offer {
  variantId: string;
  productId: string;
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  image: string | null;
  description: string;
  listPrice: Money;
  unitPrice: Money;
  taxCategory: TaxCategory;
  /** Of the product, which has prices and sale. */
  version: number;
  /** What one piece weighs. */
  grams: number;
  /** Whether it is sent at all; a gift card, say, is not. */
  isShipped: boolean;
  /** Pieces that can still be had; null is any number. */
  available: number | null;
}

export interface CartItem {
  id: string;
  variantId: string;
  quantity: number;
}

/** What lies in a shopper's cart, oldest first, and what of it or of other things is on sale. */
export interface Basket {
  cart: CartItem[];
  offers: Offer[];
}

/** What the shop has for sale, whether named by cart line, by variant or by product. */
export abstract class BasketReads {
  /** The whole cart, and the variants on sale that `ids` name; without `ids` those that lie in the cart. */
  abstract basket(accountId: string, ids?: readonly string[]): Promise<Basket>;
}

/** The shoppers' carts, as far as paying for them goes. */
export abstract class Carts {
  /** Takes out what was bought and leaves what was added since. */
  abstract takeOut(
    accountId: string,
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void>;
}

export interface Standing {
  orderId: string | null;
  /** Whether the caller says now what was said when the order was placed under this name. */
  sameRequest: boolean;
  waiting: boolean;
}

/**
 * Remembers which order a purchase became, in the transaction that places it, so that a double click, a second tab or a
 * client's retry finds the first one's order.
 */
export abstract class Purchases {
  /** Before a purchase: the order that has its name already, and whether the account has one that waits for money. */
  abstract standing(accountId: string, name: string | undefined, request: string): Promise<Standing>;
  /**
   * Takes all these names at once, in order. False when one of them was known: then each must be claimed by itself.
   * `request` is kept with the caller's own name (`key:`).
   */
  abstract claimNew(
    accountId: string,
    names: readonly string[],
    orderId: string,
    request: string,
  ): Promise<boolean>;
  /** The order that has this name: `orderId` when it is new. Waits for another one that is being placed. */
  abstract claim(accountId: string, name: string, orderId: string, request?: string): Promise<string>;
  /**
   * The orders that have these names, by name, in one snapshot: names that were claimed together are found together
   * or not at all. An accepted order is left out: no later purchase replaces it.
   */
  abstract find(accountId: string, names: readonly string[]): Promise<Map<string, string>>;
  /** Frees those of these names that an accepted order has: what is left in the cart is another purchase. */
  abstract release(accountId: string, names: readonly string[]): Promise<void>;
  /** The order behind the name is over: from now on it is the name of this one. */
  abstract reassign(accountId: string, name: string, orderId: string): Promise<void>;
  /** Drops names that no waiting order has any more; the callers' own names are kept for ever. */
  abstract forget(): Promise<void>;
}

/** Orders that wait for money. */
export abstract class WaitingOrders {
  /** Ids of pending orders whose stock was held until a moment that has passed on the database's clock. */
  abstract expired(limit: number): Promise<string[]>;
  /** Units that those of these orders hold that still wait, by variant. */
  abstract held(orderIds: readonly string[]): Promise<Map<string, number>>;
  /** Whether the order's stock was held until a moment that has passed on the database's clock; locks its row. */
  abstract isOver(orderId: string): Promise<boolean>;
}
