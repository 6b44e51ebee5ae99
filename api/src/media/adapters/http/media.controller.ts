import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ServePicture, type ServedPicture } from '../../application/serve-picture.js';
import { KeyParam, SizeParam, type Size } from './picture-params.js';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Pictures under content-hashed names: whoever has one may keep it for ever. */
@ApiExcludeController()
@Allow('public')
@Controller('media')
export class MediaController {
  constructor(private readonly pictures: ServePicture) {}

  @Get(':key')
  async largest(@KeyParam() key: string, @Res() response: Response): Promise<void> {
    send(response, await this.pictures.largest(key));
  }

  @Get(':key/:size')
  async sized(
    @KeyParam() key: string,
    @SizeParam() { width, format }: Size,
    @Res() response: Response,
  ): Promise<void> {
    send(response, await this.pictures.servePicture(key, width, format));
  }
}

function send(response: Response, { content, format, isStandIn }: ServedPicture): void {
  response
    .set({
      'Content-Type': TYPES[format],
      // the right one is there in a moment
      'Cache-Control': isStandIn ? 'no-store' : 'public, max-age=31536000, immutable',
      // mails show them too, on the pages of other hosts
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
