import { Kept } from '@duka/serving/kept.js';
import {
  FORMATS,
  PAGE_FORMATS,
  PAGE_WIDTHS,
  THUMB_WIDTH,
  servedWidth,
  type Picture,
  type PictureFormat,
} from '../domain/picture.js';
import { NoSpaceForPictures, PictureNotFound } from '../domain/refusals.js';
import { PictureMaker, PictureStore, Pictures, type Box } from './ports.js';

export const ORIGINAL = 'original';
export const DRAWING = 'drawing.svg';
/** So many are made at once; whoever asks for one more would wait for these. */
const AT_ONCE = 2;

/** What is sent for a picture. */
export interface ServedPicture {
  content: Uint8Array;
  format: PictureFormat;
  /** Another size or format, sent while the one that was asked for is being made. */
  isStandIn: boolean;
}

/**
 * A picture in one of its sizes. What pages ask for is made when it comes in, anything else when it is first asked for, once
 * however many ask, and kept. While others are being made nobody waits in line: a larger size is sent instead, or the original.
 */
export class ServePicture {
  /** Each is made once for all who ask meanwhile; the store keeps it. */
  private readonly making = new Kept<Uint8Array>({ freshMs: 0 });

  constructor(
    private readonly pictures: Pictures,
    private readonly store: PictureStore,
    private readonly maker: PictureMaker,
  ) {}

  /** @throws PictureNotFound */
  async servePicture(key: string, width: number, format: PictureFormat): Promise<ServedPicture> {
    const kept = await this.store.read(key, `${width}.${format}`);
    if (kept) return { content: kept, format, isStandIn: false };
    const picture = await this.pictures.find(key);
    const served = servedWidth(picture?.widths ?? [], width);
    if (!picture || served === undefined) throw new PictureNotFound();
    if (served !== width) return this.servePicture(key, served, format);
    const made = this.made(key, width, format);
    if (this.making.size <= AT_ONCE) return { content: await made, format, isStandIn: false };
    made.catch(() => undefined);
    const standIn = await this.standIn(picture, width, format);
    return standIn ?? { content: await made, format, isStandIn: false };
  }

  /** The largest JPEG, for those who want one address for a picture. @throws PictureNotFound */
  async largest(key: string): Promise<ServedPicture> {
    const picture = await this.pictures.find(key);
    if (!picture) throw new PictureNotFound();
    return this.servePicture(key, Math.max(...picture.widths), 'jpg');
  }

  /** A PNG of a size that browsers, phones and mail programs ask for. @throws PictureNotFound */
  async png(key: string, box: Box): Promise<Uint8Array> {
    const name = `${box.width}x${box.height}.png`;
    const kept = await this.store.read(key, name);
    if (kept) return kept;
    const original = (await this.pictures.find(key)) && (await this.store.read(key, ORIGINAL));
    if (!original) throw new PictureNotFound();
    const made = await this.maker.boxed(original, box);
    await this.store.write(key, name, made).catch(allowFull);
    return made;
  }

  /** The drawing that a picture was made from. @throws PictureNotFound */
  async drawing(key: string): Promise<Uint8Array> {
    const kept = await this.store.read(key, DRAWING);
    if (!kept) throw new PictureNotFound();
    return kept;
  }

  /** Makes the sizes that pages ask for, one after the other, those that are there already aside. */
  async prepare({ key, widths }: Pick<Picture, 'key' | 'widths'>): Promise<void> {
    const asked = widths.filter((one) => PAGE_WIDTHS.has(one) || widths.length === 1);
    for (const width of new Set([...asked, servedWidth(widths, THUMB_WIDTH) ?? THUMB_WIDTH]))
      for (const format of PAGE_FORMATS)
        if (!(await this.store.read(key, `${width}.${format}`))) await this.made(key, width, format);
  }

  private made(key: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    return this.making.get(`${key}/${width}.${format}`, () => this.make(key, width, format));
  }

  private async make(key: string, width: number, format: PictureFormat): Promise<Uint8Array> {
    const original = await this.store.read(key, ORIGINAL);
    if (!original) throw new PictureNotFound();
    const sized = await this.maker.resize(original, width, format);
    // kept for the next who asks; where there is no space for it, it is made again
    await this.store.write(key, `${width}.${format}`, sized).catch(allowFull);
    return sized;
  }

  /** The next larger size that there is, in its own format before another, else the original as it was kept. */
  private async standIn(
    { key, widths }: Picture,
    width: number,
    format: PictureFormat,
  ): Promise<ServedPicture | undefined> {
    const others = [format, ...FORMATS.filter((one) => one !== format)];
    for (const wide of widths.filter((one) => one >= width))
      for (const other of others) {
        const content = await this.store.read(key, `${wide}.${other}`);
        if (content) return { content, format: other, isStandIn: true };
      }
    const original = await this.store.read(key, ORIGINAL);
    return original && { content: original, format: 'webp', isStandIn: true };
  }
}

function allowFull(error: unknown): void {
  if (!(error instanceof NoSpaceForPictures)) throw error;
}
