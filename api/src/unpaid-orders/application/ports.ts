import type { Unpaid, UnpaidHold } from '../domain/unpaid-rules.js';

/** Whose hits count together: an address, or the site (/48) of an IPv6 one, which may do `times` as much. */
export interface OriginNetwork {
  key: string;
  times: number;
}

export interface UnpaidOrder {
  orderId: string;
  accountId: string;
  /**
   * The mail address that a guest has named, in small letters: with its network it counts as the account does, since others
   * can name it, too.
   */
  contact: string | null;
  networks: readonly OriginNetwork[];
  units: number;
  /** Its money is recorded by staff: nobody else ends it before its hold does. */
  byStaff: boolean;
}

export interface UnpaidCounts {
  /** The larger of what the account has and what its contact has from its network. */
  account: Unpaid;
  /** In the order of the networks. */
  networks: Unpaid[];
}

/** Orders that wait for payment, with where they came from for as long as they wait. */
export abstract class UnpaidOrders {
  /**
   * Records the order in the caller's transaction. `exact`: another one of the same account or network waits until this
   * transaction is over, so that no two pass a limit together.
   */
  abstract record(order: UnpaidOrder, exact: boolean): Promise<void>;
  /** Orders of its account and networks, itself included; some that wait no longer may be among them. */
  abstract counts(order: UnpaidOrder): Promise<UnpaidCounts>;
  /** Whether the account has an order whose money the shop has. */
  abstract hasPaid(accountId: string): Promise<boolean>;
  /**
   * What orders whose money staff records hold of those of these variants whose stock is counted. Newcomers are counted of
   * `network`, the widest key of one; of none when there is none.
   */
  abstract holds(variantIds: readonly string[], network: string | undefined): Promise<UnpaidHold[]>;
  /** Forgets orders that no longer wait. Answers whether there were any. */
  abstract forgetSettled(): Promise<boolean>;
}
