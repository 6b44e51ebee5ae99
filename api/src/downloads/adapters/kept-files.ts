import type { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config.js';
import type { Part as PartOfPlace, Shelf } from '../../platform/files/contract.js';
import { shelfOf } from '../../platform/files/shelf-of.js';
import { FileStore } from '../application/ports.js';
import { isKey } from '../domain/digital-file.js';
import type { Part } from '../domain/download.js';
import { FilesUnavailable, NoSpaceForFiles } from '../domain/refusals.js';

/** Under their keys, beside the pictures that everybody sees; the end of a UUIDv7, by which a disk spreads them, is its random part. */
const FILES: PartOfPlace = {
  // a large file takes longer to come than its first byte
  ...{ folder: 'private', isPrivate: true, tryMs: 15_000, isForAll: false },
  spread: (key) => key.slice(-2),
};
const KIND = { type: 'application/octet-stream', cacheControl: 'private, no-store' };

/** Files that are sold, in the place that the environment names. */
class KeptFiles extends FileStore {
  constructor(private readonly shelf: Shelf) {
    super();
  }

  override async write(key: string, content: Uint8Array): Promise<void> {
    await this.shelf.write(named(key), content, KIND);
  }

  override async read(key: string): Promise<Uint8Array | undefined> {
    return this.shelf.read(named(key));
  }

  override async stream(key: string, part?: Part): Promise<Readable | undefined> {
    return this.shelf.stream(named(key), part);
  }

  override async remove(key: string): Promise<void> {
    await this.shelf.remove(named(key));
  }
}

/** @throws an error where no file is called so */
function named(key: string): string {
  if (!isKey(key)) throw new Error(`no file is called ${key}`);
  return key;
}

export const fileStore = (config: Config): FileStore =>
  new KeptFiles(
    shelfOf(config, FILES, {
      what: 'files',
      full: () => new NoSpaceForFiles(),
      away: () => new FilesUnavailable(),
    }),
  );
