import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/auth/allow.js';
import { PeriodWrong, periodOf } from '../../../kernel/period.js';
import { PeriodQueryDto } from '../../../platform/http/period-query.dto.js';
import { StatsReads } from '../persistence/stats-reads.js';
import { StatsDto } from './stats.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

@ApiTags('admin-dashboard')
@Allow('stats.read')
@ApiDoc({
  adminStats: { refuses: [new PeriodWrong('from must not be after to')] },
})
@Controller('api/v1/admin/stats')
export class AdminStatsController {
  constructor(
    private readonly reads: StatsReads,
    private readonly clock: Clock,
  ) {}

  /** The dashboard's figures over all orders, each with the list that adds up to it. */
  @Get()
  async adminStats(@Query() { from, to }: PeriodQueryDto): Promise<StatsDto> {
    return this.reads.read(periodOf(from, to, this.clock.now()));
  }
}
