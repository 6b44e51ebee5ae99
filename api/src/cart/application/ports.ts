import type { UnitPriceView } from '../../kernel/unit-price.js';
import type { ShownPart } from '../../kernel/bundle.js';
import type { PriceIn } from '../../kernel/price-in.js';

/** One line of a cart at today's prices. Amounts in the shop's currency. */
export interface CartLine {
  _id: string;
  id: string;
  productId: string;
  variantId: string;
  name: string;
  options: Record<string, string>;
  /** What one piece of it is made of; absent where it is no bundle. */
  parts?: ShownPart[];
  price: number;
  originalPrice: number | null;
  /** Its own prices in other currencies; absent without any. */
  prices?: PriceIn[];
  /** Absent where nobody says how much is in it. */
  unitPrice?: UnitPriceView;
  /** Files come with it; absent where none do. */
  isDownload?: boolean;
  /** False where it is not sent; absent where it is. */
  isShipped?: boolean;
  quantity: number;
  image: string | null;
  /** Units that can be bought now; null is unlimited. */
  stock: number | null;
  lineTotal: number;
}

/** A line of what is no longer sold, which the cart shows no more. */
export interface GoneLine {
  /** Taking it out dismisses the word. */
  _id: string;
  productId: string;
  variantId: string;
  name: string;
  quantity: number;
}

export interface Addition {
  accountId: string;
  productId: string;
  /** Undefined: the cheapest variant that is in stock. */
  variantId?: string;
  quantity: number;
}

/** What stands in the way of a line: units that can be bought, units already in the cart, and the cart's lines. */
export interface Shortage {
  available: number | null;
  inCart: number;
  lines: number;
}

/**
 * What the cart's own purchase that waits for its payment keeps on hold: it is replaced when the cart is bought again
 * (decision 0087), so it is there for this cart. Checkout answers.
 */
export abstract class OwnHolds {
  /** Units by variant. */
  abstract of(accountId: string, lineIds: readonly string[]): Promise<Map<string, number>>;
}

/** What was agreed to about a cart, such as a reminder of it. */
export abstract class CartFollowers {
  /** The cart of the one is the other's now. */
  abstract follow(fromId: string, intoId: string): Promise<void>;
}

/** The shoppers' carts: one line per account and variant, changed by guarded statements alone. */
export abstract class Carts {
  abstract lines(accountId: string): Promise<CartLine[]>;
  /** What lies in the cart and is no longer sold. */
  abstract gone(accountId: string): Promise<GoneLine[]>;
  abstract line(accountId: string, lineId: string): Promise<CartLine | undefined>;
  /** Adds up. Returns the line as it is now, or undefined when nothing was changed; see `shortage`. */
  abstract add(addition: Addition): Promise<CartLine | undefined>;
  /** Undefined when the variant is not for sale. */
  abstract shortage(addition: Addition): Promise<Shortage | undefined>;
  /** False when there is no such line or not that much stock; taking fewer is always possible. */
  abstract setQuantity(accountId: string, lineId: string, quantity: number): Promise<boolean>;
  abstract remove(accountId: string, lineId: string): Promise<boolean>;
  abstract clear(accountId: string): Promise<void>;
}
