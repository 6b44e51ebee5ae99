/** What somebody waits for: one variant, or any of the product. */
export interface Wanted {
  productId: string;
  variantId?: string | null | undefined;
}

/** Who asks: the network, the language of the page, and the account if one is logged in. */
export interface Asker {
  ip: string;
  /** Its tag, such as `fr`; in it the letter is written. */
  language?: string | undefined;
  account?: { accountId: string; email: string } | undefined;
}

/** Somebody whose wait is over. */
export interface Arrival extends Wanted {
  email: string;
  product: string;
  language?: string | undefined;
}

/** The addresses that want to hear when something is back. */
export abstract class Alerts {
  /** Whether it can be bought now; undefined when there is no such thing on sale. */
  abstract isInStock(wanted: Wanted): Promise<boolean | undefined>;
  /**
   * Remembers the address once for the same thing; false when whoever asks did it too often. What others ask is not counted of
   * an account that asks for its own mailbox.
   */
  abstract remember(wanted: Wanted, email: string, asker: Asker): Promise<boolean>;
  /** Takes out, at most `limit` at once, those whose thing is in stock again. */
  abstract takeArrived(limit: number): Promise<Arrival[]>;
}
