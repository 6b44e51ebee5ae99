import type { DraftOrder, DraftTerms } from '../domain/draft-order.js';
import type { DraftQuote } from '../domain/draft-quote.js';

/** As it was read: written to only if nobody has changed it since. */
export type DraftVersion = Pick<DraftOrder, 'id' | 'version'>;

/** Orders by hand that are not placed yet, and which orders they became. Whoever writes amounts of the shop's currency holds it: CurrencyChanged. */
export abstract class DraftOrders {
  abstract add(id: string, terms: DraftTerms): Promise<void>;
  abstract find(id: string): Promise<DraftOrder | undefined>;
  /** While it is open and as it was read: whose it was as a customer’s it is no more. False when it is not. */
  abstract change(of: DraftVersion, terms: DraftTerms, quote: DraftQuote | null): Promise<boolean>;
  /** Its quote, or what became of it, while it is open and as it was read. False when it is not. */
  abstract quoted(of: DraftVersion, quote: DraftQuote): Promise<boolean>;
  /** Removes it while it is open. False when it is not. */
  abstract remove(id: string): Promise<boolean>;
  /** Whose order it will be: this account, unless it has got another since it was read. Answers the one that it has then. */
  abstract giveTo(of: Pick<DraftOrder, 'id' | 'buyerId'>, accountId: string): Promise<string>;
  /** It has become this order; what was said of people is in the order, and here no more. False when it is not open and as it was read. */
  abstract placed(of: DraftVersion, orderId: string, quote: DraftQuote | null): Promise<boolean>;
}

export interface Buyer {
  accountId: string;
  name: string;
  email: string;
}

/** Who buys by an order of the staff. */
export abstract class DraftBuyers {
  /** The customer's account, unless it is disabled. */
  abstract customer(accountId: string): Promise<Buyer | undefined>;
  abstract isGuest(accountId: string): Promise<boolean>;
  /** A new guest, whether or not visitors may buy as guests. */
  abstract openGuest(): Promise<string>;
}

/** The secrets of links to quotes. */
export abstract class QuoteSecrets {
  /** Nobody guesses it. */
  abstract newToken(): string;
  abstract hashOf(token: string): string;
}
