import type { Config } from '../../platform/config/config.js';
import type { Part, Shelf } from '../../platform/files/contract.js';
import { shelfOf } from '../../platform/files/shelf-of.js';
import { PictureStore } from '../application/ports.js';
import { NoSpaceForPictures, PicturesUnavailable } from '../domain/refusals.js';

/** Under `<key>/<name>`, on a disk below the first letters of the key. */
export const PICTURES: Part = {
  ...{ folder: 'media', isPrivate: false, tryMs: 5_000, isForAll: true },
  spread: (path) => path.slice(0, 2),
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
/** What an original is stored as. */
const ORIGINAL_TYPE = 'image/webp';

/** Pictures in the place that the environment names. A key names its content. */
export class KeptPictures extends PictureStore {
  constructor(private readonly shelf: Shelf) {
    super();
  }

  override read(key: string, name: string): Promise<Uint8Array | undefined> {
    return this.shelf.read(`${key}/${name}`);
  }

  override write(key: string, name: string, content: Uint8Array): Promise<void> {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? ORIGINAL_TYPE;
    return this.shelf.write(`${key}/${name}`, content, { type, cacheControl: FOR_EVER });
  }
}

export const SAYS_OF_PICTURES = {
  what: 'pictures',
  full: () => new NoSpaceForPictures(),
  away: () => new PicturesUnavailable(),
};

export const pictureStore = (config: Config): PictureStore =>
  new KeptPictures(shelfOf(config, PICTURES, SAYS_OF_PICTURES));
