import type { Readable } from 'node:stream';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { PlaceIsAway, PlaceIsFull, Shelf, type Kind, type Part, type Range } from './contract.js';
import { PLACES } from './index.js';

/** How the feature whose part it is says that something is wrong with the place. */
export interface Says {
  /** What lies there, such as "pictures", for the log. */
  what: string;
  full: () => Error;
  away: () => Error;
}

/** A part of the place that the environment sets up; what is wrong with it is told in the log, and said as the feature does. */
export function shelfOf(config: Config, part: Part, says: Says, places = PLACES): Shelf {
  const place = places.find(({ isSetUp }) => isSetUp(config.given));
  if (!place) throw new Error('the shop knows no place for files');
  return new ToldShelf(place.open(config, part), says);
}

export class ToldShelf extends Shelf {
  constructor(
    private readonly shelf: Shelf,
    private readonly says: Says,
  ) {
    super();
  }

  override read(path: string): Promise<Uint8Array | undefined> {
    return this.shelf.read(path).catch((error: unknown) => this.tell(error));
  }

  override write(path: string, content: Uint8Array, kind: Kind): Promise<void> {
    return this.shelf.write(path, content, kind).catch((error: unknown) => this.tell(error));
  }

  override stream(path: string, range?: Range): Promise<Readable | undefined> {
    return this.shelf.stream(path, range).catch((error: unknown) => this.tell(error));
  }

  override remove(path: string): Promise<void> {
    return this.shelf.remove(path).catch((error: unknown) => this.tell(error));
  }

  private tell(error: unknown): never {
    const { what, full, away } = this.says;
    if (error instanceof PlaceIsFull) {
      log.error({ err: error.cause }, `there is no space left for ${what}`);
      throw full();
    }
    if (!(error instanceof PlaceIsAway)) throw error;
    log.error({ err: error.cause, storage: error.where }, `${what} cannot be reached`);
    throw away();
  }
}
