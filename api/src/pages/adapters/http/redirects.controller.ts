import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Redirects } from '../../application/redirects.js';
import { PageNotFound } from '../../domain/page.js';
import { pathAs } from '../../domain/redirect.js';
import { FollowedAnswerDto, FollowedQueryDto } from './redirect.dto.js';

@ApiTags('shop')
@Allow('public')
@ApiDoc({ followRedirect: { refuses: [new PageNotFound()] } })
@Controller('api/v1/redirects')
export class RedirectsController {
  constructor(private readonly redirects: Redirects) {}

  /** Where an address of the shop that is gone leads; that somebody follows it is counted. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async followRedirect(@Query() { path }: FollowedQueryDto): Promise<FollowedAnswerDto> {
    const from = pathAs(path);
    const to = from && (await this.redirects.follow(from));
    if (!to) throw new PageNotFound();
    return { success: true, data: { to } };
  }
}
