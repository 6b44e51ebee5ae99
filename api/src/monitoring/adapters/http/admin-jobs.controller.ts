import { Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { JobNotFound, RetryJobs } from '../../application/retry-jobs.js';
import { JOB_RULES, PostgresJobs } from '../persistence/postgres-jobs.js';
import { JobDto, RetriedJobDto, RetriedJobsDto } from './admin-jobs.dto.js';

@ApiTags('admin-health')
@Allow('health.read')
@ApiDoc({
  adminListJobs: {},
  adminRetryJobs: {},
  adminRetryJob: { parameters: { id: '4711' }, refuses: [new JobNotFound()] },
})
@Controller('api/v1/admin/jobs')
export class AdminJobsController {
  constructor(
    private readonly jobs: PostgresJobs,
    private readonly retrying: RetryJobs,
  ) {}

  /** The jobs that were given up, that fail, or that have waited for ten minutes; the oldest first. */
  @Get()
  @Listed(JOB_RULES)
  @Header('Cache-Control', 'no-store')
  async adminListJobs(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobDto[]> {
    return answerList(response, query, JOB_RULES, (list) => this.jobs.list(list));
  }

  /** Every failed job runs again at once, with all its attempts. */
  @Allow('health.write')
  @Post('retry')
  @HttpCode(200)
  @AuditsItself('job')
  async adminRetryJobs(@CurrentCaller() caller: Caller): Promise<RetriedJobsDto> {
    return { retried: await this.retrying.all(caller) };
  }

  /** The failed job runs again at once, with all its attempts. */
  @Allow('health.write')
  @Post(':id/retry')
  @HttpCode(200)
  @AuditsItself('job')
  async adminRetryJob(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<RetriedJobDto> {
    return { id: await this.retrying.one(caller, id) };
  }
}
