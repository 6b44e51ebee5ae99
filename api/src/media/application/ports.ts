import type { Picture, PictureFormat } from '../domain/picture.js';

/** What the shop knows of its pictures. */
export abstract class Pictures {
  abstract find(key: string): Promise<Picture | undefined>;
  /** Adding the same picture again changes nothing. */
  abstract add(pictures: readonly Picture[]): Promise<void>;
}

/** Where the bytes live: the original and each size made of it, by name. @throws PicturesUnavailable, NoSpaceForPictures */
export abstract class PictureStore {
  abstract read(key: string, name: string): Promise<Uint8Array | undefined>;
  /** All or nothing, also when two write at once. */
  abstract write(key: string, name: string, content: Uint8Array): Promise<void>;
}

/** Decodes and encodes pictures. */
export abstract class PictureMaker {
  /**
   * Decodes untrusted content and encodes it afresh, without metadata or anything that trailed the picture.
   * @throws NotAPicture, PictureTooLarge
   */
  abstract clean(content: Uint8Array): Promise<{ picture: Picture; content: Uint8Array }>;
  /** What is known of a picture that was cleaned before. @throws NotAPicture */
  abstract describe(content: Uint8Array): Promise<Picture>;
  /** The same where it fits, else smaller, so that it is taken; of pictures that came from another shop, up to 20 MB. @throws NotAPicture, PictureTooLarge */
  abstract shrink(content: Uint8Array): Promise<Uint8Array>;
  abstract resize(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array>;
  /** A PNG that fits into the box; what is left of the box is transparent. */
  abstract boxed(original: Uint8Array, box: Box): Promise<Uint8Array>;
}

/** In pixels. */
export interface Box {
  width: number;
  height: number;
}

/** Makes drawings safe. */
export abstract class DrawingCleaner {
  /** The drawing without scripts, references or anything but shapes; undefined when nothing of one is left. */
  abstract clean(drawing: string): Promise<string | undefined>;
  /** A picture of it as PNG, to be kept beside it. @throws NotAPicture */
  abstract picture(drawing: string): Promise<Uint8Array>;
}
