import type { AuditEntry } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { EarlierOrder } from '../../earlier-orders/domain/earlier-order.js';
import type { Brought, Part, Row } from '../domain/parts.js';
import type { Upload } from '../domain/upload.js';

/** A file within an archive; small enough to be held. */
export interface Entry {
  name: string;
  content: Uint8Array;
}

/** One file of many files, written and read piece by piece. */
export abstract class Archives {
  /** What `produce` puts into it, which begins when it is read first and ends with whoever reads. */
  abstract write(produce: (put: (entry: Entry) => Promise<void>) => Promise<void>): AsyncIterable<Uint8Array>;
  /** What `body` fails with goes on as it is. @throws NotAnArchive */
  abstract read(body: AsyncIterable<Uint8Array>): AsyncIterable<Entry>;
}

/** An order as history, with the id by which archives order those of one moment; one that was moved to another account stays so. */
export type HistoricOrder = EarlierOrder & { id: string; isMoved?: true };

/** The tables that an archive is made of. */
export abstract class ShopTables {
  /** Names the state of the tables; a later one is greater. */
  abstract schema(): string;
  /**
   * Whether there are no products, orders and customers, of this shop and of an earlier one. Until the transaction ends whoever
   * would make a product, a customer, an order of an earlier shop or credit waits.
   */
  abstract isEmpty(): Promise<boolean>;
  /** The same as it looks now. */
  abstract looksEmpty(): Promise<boolean>;
  /** The running transaction may wait for files: nobody ends it for doing nothing meanwhile. */
  abstract takeTime(): Promise<void>;
  abstract batches(part: Part): AsyncIterable<Row[]>;
  /** This shop's orders and those it brought along, the oldest first. */
  abstract orders(): AsyncIterable<HistoricOrder[]>;
  /** The pictures that the shop knows, by their keys. */
  abstract pictures(): AsyncIterable<string[]>;
  /** The files that are sold, by their keys in the private store. */
  abstract files(): AsyncIterable<string[]>;
  abstract clear(part: Part): Promise<void>;
  /** @throws NotAnArchive when the table takes none of such rows */
  abstract insert(part: Part, rows: readonly Row[]): Promise<void>;
  /** @throws NotAnArchive */
  abstract insertOrders(importId: string, orders: readonly HistoricOrder[]): Promise<void>;
  /** What follows from the rest: the stars of products, what of the stock lies at other places than the default one. */
  abstract settle(): Promise<void>;
}

/** Whoever fetches a download. */
export type Taker = AuditEntry['actor'] & Pick<Caller, 'permissions'>;

/** Files of whole shops between those who send or fetch them and this shop. */
export abstract class ArchiveDesk {
  abstract upload(): Promise<Upload | undefined>;
  /** As it stands, and nobody else begins one until the transaction ends. */
  abstract lockUpload(): Promise<Upload | undefined>;
  /** In place of any before. */
  abstract begin(id: string, accountId: string, bytes: number): Promise<void>;
  /** Kept once, however often it is sent; false where the file comes in no more. */
  abstract keep(id: string, number: number, content: Uint8Array): Promise<boolean>;
  /** True once, for whoever has all of it. */
  abstract isToBeFilled(id: string): Promise<boolean>;
  /** One more try to fill the shop: how many there were, and in whose name; undefined when there is nothing to do. */
  abstract beginFilling(id: string): Promise<{ tries: number; actor: AuditEntry['actor'] } | undefined>;
  abstract pieces(id: string): AsyncIterable<Uint8Array>;
  /** The pieces go; false when it has ended before. */
  abstract end(id: string, end: { brought: Brought } | { sentence: string }): Promise<boolean>;
  abstract offer(id: string, accountId: string): Promise<void>;
  /** Once, within `seconds` of the offer. Whoever was offered it, with what they may do now; not one whose account is closed. */
  abstract take(id: string, seconds: number): Promise<Taker | undefined>;
  /** What nobody sends the rest of, and what was fetched or not, from before a moment. */
  abstract forget(before: Date): Promise<void>;
}

/** Fills the shop later, out of the request that brought the last piece. */
export abstract class LaterFilling {
  abstract fill(id: string): Promise<void>;
}
