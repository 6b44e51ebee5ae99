import { PictureMaker, Pictures, PictureStore } from '../application/ports.js';
import { AdoptPictures } from '../application/adopt-pictures.js';
import { ServePicture } from '../application/serve-picture.js';
import { TakePicture } from '../application/take-picture.js';
import type { Picture } from '../domain/picture.js';
import { NotAPicture, PictureTooLarge } from '../domain/refusals.js';

export class InMemoryPictures extends Pictures {
  readonly kept = new Map<string, Picture>();

  override find(key: string): Promise<Picture | undefined> {
    return Promise.resolve(this.kept.get(key));
  }

  override add(pictures: readonly Picture[]): Promise<void> {
    for (const picture of pictures) if (!this.kept.has(picture.key)) this.kept.set(picture.key, picture);
    return Promise.resolve();
  }
}

export class InMemoryPictureStore extends PictureStore {
  readonly files = new Map<string, Uint8Array>();

  override read(key: string, name: string): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.files.get(`${key}/${name}`));
  }

  override write(key: string, name: string, content: Uint8Array): Promise<void> {
    this.files.set(`${key}/${name}`, content);
    return Promise.resolve();
  }
}

/** The key of a picture begins with its content; what says `broken` or `large` after its signature is so. */
class PlainPictureMaker extends PictureMaker {
  override clean(content: Uint8Array) {
    const said = Buffer.from(content).toString('latin1');
    if (said.endsWith('broken')) return Promise.reject(new NotAPicture());
    if (said.endsWith('large')) return Promise.reject(new PictureTooLarge());
    const key = Buffer.from(content).toString('hex').padEnd(32, '0').slice(0, 32);
    const picture: Picture = {
      ...{ key, contentType: 'image/webp', width: 320, height: 320, bytes: content.length },
      ...{ widths: [320], colour: '#000000' },
    };
    return Promise.resolve({ picture, content });
  }

  override async describe(content: Uint8Array) {
    return (await this.clean(content)).picture;
  }

  override shrink(content: Uint8Array): Promise<Uint8Array> {
    return Promise.resolve(content);
  }

  override resize(original: Uint8Array): Promise<Uint8Array> {
    return Promise.resolve(original);
  }

  override boxed(original: Uint8Array): Promise<Uint8Array> {
    return Promise.resolve(original);
  }
}

/** Takes pictures in and keeps them in memory. */
export function pictureShelf() {
  const [pictures, store, maker] = [
    new InMemoryPictures(),
    new InMemoryPictureStore(),
    new PlainPictureMaker(),
  ];
  const sizes = new ServePicture(pictures, store, maker);
  const adopt = new AdoptPictures(pictures, store, maker);
  return { pictures, store, maker, sizes, adopt, take: new TakePicture(pictures, store, maker, sizes) };
}

/** A PNG as far as its signature goes, with a word after it. */
export const png = (word: string): Uint8Array =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(word, 'latin1')]);
