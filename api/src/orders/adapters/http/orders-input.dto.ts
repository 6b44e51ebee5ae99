import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { EachNested } from '../../../platform/http/input-rules.js';
import { PageQueryDto } from '../../../platform/http/page.dto.js';
import { ORDER_STATES, type OrderState } from '../../domain/order-states.js';
import { TRACKING_STATUSES } from '../../domain/tracking.js';

const STATUS_MESSAGE = `status must be one of ${ORDER_STATES.join(', ')}`;
const RATING_MESSAGE = 'rating must be a whole number from 1 to 5';
const LONGEST_COMMENT = 2_000;

export class MyOrdersQueryDto extends PageQueryDto {
  /** Only orders in this state; without it, all. */
  @ApiProperty({ enum: ORDER_STATES, required: false })
  @IsOptional()
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

export class FeedbackItemDto {
  @IsUUID(undefined, { message: 'productId must be the id of a product' })
  productId!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @Max(5, { message: RATING_MESSAGE })
  @Min(1, { message: RATING_MESSAGE })
  @IsInt({ message: RATING_MESSAGE })
  rating!: number;

  @IsOptional()
  @MaxLength(LONGEST_COMMENT, { message: `comment must be at most ${LONGEST_COMMENT} characters` })
  @IsString({ message: 'comment must be a text' })
  comment?: string;
}

export class FeedbackDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @Max(5, { message: RATING_MESSAGE })
  @Min(1, { message: RATING_MESSAGE })
  @IsInt({ message: RATING_MESSAGE })
  rating!: number;

  @IsOptional()
  @MaxLength(LONGEST_COMMENT, { message: `comment must be at most ${LONGEST_COMMENT} characters` })
  @IsString({ message: 'comment must be a text' })
  comment?: string;

  /** Stars for the products of the order. */
  @IsOptional()
  @EachNested()
  @Type(() => FeedbackItemDto)
  @ArrayMaxSize(100, { message: 'items has too many entries' })
  @IsArray({ message: 'items must be a list' })
  items?: FeedbackItemDto[];
}
