import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import { IfSent } from '../../../platform/http/input-rules.js';
import { PageQueryDto } from '../../../platform/http/page.dto.js';
import { ORDER_STATES, type OrderState } from '../../domain/order-states.js';
import { TRACKING_STATUSES } from '../../domain/tracking.js';

const STATUS_MESSAGE = `status must be one of ${ORDER_STATES.join(', ')}`;

export class MyOrdersQueryDto extends PageQueryDto {
  /** Only orders in this state; without it, all. */
  @ApiProperty({ enum: ORDER_STATES, required: false })
  @IfSent()
  @IsIn(ORDER_STATES, { message: STATUS_MESSAGE })
  @IsString({ message: STATUS_MESSAGE })
  status?: OrderState;
}

export class TrackingEventDto {
  id!: string;
  @ApiProperty({ enum: TRACKING_STATUSES })
  status!: string;
  description!: string;
  @ApiProperty({ format: 'date-time' })
  timestamp!: string;
  location!: string;
}

export class TrackingAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  trackingEvents!: TrackingEventDto[];
  /** True when no carrier told us and the times are our own reckoning. */
  estimated!: boolean;
}
