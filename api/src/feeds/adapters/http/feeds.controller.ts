import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PubliclyCached } from '../../../platform/http/publicly-cached.js';
import { WriteFeed } from '../../application/write-feed.js';
import { FeedNotFound } from '../../domain/refusals.js';
import { FEED_FORMATS } from '../../formats/index.js';
import { FeedQueryDto, FeedsAnswerDto } from './feeds.dto.js';

/** How long whoever fetches it may keep it; search engines and catalogues come a few times a day. */
const KEPT = 'public, max-age=300';

@ApiTags('feeds')
@Allow('public')
@ApiDoc({ listFeeds: {}, readFeed: { parameters: { name: 'google' }, refuses: [new FeedNotFound()] } })
@Controller('api/v1/feeds')
export class FeedsController {
  constructor(
    private readonly feeds: WriteFeed,
    private readonly config: Config,
  ) {}

  /** The formats in which others read what is on sale, with their addresses. */
  @Get()
  @PubliclyCached()
  listFeeds(): FeedsAnswerDto {
    const data = FEED_FORMATS.map(({ name, label, note }) => ({
      name,
      label,
      note,
      url: `${this.config.publicUrl}/api/v1/feeds/${name}`,
    }));
    return { success: true, data };
  }

  /** Everything on sale in one of the formats, without a limit. Amounts are in the shop's currency, taxes as its prices have them. */
  @Get(':name')
  @Header('Cache-Control', KEPT)
  @ApiProduces('application/xml', 'application/jsonl')
  @ApiOkResponse({ description: 'All products on sale, as a file.', schema: { type: 'string' } })
  async readFeed(@Param('name') name: string, @Query() { language }: FeedQueryDto): Promise<StreamableFile> {
    const { format, text } = await this.feeds.writeFeed(name, this.config.publicUrl, language);
    return new StreamableFile(Readable.from(text), {
      type: format.contentType,
      disposition: `inline; filename="${format.name}.${format.extension}"`,
    });
  }
}
