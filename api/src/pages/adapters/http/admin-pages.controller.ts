import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { DraftLinks } from '../../../platform/encryption/draft-links.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { readAdminList, tellTotal, type ListRules } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { EditPages } from '../../application/edit-pages.js';
import { Pages } from '../../application/ports.js';
import { BLOCKS } from '../../blocks/index.js';
import { PageNotFound, pathOf } from '../../domain/page.js';
import { BlockKindDto } from './block-kind.dto.js';
import { PageChangeDto } from './page-change.dto.js';
import {
  AdminPageDto,
  AdminPageSummaryDto,
  NewPageDto,
  PagePreviewDto,
  PublicationDto,
  RestorationDto,
} from './page.dto.js';
import { kindView, pageView, summaryView } from './page.views.js';
import { PAGE_CALLS } from './pages.examples.js';

const RULES: ListRules = {
  resource: 'pages',
  sorts: ['address', 'title', 'updatedAt'],
  defaultSort: ['address', 'ASC'],
  filters: { id: 'text', q: 'text', state: ['draft', 'published', 'changed', 'scheduled'] },
};

@ApiTags('admin-settings')
@Allow('pages.read')
@ApiDoc(PAGE_CALLS)
@Controller('api/v1/admin')
export class AdminPagesController {
  constructor(
    private readonly pages: Pages,
    private readonly edit: EditPages,
    private readonly links: DraftLinks,
    private readonly clock: Clock,
  ) {}

  /** The kinds of blocks that a page is composed of. */
  @Get('definitions/blocks')
  adminDefineBlocks(): BlockKindDto[] {
    return BLOCKS.map(kindView);
  }

  /** The pages that were made; those that come with the shop are not among them until they are changed. */
  @Get('pages')
  @Listed(RULES)
  async adminListPages(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminPageSummaryDto[]> {
    const list = readAdminList(query, RULES);
    const [ids, states, typed] = [list.all('id'), list.all('state'), list.text('q')?.toLowerCase()];
    const all = (await this.pages.list(this.clock.now()))
      .filter(({ id, state }) => (ids?.includes(id) ?? true) && (states?.includes(state) ?? true))
      .map(summaryView)
      .filter(({ title, path }) => !typed || `${title} ${path}`.toLowerCase().includes(typed));
    const by = (page: AdminPageSummaryDto) => String(page[list.sort as 'address' | 'title' | 'updatedAt']);
    all.sort((a, b) => by(a).localeCompare(by(b)) * (list.direction === 'DESC' ? -1 : 1));
    const rows = all.slice(list.offset, list.offset + list.limit);
    tellTotal(response, RULES, list, rows.length, all.length);
    return rows;
  }

  /** One page with its draft and history. */
  @Get('pages/:id')
  async adminGetPage(@IdParam('id', PageNotFound) id: string): Promise<AdminPageDto> {
    const page = found(await this.pages.find(id), PageNotFound);
    return versioned(pageView(page, this.clock.now(), await this.pages.history(id)));
  }

  /** Makes a page, as a draft. */
  @Allow('pages.write')
  @Post('pages')
  @Audited('page', 'page')
  async adminCreatePage(
    @Body() { address, ...draft }: NewPageDto,
    @CurrentCaller() { accountId }: Caller,
  ): Promise<AdminPageDto> {
    return this.adminGetPage(await this.edit.create(address, draft, accountId));
  }

  /** Another draft, whole; what is shown stays until it is published. Another address counts at once. */
  @Allow('pages.write')
  @Put('pages/:id')
  @ApiHeader(VERSION)
  @Audited('page', 'page')
  async adminUpdatePage(
    @IdParam('id', PageNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: PageChangeDto,
    @CurrentCaller() { accountId: by }: Caller,
  ): Promise<AdminPageDto> {
    await this.edit.change(id, body, { by, version });
    return this.adminGetPage(id);
  }

  /** Deletes the page with its history. One that comes with the shop shows what it came with again. */
  @Allow('pages.write')
  @Precondition((it: AdminPagesController, id) => it.adminGetPage(id))
  @Delete('pages/:id')
  @Audited('page', 'page')
  async adminDeletePage(@IdParam('id', PageNotFound) id: string): Promise<DeletedDto> {
    found(await this.pages.find(id), PageNotFound);
    await this.pages.remove(id);
    return { id };
  }

  /** Shows the draft, at once or from a moment on. */
  @Allow('pages.write')
  @Post('pages/:id/publication')
  @HttpCode(200)
  @ApiHeader(VERSION)
  @Audited('page', 'page')
  async adminPublishPage(
    @IdParam('id', PageNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() { at }: PublicationDto,
    @CurrentCaller() { accountId: by }: Caller,
  ): Promise<AdminPageDto> {
    await this.edit.publish(id, at ? new Date(at) : null, { by, version });
    return this.adminGetPage(id);
  }

  /** Shows it no more, and not later either; the draft stays. */
  @Allow('pages.write')
  @Delete('pages/:id/publication')
  @ApiHeader(VERSION)
  @Audited('page', 'page')
  async adminWithdrawPage(
    @IdParam('id', PageNotFound) id: string,
    @IfMatch() version: number | undefined,
    @CurrentCaller() { accountId: by }: Caller,
  ): Promise<AdminPageDto> {
    await this.edit.withdraw(id, { by, version });
    return this.adminGetPage(id);
  }

  /** Makes the draft what it was once published as. */
  @Allow('pages.write')
  @Post('pages/:id/restoration')
  @HttpCode(200)
  @ApiHeader(VERSION)
  @Audited('page', 'page')
  async adminRestorePage(
    @IdParam('id', PageNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() { versionId }: RestorationDto,
    @CurrentCaller() { accountId: by }: Caller,
  ): Promise<AdminPageDto> {
    await this.edit.restore(id, versionId, { by, version });
    return this.adminGetPage(id);
  }

  /** A link that shows the draft to whoever has it, for a quarter of an hour. */
  @Allow('pages.write')
  @Get('pages/:id/preview')
  async adminPreviewPage(@IdParam('id', PageNotFound) id: string): Promise<PagePreviewDto> {
    const { address } = found(await this.pages.find(id), PageNotFound);
    return { id, url: this.links.linkTo({ page: address }, pathOf(address)) };
  }
}
