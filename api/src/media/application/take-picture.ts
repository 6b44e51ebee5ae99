import type { Picture } from '../domain/picture.js';
import { ORIGINAL } from './serve-picture.js';
import { PictureMaker, PictureStore, Pictures } from './ports.js';

/** Takes a picture from outside into the shop. @throws NotAPicture, PictureTooLarge */
export class TakePicture {
  constructor(
    private readonly pictures: Pictures,
    private readonly store: PictureStore,
    private readonly maker: PictureMaker,
  ) {}

  async execute(content: Uint8Array): Promise<Picture> {
    const clean = await this.maker.clean(content);
    await this.store.write(clean.picture.key, ORIGINAL, clean.content);
    await this.pictures.add([clean.picture]);
    return clean.picture;
  }
}
