import { Param, type PipeTransform } from '@nestjs/common';
import type { PictureFormat } from '../../domain/picture.js';
import { PictureNotFound } from '../../domain/refusals.js';

const KEY = /^[0-9a-f]{32}$/;
const SIZE = /^(\d{1,4})\.(avif|webp|jpg)$/;

export interface Size {
  width: number;
  format: PictureFormat;
}

export const KeyParam = () => Param('key', new PictureKey());
/** `640.avif` */
export const SizeParam = () => Param('size', new PictureSize());

class PictureKey implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !KEY.test(value)) throw new PictureNotFound();
    return value;
  }
}

class PictureSize implements PipeTransform<unknown, Size> {
  transform(value: unknown): Size {
    const [, width, format] = SIZE.exec(String(value)) ?? [];
    if (!width || !format) throw new PictureNotFound();
    return { width: Number(width), format: format as PictureFormat };
  }
}
