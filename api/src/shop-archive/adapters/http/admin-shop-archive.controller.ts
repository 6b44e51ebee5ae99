import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Clock } from '../../../kernel/clock.js';
import { Audited, AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Bytes, TakesBytes } from '../../../platform/http/bytes-body.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { LINK_SECONDS, OfferDownload } from '../../application/offer-download.js';
import { ArchiveDesk, ShopTables } from '../../application/ports.js';
import { MOST_BYTES, TakeUpload } from '../../application/take-upload.js';
import {
  ArchiveIsBeingSent,
  ArchiveNotFound,
  ArchiveTooLarge,
  ShopIsFilled,
  ShopNotEmpty,
  WrongPiece,
} from '../../domain/refusals.js';
import { PIECE_BYTES } from '../../domain/upload.js';
import { ArchiveLinks } from './archive-links.js';
import { ArchiveLinkDto, ArchiveUploadDto, NewUploadDto, ShopArchiveDto } from './shop-archive.dto.js';

@ApiTags('admin-shop-archive')
@Allow('archive.write')
@ApiDoc({
  adminReadShopArchive: {},
  adminDownloadShop: {},
  adminImportShop: {
    requests: { file: { summary: 'A file of one mebibyte', value: { bytes: 1_048_576 } } },
    refuses: [
      ...[new ShopNotEmpty(), new ShopIsFilled(), new ArchiveIsBeingSent()],
      new ArchiveTooLarge('2 GiB'),
    ],
  },
  adminSendShopPiece: {
    requests: { first: { summary: 'The first bytes of the file', value: 'H4sIAAAAAAAAA…' } },
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e06', number: 0 },
    refuses: [
      new ArchiveNotFound(),
      new WrongPiece(),
      literal(415, 'not_bytes', 'Send application/octet-stream.'),
    ],
  },
})
@Controller('api/v1/admin/shop-archive')
export class AdminShopArchiveController {
  constructor(
    private readonly desk: ArchiveDesk,
    private readonly tables: ShopTables,
    private readonly downloads: OfferDownload,
    private readonly uploads: TakeUpload,
    private readonly links: ArchiveLinks,
    private readonly clock: Clock,
  ) {}

  /** Whether the shop can be filled, and how the last upload stands. */
  @Get()
  async adminReadShopArchive(): Promise<ShopArchiveDto> {
    const upload = await this.desk.upload();
    return {
      ...{ isEmpty: await this.tables.looksEmpty(), mostBytes: MOST_BYTES, pieceBytes: PIECE_BYTES },
      upload: upload ? ArchiveUploadDto.of(upload, this.clock.now()) : null,
    };
  }

  /** A link by which a browser downloads the whole shop as one file: once, within 15 minutes. */
  @NeedsRecentLogin()
  @Post('downloads')
  @Audited('shop_archive')
  async adminDownloadShop(@CurrentCaller() { accountId }: Caller): Promise<ArchiveLinkDto> {
    const id = await this.downloads.offer(accountId);
    const endsAt = new Date(this.clock.now().getTime() + LINK_SECONDS * 1_000).toISOString();
    return { url: `/api/v1/shop-archives/${this.links.tokenOf(id)}`, endsAt };
  }

  /** Begins to send the file that fills this empty shop; its pieces follow, each with a call of its own. */
  @NeedsRecentLogin()
  @Post('uploads')
  @Audited('shop_archive')
  async adminImportShop(
    @CurrentCaller() { accountId }: Caller,
    @Body() { bytes }: NewUploadDto,
  ): Promise<ArchiveUploadDto> {
    return ArchiveUploadDto.of(await this.uploads.begin(accountId, bytes), this.clock.now());
  }

  /** A piece of the file, counted from 0, in any order, and again where no answer came, by whoever has begun. With the last one the shop begins to be filled. */
  @Put('uploads/:id/pieces/:number')
  @HttpCode(202)
  @AuditsItself('shop_archive')
  @TakesBytes(PIECE_BYTES)
  async adminSendShopPiece(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ArchiveNotFound) id: string,
    @Param('number', new ParseIntPipe({ exceptionFactory: () => new WrongPiece() })) number: number,
    @Bytes() content: Uint8Array,
  ): Promise<ArchiveUploadDto> {
    return ArchiveUploadDto.of(await this.uploads.take(accountId, id, number, content), this.clock.now());
  }
}
