import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Response } from 'express';
import { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EditPages } from '../../application/edit-pages.js';
import { Pages } from '../../application/ports.js';
import { pagesLed, withoutHidden } from '../../domain/hidden-links.js';
import { FRAME, PageNotFound, pathOf, shownAt } from '../../domain/page.js';
import { PagePreviews } from '../page-previews.js';
import { PageAnswerDto, PagesAnswerDto } from './page.dto.js';
import { contentView } from './page.views.js';

export class PageQueryDto {
  /** Of a preview: shows the draft. */
  @ApiProperty({ required: false, maxLength: 100 })
  @IsOptional()
  @MaxLength(100, { message: 'draft must be at most 100 characters' })
  @IsString({ message: 'draft must be a text' })
  draft?: string;
}

@ApiTags('shop')
@Allow('public')
@ApiDoc({
  listPages: {},
  getPage: { parameters: { address: 'our-workshop' }, refuses: [new PageNotFound()] },
})
@Controller('api/v1/pages')
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly edit: EditPages,
    private readonly previews: PagePreviews,
    private readonly clock: Clock,
  ) {}

  /** The pages that are shown, by address. */
  @Get()
  @Header('Cache-Control', 'public, max-age=5')
  async listPages(): Promise<PagesAnswerDto> {
    const shown = await this.pages.shown(this.clock.now());
    const data = shown
      .filter(({ address }) => address !== FRAME)
      .map(({ address, title, updatedAt }) => ({
        ...{ address, path: pathOf(address), title, updatedAt: updatedAt.toISOString() },
      }));
    return { success: true, data };
  }

  /** What the page shows, without links to pages that nobody may see; its draft, as it is, to whoever has the link of a preview. `home` and `frame`, what stands around every page, are there in any case. */
  @Get(':address')
  async getPage(
    @Param('address') address: string,
    @Query() { draft }: PageQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PageAnswerDto> {
    const page = await this.pages.at(address);
    const isPreview = draft !== undefined && this.previews.opens(address, draft);
    response.set('Cache-Control', isPreview ? 'private, no-store' : 'public, max-age=5');
    const own = page && (isPreview ? page.draft : shownAt(page, this.clock.now()));
    const content = own ?? (await this.edit.beginning(address));
    if (!content) throw new PageNotFound();
    const led = isPreview ? [] : pagesLed(content).map((one) => one.address);
    const seen = led.length > 0 ? withoutHidden(content, await this.edit.shownAmong(led)) : content;
    return { success: true, data: contentView(address, seen) };
  }
}
