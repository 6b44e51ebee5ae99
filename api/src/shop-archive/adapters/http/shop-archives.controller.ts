import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { log } from '../../../platform/logging/log.js';
import { ExportShop } from '../../application/export-shop.js';
import { OfferDownload } from '../../application/offer-download.js';
import { ArchiveLinkEnded } from '../../domain/refusals.js';
import { spooled } from '../files/spooled.js';
import { ArchiveLinks } from './archive-links.js';

@ApiTags('admin-shop-archive')
@Allow('public')
@ApiDoc({
  fetchShopArchive: {
    parameters: { token: '0194242c-c4dc-74a5-8894-e602b3059e06.c2lnbmVkIGJ5IHRoZSBzaG9wLCA0MyBjaGFyYWN0ZXI' },
    refuses: [new ArchiveLinkEnded()],
  },
})
@Controller('api/v1/shop-archives')
export class ShopArchivesController {
  constructor(
    private readonly links: ArchiveLinks,
    private readonly downloads: OfferDownload,
    private readonly shop: ExportShop,
    private readonly clock: Clock,
  ) {}

  /** The whole shop as one file, all of one moment, for whoever was offered the link: once, within 15 minutes. */
  @Get(':token')
  @ApiProduces('application/gzip')
  @ApiOkResponse({ description: 'A gzipped tar.', schema: { type: 'string', format: 'binary' } })
  async fetchShopArchive(
    @Param('token') token: string,
    @Req() { method }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = this.links.idOf(token);
    if (id === undefined) throw new ArchiveLinkEnded();
    const day = this.clock.now().toISOString().slice(0, 10);
    const head = {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="shop-${day}.tar.gz"`,
      'Cache-Control': 'no-store',
    };
    // whoever only asks what it is takes nothing
    if (method === 'HEAD') return void response.set(head).end();
    const file = spooled(await this.shop.exportShop(await this.downloads.take(id)));
    response.set(head);
    // one that fails half way is hung up on: a browser must not take half a shop for all of it
    await pipeline(Readable.from(file), response).catch((error: unknown) =>
      log.warn({ err: error }, 'a download of the shop ended early'),
    );
  }
}
