import { isDrawing } from '../domain/picture-kind.js';
import type { Picture } from '../domain/picture.js';
import { NotAPicture, PictureTooLarge } from '../domain/refusals.js';
import type { DrawingCleaner, PictureStore } from './ports.js';
import { DRAWING } from './serve-picture.js';
import type { TakePicture } from './take-picture.js';

/** The longest drawing that is read, in bytes: a logo is a few thousand. */
const MOST_BYTES = 256 * 1024;

/** A picture of the shop itself, and the drawing it was made from. */
export interface ShopPicture {
  picture: Picture;
  isDrawing: boolean;
}

/** Takes a picture or an SVG drawing for the shop itself: logo, icon, picture of a page. */
export class TakeDrawing {
  constructor(
    private readonly take: Pick<TakePicture, 'takePicture'>,
    private readonly store: PictureStore,
    private readonly drawings: DrawingCleaner,
  ) {}

  /** A drawing is cleaned and kept with a picture of it, from which every size is made. @throws NotAPicture, PictureTooLarge */
  async takeDrawing(content: Uint8Array, type?: string): Promise<ShopPicture> {
    if (!isDrawing(content)) return { picture: await this.takePlain(content, type), isDrawing: false };
    if (content.length > MOST_BYTES) throw new PictureTooLarge('A drawing must have at most 256 KB');
    const clean = await this.drawings.clean(Buffer.from(content).toString('utf8'));
    if (clean === undefined) throw new NotAPicture(NO_DRAWING);
    const picture = await this.take.takePicture(await this.drawings.picture(clean));
    await this.store.write(picture.key, DRAWING, Buffer.from(clean, 'utf8'));
    return { picture, isDrawing: true };
  }

  private async takePlain(content: Uint8Array, type?: string): Promise<Picture> {
    try {
      return await this.take.takePicture(content, type);
    } catch (error) {
      throw error instanceof NotAPicture && error.message.startsWith('The image must be')
        ? new NotAPicture(NO_PICTURE)
        : error;
    }
  }
}

const NO_DRAWING = 'The drawing has no size and shapes that can be shown: export it anew as SVG';
const NO_PICTURE = 'The image must be an SVG drawing or a PNG, JPEG or WebP picture';
