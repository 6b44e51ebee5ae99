import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ServePicture, type ServedPicture } from '../../application/serve-picture.js';
import type { Box } from '../../application/ports.js';
import { IconParam, KeyParam, SizeParam, type Size } from './picture-params.js';

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

  /** It may be drawn, and do nothing else, wherever it is opened. */
  @Get(':key/drawing.svg')
  async drawing(@KeyParam() key: string, @Res() response: Response): Promise<void> {
    const content = await this.pictures.drawing(key);
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    sendAs(response, 'image/svg+xml', content, FOR_EVER);
  }

  @Get(':key/icons/:size')
  async icon(@KeyParam() key: string, @IconParam() box: Box, @Res() response: Response): Promise<void> {
    sendAs(response, 'image/png', await this.pictures.png(key, box), FOR_EVER);
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

const FOR_EVER = 'public, max-age=31536000, immutable';

// what stands in for another size: the right one is there in a moment
const send = (response: Response, { content, format, isStandIn }: ServedPicture) =>
  sendAs(response, TYPES[format], content, isStandIn ? 'no-store' : FOR_EVER);

function sendAs(response: Response, type: string, content: Uint8Array, kept: string): void {
  response
    .set({
      'Content-Type': type,
      'Cache-Control': kept,
      // mails show them too, on the pages of other hosts
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
