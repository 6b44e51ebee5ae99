import type { BundlePart } from '../../kernel/bundle.js';
import type { Money } from '../../kernel/money.js';
import type { GroupPrice } from '../../kernel/group-price.js';
import type { Priced } from '../../kernel/own-price.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import type { ProductFacts } from '../../promotions/domain/discount.js';

/** One thing that somebody wants to buy, as named by the caller. */
export interface WantedItem {
  /** A line of the caller's cart, a variant, or a product with one variant. */
  _id: string;
  variantId?: string | undefined;
  quantity: number;
  /** What the caller believes that one piece costs, in the shop's currency; compared, never charged. */
  price?: number | undefined;
}

/** A line that is no good of the catalogue: what it is, and what staff has agreed that a piece costs. */
export interface OwnLine {
  /** Of this line alone, by which the order calls it. */
  variantId: string;
  name: string;
  /** Of one piece, in the currency of the order. */
  price: Money;
  taxCategory: TaxCategory;
  /** Whether it is sent. */
  isShipped: boolean;
  /** What one piece weighs, for rates by weight; 0 where nobody has said. */
  grams: number;
  quantity: number;
}

/** A variant as the shop sells it now, at the shop's prices. */
export interface Offer extends Priced {
  variantId: string;
  productId: string;
  sku: string;
  name: string;
  options: Readonly<Record<string, string>>;
  /** As the shop itself calls it, where the buyer reads a translation. */
  original?: { name: string; options: Readonly<Record<string, string>> };
  image: string | null;
  description: string;
  /** In the currency that was asked for; null where the price follows the rate. */
  ownPrice: Priced | null;
  /** Of the groups that the account belongs to alone, in the shop's currency and in the one that was asked for; left out where there are none. */
  groupPrices?: readonly GroupPrice[];
  /** By which it is sold; left out where it is sold at what everybody pays. */
  groupPrice?: GroupPrice;
  taxCategory: TaxCategory;
  /** Of the product, which has prices and sale. */
  version: number;
  /** What one piece weighs, and measures with its packing; 0 where nobody has said. */
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  /** Whether it is sent at all; a gift card, say, is not. */
  isShipped: boolean;
  /** Sold as a gift card, whose amount is its price. */
  isGiftCard?: boolean;
  /** No good of the catalogue but a line of the staff's own. */
  isOwn?: boolean;
  /** What one piece of a bundle is made of; left out where it is none. */
  parts?: readonly BundlePart[];
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
  /** By product, what discounts ask of it. */
  facts: ReadonlyMap<string, ProductFacts>;
}

/** What the shop has for sale, whether named by cart line, by variant or by product. */
export abstract class BasketReads {
  /**
   * The whole cart, and the variants on sale that `ids` name; without `ids` those that lie in the cart. Own prices are
   * those in `currency`, another one than the shop's.
   */
  abstract basket(accountId: string, ids?: readonly string[], currency?: string): Promise<Basket>;
}

/** Which goods are files. */
export abstract class SoldFiles {
  /** Whether files come with one of these variants. */
  abstract comeWith(variantIds: readonly string[]): Promise<boolean>;
}

/** A cart line and the order that it was bought with last. */
export interface OrderedLine {
  lineId: string;
  orderId: string;
  /** The order waits for money: the line is its alone. */
  isWaiting: boolean;
}

/** The shoppers' carts, as far as paying for them goes. A cart line belongs to one waiting order. */
export abstract class Carts {
  /** The lines of the cart that were bought before. */
  abstract ordered(accountId: string): Promise<OrderedLine[]>;
  /**
   * Gives these lines to an order that is being placed, in its transaction, if none has gone and each is free or belongs
   * to one of `earlier`. Waits for another purchase of the same lines.
   */
  abstract give(lineIds: readonly string[], orderId: string, earlier: readonly string[]): Promise<boolean>;
  /** Takes what was bought out of the order's own lines and leaves what was added since, free for another order. */
  abstract takeOut(
    order: { id: string; accountId: string },
    bought: readonly { variantId: string; quantity: number }[],
  ): Promise<void>;
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
