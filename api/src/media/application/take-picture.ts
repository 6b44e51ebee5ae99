import { isCalled, kindOf } from '../domain/picture-kind.js';
import type { Picture } from '../domain/picture.js';
import { NotAPicture } from '../domain/refusals.js';
import { ORIGINAL, type ServePicture } from './serve-picture.js';
import { PictureMaker, PictureStore, Pictures } from './ports.js';

/** Takes a picture from outside into the shop. @throws NotAPicture, PictureTooLarge */
export class TakePicture {
  constructor(
    private readonly pictures: Pictures,
    private readonly store: PictureStore,
    private readonly maker: PictureMaker,
    private readonly sizes: Pick<ServePicture, 'prepare'>,
  ) {}

  /** `type` is what the sender says that it is; one that its content belies is refused (security S38). */
  async takePicture(content: Uint8Array, type?: string): Promise<Picture> {
    const kind = kindOf(content);
    if (!kind || !isCalled(kind, type)) throw new NotAPicture();
    const clean = await this.maker.clean(content);
    await this.store.write(clean.picture.key, ORIGINAL, clean.content);
    await this.pictures.add([clean.picture]);
    // what could not be made is made when it is asked for
    void this.sizes.prepare(clean.picture).catch(() => undefined);
    return clean.picture;
  }
}
