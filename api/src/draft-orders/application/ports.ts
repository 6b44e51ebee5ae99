import type { DraftOrder, DraftTerms } from '../domain/draft-order.js';

/** Orders by hand that are not placed yet, and which orders they became. */
export abstract class DraftOrders {
  abstract add(id: string, terms: DraftTerms): Promise<void>;
  abstract find(id: string): Promise<DraftOrder | undefined>;
  /** While it is open. False when it is not. */
  abstract change(id: string, terms: DraftTerms): Promise<boolean>;
  /** Removes it while it is open. False when it is not. */
  abstract remove(id: string): Promise<boolean>;
  /** Whose order it will be: this account, unless it has one. Answers the one that it has then. */
  abstract giveTo(id: string, accountId: string): Promise<string>;
  /** It has become this order; what was said of people is in the order, and here no more. */
  abstract placed(id: string, orderId: string): Promise<void>;
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
  /** A new guest, whether or not visitors may buy as guests. */
  abstract openGuest(): Promise<string>;
}
