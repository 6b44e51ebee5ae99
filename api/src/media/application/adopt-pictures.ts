import { NotAPicture } from '../domain/refusals.js';
import type { PictureMaker, PictureStore, Pictures } from './ports.js';
import { ORIGINAL } from './serve-picture.js';

/** Makes pictures the shop's own whose files lie in its store already: those of a shop that moved, with their addresses. */
export class AdoptPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly store: PictureStore,
    private readonly maker: PictureMaker,
  ) {}

  /** Those of the keys that the shop has afterwards. A file that is not the picture of its key is none. */
  async adoptPictures(keys: readonly string[]): Promise<string[]> {
    const adopted: string[] = [];
    for (const key of keys) {
      const content = await this.store.read(key, ORIGINAL);
      const picture = content && (await this.maker.describe(content));
      if (picture?.key !== key) continue;
      await this.pictures.add([picture]);
      adopted.push(key);
    }
    return adopted;
  }

  /** One that another shop sends along. False, and nothing is kept, where it is not the picture of its key. */
  async bringPicture(key: string, content: Uint8Array): Promise<boolean> {
    const picture = await this.maker.describe(content).catch(noneOf);
    if (picture?.key !== key) return false;
    await this.store.write(key, ORIGINAL, content);
    await this.pictures.add([picture]);
    return true;
  }
}

function noneOf(error: unknown): undefined {
  if (!(error instanceof NotAPicture)) throw error;
}
