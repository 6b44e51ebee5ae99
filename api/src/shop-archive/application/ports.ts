import type { EarlierOrder } from '../../earlier-orders/domain/earlier-order.js';
import type { Part, Row } from '../domain/parts.js';

/** A file within an archive; small enough to be held. */
export interface Entry {
  name: string;
  content: Uint8Array;
}

/** One file of many files, written and read piece by piece. */
export abstract class Archives {
  /** What `produce` puts into it, while it is read. */
  abstract write(produce: (put: (entry: Entry) => Promise<void>) => Promise<void>): AsyncIterable<Uint8Array>;
  /** @throws NotAnArchive */
  abstract read(body: AsyncIterable<Uint8Array>): AsyncIterable<Entry>;
}

/** An order as history, with the id by which archives order those of one moment; one that was moved to another account stays so. */
export type HistoricOrder = EarlierOrder & { id: string; isMoved?: true };

/** The tables that an archive is made of. */
export abstract class ShopTables {
  /** Names the state of the tables; a later one is greater. */
  abstract schema(): string;
  /** Whether there are no products, orders and customers, of this shop and of an earlier one; nobody makes any until the transaction ends. */
  abstract isEmpty(): Promise<boolean>;
  abstract batches(part: Part): AsyncIterable<Row[]>;
  /** This shop's orders and those it brought along, the oldest first. */
  abstract orders(): AsyncIterable<HistoricOrder[]>;
  /** The pictures that the shop knows, by their keys. */
  abstract pictures(): AsyncIterable<string[]>;
  abstract clear(part: Part): Promise<void>;
  /** @throws NotAnArchive when the table takes none of such rows */
  abstract insert(part: Part, rows: readonly Row[]): Promise<void>;
  /** @throws NotAnArchive */
  abstract insertOrders(importId: string, orders: readonly HistoricOrder[]): Promise<void>;
  /** What follows from the rest: the stars of products, what of the stock lies at other places than the default one. */
  abstract settle(): Promise<void>;
}
