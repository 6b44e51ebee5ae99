import type { PageOf, PageRequest } from '../../kernel/page.js';
import type { EarlierOrder, KnownOrder } from '../domain/earlier-order.js';

/** What became of the orders of an import that is taken back. */
export interface OrdersTakenBack {
  /** Orders that the import brought and that are gone. */
  removed: number;
  /** Orders that were there before and are as they were. */
  restored: number;
}

/** Orders of the shop that somebody moved from, hundreds in a statement. */
export abstract class EarlierOrders {
  /** Waits for another import, and keeps others out until the transaction ends. */
  abstract hold(): Promise<void>;
  /** Those of these numbers, by their keys. */
  abstract known(numbers: readonly string[]): Promise<ReadonlyMap<string, KnownOrder>>;
  /** To whose email those of these numbers belong that were moved there and are gone since, by their keys; null is somebody who was erased. */
  abstract movedTo(numbers: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Brings new ones and makes the known ones as they are now; each remembers for 30 days how it was. */
  abstract write(importId: string, orders: readonly EarlierOrder[]): Promise<void>;
  /** Undoes what an import of the last 30 days did to orders that no later one has changed. */
  abstract takeBack(importId: string): Promise<OrdersTakenBack>;
  /** Those of the mailbox of an account which has shown that it is theirs, the latest first. */
  abstract ofAccount(accountId: string, page: PageRequest): Promise<PageOf<EarlierOrder & { id: string }>>;
}
