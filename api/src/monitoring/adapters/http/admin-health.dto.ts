import { ApiProperty } from '@nestjs/swagger';
import { HEALTH_STATES, type HealthState } from '../../domain/health-check.js';

export class HealthCheckDto {
  /** What is looked at: `database`, `jobs`, `mails`, `payments`, `refunds` while one needs somebody, `webhooks`, `carrier` while it is silent, or `backup` where one is known. */
  id!: string;
  @ApiProperty({ enum: HEALTH_STATES })
  state!: HealthState;
  sentence!: string;
  /** Since when it is so, or when it was last seen. */
  since!: string | null;
  /** What to do. */
  nextStep!: string | null;
  /** The page of the panel that helps, e.g. `/jobs`. */
  page!: string | null;
}

export class HealthAnswer {
  success!: boolean;
  checkedAt!: string;
  data!: HealthCheckDto[];
}
