import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '../../../kernel/clock.js';
import { GoodsTexts } from '../../../kernel/goods-texts.js';
import { Allow } from '../../../platform/auth/allow.js';
import { DraftLinks } from '../../../platform/encryption/draft-links.js';
import { DraftQueryDto, keptByNobody } from '../../../platform/http/draft-query.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EditPages } from '../../application/edit-pages.js';
import { wordedContent, wordedTitle } from '../page-texts.js';
import { Pages } from '../../application/ports.js';
import type { Content } from '../../domain/content.js';
import { pagesLed, withoutHidden } from '../../domain/hidden-links.js';
import { FRAME, PageNotFound, pathOf, shownAt } from '../../domain/page.js';
import { PageAnswerDto, PagesAnswerDto } from './page.dto.js';
import { contentView } from './page.views.js';

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
    private readonly links: DraftLinks,
    private readonly texts: GoodsTexts,
    private readonly clock: Clock,
  ) {}

  /** The pages that are shown, by address. */
  @Get()
  @Header('Cache-Control', 'public, max-age=5')
  async listPages(): Promise<PagesAnswerDto> {
    const all = await this.pages.shown(this.clock.now());
    const shown = all.filter(({ address }) => address !== FRAME);
    const wording = await this.texts.wording();
    const texts = await wording?.pages(
      shown.map(({ id }) => id),
      'short',
    );
    const data = shown.map(({ id, address, title, updatedAt }) => ({
      ...{ address, path: pathOf(address), title: wordedTitle(title, texts?.get(id)) },
      updatedAt: updatedAt.toISOString(),
    }));
    return { success: true, data };
  }

  /** What the page shows, without links to pages that nobody may see; its draft, as it is, to whoever has the link of a preview. `home` and `frame`, what stands around every page, are there in any case. */
  @Get(':address')
  async getPage(
    @Param('address') address: string,
    @Query() { draft }: DraftQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PageAnswerDto> {
    const page = await this.pages.at(address);
    const isPreview = this.links.opens({ page: address }, draft);
    if (isPreview) keptByNobody(response);
    else response.set('Cache-Control', 'public, max-age=5');
    const own = page && (isPreview ? page.draft : shownAt(page, this.clock.now()));
    const content = own ?? (await this.edit.beginning(address));
    if (!content) throw new PageNotFound();
    const led = isPreview ? [] : pagesLed(content).map((one) => one.address);
    const seen = led.length > 0 ? withoutHidden(content, await this.edit.shownAmong(led)) : content;
    return { success: true, data: contentView(address, await this.inWords(seen, page?.id)) };
  }

  /** In the language of the caller; what comes with the shop is nobody's text. */
  private async inWords(content: Content, id: string | undefined): Promise<Content> {
    const wording = id === undefined ? undefined : await this.texts.wording();
    if (!wording || id === undefined) return content;
    return wordedContent(content, (await wording.pages([id], 'all')).get(id), wording);
  }
}
