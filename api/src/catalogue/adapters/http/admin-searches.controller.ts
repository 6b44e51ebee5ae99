import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { SEARCH_RULES, SearchLogReads } from '../persistence/search-log-reads.js';
import { AdminSearchDto } from './admin-searches.dto.js';

@ApiTags('admin-search')
@Allow('products.read')
@ApiDoc({ adminListSearches: {} })
@Controller('api/v1/admin/searches')
export class AdminSearchesController {
  constructor(private readonly reads: SearchLogReads) {}

  /** What shoppers search for, the commonest first; `foundNothing` those that were left without an answer. */
  @Get()
  @Listed(SEARCH_RULES)
  async adminListSearches(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSearchDto[]> {
    return answerList(response, query, SEARCH_RULES, (list) => this.reads.list(list));
  }
}
