import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IfSent } from './input-rules.js';

const DAY = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export class PeriodQueryDto {
  /** First day, in the time zone of the shop; 29 days before the last without it. */
  @ApiProperty({ type: 'string', format: 'date', required: false, example: '2026-10-23' })
  @IfSent()
  @Matches(DAY, { message: 'from must be a day like 2026-10-23' })
  from?: string;

  /** Last day, in the time zone of the shop, included; today without it. */
  @ApiProperty({ type: 'string', format: 'date', required: false, example: '2026-11-21' })
  @IfSent()
  @Matches(DAY, { message: 'to must be a day like 2026-11-21' })
  to?: string;
}
