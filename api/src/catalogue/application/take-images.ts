import { TakePicture } from '../../media/application/take-picture.js';
import { NotAPicture, PictureTooLarge } from '../../media/domain/refusals.js';
import { Pictures } from '../../media/application/ports.js';
import { MIDDLE, type Focus, type ImageState } from '../domain/product-state.js';
import { NotAProduct } from '../domain/refusals.js';

/** A picture as it is sent: a data URL, or the address of one that the shop has. */
export interface WantedImage {
  url: string;
  alt?: string | undefined;
  optionValue?: string | null | undefined;
  focus?: Focus | undefined;
  /** Where it stood in what was sent, for the refusals; `image` unless told. */
  member?: string | undefined;
}

/** A picture as a file, with the media type that its sender gave it. */
export interface SentPicture {
  content: Uint8Array;
  type: string;
}

const DATA_URL = /^data:(image\/(?:x-)?(?:png|p?jpeg|jpg|jfif|webp));base64,([A-Za-z0-9+/]+={0,2})$/i;
const OURS = /^\/media\/([0-9a-f]{32})$/;

/** Turns sent pictures into stored ones. Addresses elsewhere are refused: of those, imports alone fetch (security S39). */
export class TakeImages {
  constructor(
    private readonly take: TakePicture,
    private readonly pictures: Pictures,
  ) {}

  /** @throws NotAProduct, NotAPicture, PictureTooLarge */
  async takeImages(images: readonly WantedImage[], name: string): Promise<ImageState[]> {
    const taken: ImageState[] = [];
    for (const { url, alt = name, optionValue = null, focus = MIDDLE, member = 'image' } of images)
      taken.push({ key: await this.keyOf(url, member), alt, optionValue, focus });
    return taken;
  }

  /** A picture that came as a file. @throws NotAPicture, PictureTooLarge */
  async file({ content, type }: SentPicture): Promise<string> {
    return (await this.take.takePicture(content, type)).key;
  }

  private async keyOf(url: string, member: string): Promise<string> {
    const [, ours] = OURS.exec(url) ?? [];
    if (ours) {
      if (await this.pictures.find(ours)) return ours;
      throw new NotAProduct(member, 'The shop has no such picture');
    }
    const [, kind = '', content] = DATA_URL.exec(url) ?? [];
    if (!content) throw new NotAProduct(member, 'The image must be a PNG, JPEG or WebP picture');
    try {
      return (await this.take.takePicture(Buffer.from(content, 'base64'), kind)).key;
    } catch (error) {
      throw error instanceof NotAPicture || error instanceof PictureTooLarge ? error.at(member) : error;
    }
  }
}
