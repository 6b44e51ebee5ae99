import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { EditRedirects } from '../../application/edit-redirects.js';
import { RedirectNotFound, RedirectWrong, type Redirect } from '../../domain/redirect.js';
import { PostgresRedirects, REDIRECT_RULES } from '../persistence/postgres-redirects.js';
import { NewRedirectDto, RedirectDto } from './redirect.dto.js';

const wrong = [{ field: 'to', message: 'This leads back to where it begins' }];
const view = ({ lastHitAt, createdAt, ...one }: Redirect): RedirectDto => ({
  ...one,
  lastHitAt: lastHitAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

@ApiTags('admin-settings')
@Allow('pages.read')
@ApiDoc({
  adminListRedirects: {},
  adminGetRedirect: { refuses: [new RedirectNotFound()] },
  adminCreateRedirect: {
    requests: {
      moved: { summary: 'To a page', value: { from: '/old-workshop', to: '/pages/our-workshop' } },
    },
    refuses: [new RedirectWrong(wrong)],
  },
  adminDeleteRedirect: { refuses: [new RedirectNotFound()] },
})
@Controller('api/v1/admin/redirects')
export class AdminRedirectsController {
  constructor(
    private readonly reads: PostgresRedirects,
    private readonly edit: EditRedirects,
    private readonly config: Config,
  ) {}

  /** The addresses that are gone and lead elsewhere, with how often they were asked for. */
  @Get()
  @Listed(REDIRECT_RULES)
  async adminListRedirects(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RedirectDto[]> {
    const items = await answerList(response, query, REDIRECT_RULES, (list) => this.reads.list(list));
    return items.map(view);
  }

  /** One redirect by its id. */
  @Get(':id')
  async adminGetRedirect(@IdParam('id', RedirectNotFound) id: string): Promise<RedirectDto> {
    return view(found(await this.reads.find(id), RedirectNotFound));
  }

  /** Leads an address that is gone to another; those that led to it lead on. */
  @Allow('pages.write')
  @Post()
  @Audited('redirect', 'redirect')
  async adminCreateRedirect(@Body() body: NewRedirectDto): Promise<RedirectDto> {
    const { origin } = new URL(this.config.publicUrl);
    return this.adminGetRedirect(await this.edit.create(body, origin));
  }

  /** Whoever asks for the address finds nothing again. */
  @Allow('pages.write')
  @Precondition((it: AdminRedirectsController, id) => it.adminGetRedirect(id))
  @Delete(':id')
  @Audited('redirect', 'redirect')
  async adminDeleteRedirect(@IdParam('id', RedirectNotFound) id: string): Promise<DeletedDto> {
    await this.edit.remove(id);
    return { id };
  }
}
