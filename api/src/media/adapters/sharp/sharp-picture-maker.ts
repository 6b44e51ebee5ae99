import { Injectable } from '@nestjs/common';
import type { Sharp, SharpOptions } from 'sharp';
import { PictureMaker, type Box } from '../../application/ports.js';
import { kindOf } from '../../domain/picture-kind.js';
import {
  LONGEST_SIDE,
  MOST_BYTES,
  MOST_BYTES_ELSEWHERE,
  MOST_PIXELS,
  MOST_PIXELS_ELSEWHERE,
  widthsFor,
  type Picture,
  type PictureFormat,
} from '../../domain/picture.js';
import { NotAPicture, PictureTooLarge, pictureTooLong } from '../../domain/refusals.js';
import { keyOf } from './picture-key.js';
import { Turns } from './turns.js';

/**
 * libvips is read with the first picture: the shop opens sooner and without it. One thread per picture and two pictures
 * at a time leave the shop a core to serve from.
 */
async function vips(content: Uint8Array, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(content, options);
}

const ENCODE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 58, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 3 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true }),
};

/** libvips through sharp. Untrusted pictures are decoded one at a time, after their size is known. */
@Injectable()
export class SharpPictureMaker extends PictureMaker {
  private readonly intake = new Turns(1);
  private readonly sizing = new Turns(2);

  override async clean(content: Uint8Array): Promise<{ picture: Picture; content: Uint8Array }> {
    if (content.length > MOST_BYTES) throw new PictureTooLarge();
    const kind = kindOf(content);
    if (!kind) throw new NotAPicture();
    return this.intake.take(async () => {
      const input = await open(content);
      const { format, width = 0, height = 0 } = await input.metadata().catch(refuse);
      if (format !== kind || width === 0 || height === 0) throw new NotAPicture();
      if (width * height > MOST_PIXELS) throw new PictureTooLarge();
      if (Math.max(width, height) > LONGEST_SIDE) throw pictureTooLong();
      const fresh = await input.autoOrient().webp({ quality: 92, effort: 3 }).toBuffer().catch(refuse);
      return { picture: await describe(fresh), content: fresh };
    });
  }

  override describe(content: Uint8Array): Promise<Picture> {
    return this.intake.take(() => describe(Buffer.from(content)).catch(refuse));
  }

  override boxed(original: Uint8Array, { width, height }: Box): Promise<Uint8Array> {
    return this.sizing.take(async () => {
      const input = await open(original);
      const background = { r: 0, g: 0, b: 0, alpha: 0 };
      // a logo begins where texts begin
      const position = width > height ? 'left' : 'centre';
      return input.resize({ width, height, fit: 'contain', position, background }).png().toBuffer();
    });
  }

  override async shrink(content: Uint8Array): Promise<Uint8Array> {
    if (content.length > MOST_BYTES_ELSEWHERE) throw new PictureTooLarge();
    if (!kindOf(content)) throw new NotAPicture();
    return this.intake.take(async () => {
      const input = await vips(content, { limitInputPixels: MOST_PIXELS_ELSEWHERE, failOn: 'warning' });
      const { width = 0, height = 0 } = await input.metadata().catch(refuse);
      const isSmall = width * height <= MOST_PIXELS && Math.max(width, height) <= LONGEST_SIDE;
      if (isSmall && content.length <= MOST_BYTES) return content;
      const box = { width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true } as const;
      return input.autoOrient().resize(box).webp({ quality: 90, effort: 3 }).toBuffer().catch(refuse);
    });
  }

  override resize(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
    return this.sizing.take(async () => {
      const input = await open(original);
      return ENCODE[format](input.resize({ width, withoutEnlargement: true })).toBuffer();
    });
  }
}

/** Of a picture that is made smaller: a square of it has as many pixels as are taken. */
const SIDE = Math.floor(Math.sqrt(MOST_PIXELS));

const open = (content: Uint8Array) => vips(content, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });

/** Whatever libvips stumbles over is the sender's fault. */
function refuse(error: unknown): never {
  if (error instanceof Error && /pixel limit/i.test(error.message)) throw new PictureTooLarge();
  throw new NotAPicture('The image is damaged');
}

async function describe(content: Buffer): Promise<Picture> {
  const picture = await vips(content);
  const { width, height } = await picture.metadata();
  const { dominant } = await picture.stats();
  return {
    key: keyOf(content),
    contentType: 'image/webp',
    width,
    height,
    bytes: content.length,
    widths: widthsFor(width),
    colour: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}
