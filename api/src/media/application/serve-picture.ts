import { servedWidth, type PictureFormat } from '../domain/picture.js';
import { NoSpaceForPictures, PictureNotFound } from '../domain/refusals.js';
import { PictureMaker, PictureStore, Pictures } from './ports.js';

export const ORIGINAL = 'original';

/**
 * A picture in one of its sizes. A size is made when it is first asked for, once however many ask, and kept: a fresh
 * shop with hundreds of pictures starts at once.
 */
export class ServePicture {
  private readonly making = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly pictures: Pictures,
    private readonly store: PictureStore,
    private readonly maker: PictureMaker,
  ) {}

  /** @throws PictureNotFound */
  async execute(key: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    const name = `${width}.${format}`;
    return (await this.store.read(key, name)) ?? this.once(key, name, () => this.make(key, width, format));
  }

  /** The largest JPEG, for those who want one address for a picture. @throws PictureNotFound */
  async largest(key: string): Promise<Uint8Array> {
    const picture = await this.pictures.find(key);
    if (!picture) throw new PictureNotFound();
    return this.execute(key, Math.max(...picture.widths), 'jpg');
  }

  private once(key: string, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const id = `${key}/${name}`;
    const running = this.making.get(id);
    if (running) return running;
    const made = make().finally(() => this.making.delete(id));
    this.making.set(id, made);
    return made;
  }

  private async make(key: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    const picture = await this.pictures.find(key);
    const served = servedWidth(picture?.widths ?? [], width);
    if (served === undefined) throw new PictureNotFound();
    if (served !== width) return this.execute(key, served, format);
    const original = await this.store.read(key, ORIGINAL);
    if (!original) throw new PictureNotFound();
    const sized = await this.maker.resize(original, width, format);
    // kept for the next who asks; where there is no space for it, it is made again
    await this.store.write(key, `${width}.${format}`, sized).catch(allowFull);
    return sized;
  }
}

function allowFull(error: unknown): void {
  if (!(error instanceof NoSpaceForPictures)) throw error;
}
