import type { DigitalFile } from '../domain/digital-file.js';
import type { Download, ListedDownload, Owed, Part } from '../domain/download.js';

/** A variant of a product with what comes with it. */
export interface VariantFiles {
  variantId: string;
  sku: string;
  options: Readonly<Record<string, string>>;
  files: DigitalFile[];
}

/** Files that are sold. */
export abstract class DigitalFiles {
  /** Of each variant; undefined where there is no such product. */
  abstract ofProduct(productId: string): Promise<VariantFiles[] | undefined>;
  /** How many a variant of the product has, while nobody else adds one; undefined where it has no such variant. */
  abstract lockCount(productId: string, variantId: string): Promise<number | undefined>;
  abstract add(file: DigitalFile): Promise<void>;
  /** It is sold no more; undefined where the product has no such file. */
  abstract remove(productId: string, fileId: string, at: Date): Promise<DigitalFile | undefined>;
  /** Those that are not sold any more and that no link leads to, not erased yet. */
  abstract idle(now: Date, limit: number): Promise<Pick<DigitalFile, 'id' | 'key'>[]>;
  abstract erased(fileId: string, at: Date): Promise<void>;
}

/** Whom the links of an order go to, and what it may have links for. */
export interface DownloadBuyer {
  email: string;
  name: string;
  /** The order as people call it. */
  number: string;
  /** By its tag; null is the shop's own. */
  language: string | null;
  /** When the buyer has let files be handed over at once; null for never. */
  consentAt: Date | null;
  /** All of it was paid and some of that was kept, no bank has it, the order is neither open nor cancelled, and nobody has erased who bought. */
  isPaid: boolean;
}

/** A file that is being downloaded. */
export type Fetched = Pick<DigitalFile, 'key' | 'name' | 'bytes' | 'type'>;

/** A link as whoever uses it finds it. */
export interface KnownDownload
  extends Fetched, Pick<ListedDownload, 'usesLeft' | 'until' | 'lastUsedAt' | 'revokedAt'> {
  /** How many requests have gone on with the last use. */
  rests: number;
  /** When its buyer has let files be handed over at once; null for never. */
  consentAt: Date | null;
  orderedAt: Date;
}

/** Links to files, by the hash of their tokens. */
export abstract class Downloads {
  /** Locked, so that what is owed stays so; undefined where there is no such order. */
  abstract lockBuyer(orderId: string): Promise<DownloadBuyer | undefined>;
  /**
   * What lines of the order have files that are sold, and not all of whose pieces went back. `never` leaves out what there was a link for
   * already, revoked or not; `none` the lines that have one which was not revoked.
   */
  abstract owed(orderId: string, which: 'never' | 'none' | 'any'): Promise<Owed[]>;
  abstract add(downloads: readonly Download[]): Promise<void>;
  /** Those of the order that are not yet, or of its lines all of whose pieces went back. How many. */
  abstract revoke(orderId: string, at: Date, which: 'all' | 'returned'): Promise<number>;
  abstract mailed(ids: readonly string[], at: Date): Promise<void>;
  /** How many links of an order were made since, each moment once. */
  abstract madeSince(orderId: string, since: Date): Promise<number>;
  /** In the order of the lines, the newest of each first; undefined where there is no such order, or it is not of the account. */
  abstract ofOrder(orderId: string, accountId?: string): Promise<ListedDownload[] | undefined>;
  /** One use less, by one guarded statement, with requests of its own that may go on with it; undefined where none is left. */
  abstract use(tokenHash: string, now: Date): Promise<Fetched | undefined>;
  /** Goes on with a use since then, a limited number of times for each, by one guarded statement. Whether there is one. */
  abstract goOn(tokenHash: string, since: Date): Promise<boolean>;
  /** The buyer of the link's order lets files be handed over at once: the order, undefined where that was said before. */
  abstract consent(tokenHash: string, at: Date): Promise<string | undefined>;
  /** As it stands, for whoever only asks. */
  abstract find(tokenHash: string): Promise<KnownDownload | undefined>;
  /** Tokens of links that lead nowhere are kept no longer. How many. */
  abstract forgetTokens(now: Date): Promise<number>;
}

/** Bytes on their way, which can be hung up on. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  destroy(): unknown;
}

/** Where the bytes lie, which no address of the shop leads to. @throws FilesUnavailable, NoSpaceForFiles */
export abstract class FileStore {
  /** All or nothing. */
  abstract write(key: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  abstract read(key: string): Promise<Uint8Array | undefined>;
  /** Piece by piece; undefined where there is none. */
  abstract stream(key: string, part?: Part): Promise<ByteStream | undefined>;
  /** What is not there is removed already. */
  abstract remove(key: string): Promise<void>;
}

/** A token for a link: 256 bits that nobody guesses, so that a plain hash keeps it. */
export abstract class LinkTokens {
  abstract make(): { token: string; hash: string };
  abstract hashOf(token: string): string;
  abstract seal(token: string): string;
  /** Undefined when no key of this shop opens it. */
  abstract open(sealed: string): string | undefined;
}
