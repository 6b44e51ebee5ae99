import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { said } from '../../../platform/languages/tongues.js';
import { healthOf } from '../../domain/health.js';
import { PostgresHealth } from '../persistence/postgres-health.js';
import { HealthAnswer } from './admin-health.dto.js';

@ApiTags('admin-health')
@Allow('health.read')
@ApiDoc({ adminGetHealth: {} })
@Controller('api/v1/admin/health')
export class AdminHealthController {
  constructor(
    private readonly reads: PostgresHealth,
    private readonly clock: Clock,
  ) {}

  /** What is well and what waits, since when, and what to do about it; what needs somebody comes first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminGetHealth(): Promise<HealthAnswer> {
    const data = healthOf(await this.reads.readings()).map((check) => ({
      ...check,
      sentence: said(check.sentence),
      nextStep: check.nextStep && said(check.nextStep),
    }));
    return { success: true, checkedAt: this.clock.now().toISOString(), data };
  }
}
