import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { Allow } from '../../../platform/auth/allow.js';
import { log } from '../../../platform/logging/log.js';
import type { Fetched } from '../../application/ports.js';
import { TakeDownload } from '../../application/take-download.js';

interface Asked {
  range: string | undefined;
  hasConsented: boolean;
}

/** Files that were bought, for whoever has the link: as often, and as long, as it says. */
@ApiExcludeController()
@Allow('public')
@Controller('downloads')
export class DownloadsController {
  constructor(private readonly taking: TakeDownload) {}

  /** The file. Whoever comes to an ended link with a browser reads why on the page of it. */
  @Get(':token/file')
  async download(
    @Param('token') token: string,
    @Headers('range') range: string | undefined,
    @Query('consent') consent: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // a link is a secret: nobody keeps it, and no other page is told of it
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    try {
      // whoever only asks what it is uses nothing up
      if (request.method === 'HEAD') {
        const file = await this.taking.lookAt(token);
        return void response.set({ ...headOf(file), 'Content-Length': String(file.bytes) }).end();
      }
      await this.send(token, { range, hasConsented: consent === 'yes' }, response);
    } catch (error) {
      if (!(error instanceof Refusal) || request.accepts(['json', 'html']) !== 'html') throw error;
      const end = error.kind === 'unavailable' ? '?unavailable' : '';
      response.redirect(303, `/downloads/${encodeURIComponent(token)}${end}`);
    }
  }

  private async send(token: string, { range, hasConsented }: Asked, response: Response): Promise<void> {
    const taken = await this.taking.takeDownload(token, range, hasConsented);
    if (!taken) {
      const { bytes } = await this.taking.lookAt(token);
      return void response.status(416).set('Content-Range', `bytes */${bytes}`).end();
    }
    const { file, part, content } = taken;
    response.set(headOf(file));
    if (part) {
      response.status(206).set('Content-Range', `bytes ${part.from}-${part.to}/${file.bytes}`);
      response.set('Content-Length', String(part.to - part.from + 1));
    } else response.set('Content-Length', String(file.bytes));
    // one that fails half way is hung up on, and goes on from there
    await pipeline(content, response).catch((error: unknown) =>
      log.info({ err: error }, 'a download of a file ended early'),
    );
  }
}

/** Whatever it is, it is saved and never shown on the shop's own address. */
const headOf = ({ key, name, type }: Fetched) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${inAscii(name)}"; filename*=UTF-8''${encoded(name)}`,
  'Accept-Ranges': 'bytes',
  // says that it is the same file, and not what that is called in the store
  ETag: `"${createHash('sha256').update(key).digest('base64url')}"`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
});

/** For the few that do not read RFC 8187. */
const inAscii = (name: string) => name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
