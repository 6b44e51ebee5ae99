import { Param, type PipeTransform } from '@nestjs/common';
import type { PictureFormat } from '../../domain/picture.js';
import type { Box } from '../../application/ports.js';
import { PictureNotFound } from '../../domain/refusals.js';

const KEY = /^[0-9a-f]{32}$/;
const SIZE = /^(\d{1,4})\.(avif|webp|jpg)$/;

export interface Size {
  width: number;
  format: PictureFormat;
}

export const KeyParam = () => Param('key', new PictureKey());
/** `192.png` */
export const IconParam = () => Param('size', new IconSize());
/** `640.avif` */
export const SizeParam = () => Param('size', new PictureSize());

class PictureKey implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !KEY.test(value)) throw new PictureNotFound();
    return value;
  }
}

/** What browsers, phones and mails show of a shop's icon and logo. */
const BOXES: Readonly<Record<string, Box>> = {
  ...Object.fromEntries([32, 180, 192, 512].map((side) => [`${side}.png`, { width: side, height: side }])),
  'logo.png': { width: 440, height: 88 },
};

class IconSize implements PipeTransform<unknown, Box> {
  transform(value: unknown): Box {
    const name = String(value);
    const box = Object.hasOwn(BOXES, name) ? BOXES[name] : undefined;
    if (!box) throw new PictureNotFound();
    return box;
  }
}

class PictureSize implements PipeTransform<unknown, Size> {
  transform(value: unknown): Size {
    const [, width, format] = SIZE.exec(String(value)) ?? [];
    if (!width || !format) throw new PictureNotFound();
    return { width: Number(width), format: format as PictureFormat };
  }
}
