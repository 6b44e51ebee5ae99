import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { OrderDto } from './order.dto.js';

export class CancelOrderDto {
  @IsOptional()
  @IsString()
  @MaxLength(500)
  reason?: string;
}

export class CancelledOrderAnswer {
  success!: boolean;
  @ApiProperty({ example: 'Order cancelled successfully' })
  message!: string;
  data!: OrderDto;
}

export class CancelPreviewDto {
  /** What comes back, in dollars. */
  refund!: number;
  @ApiProperty({ enum: ['card', 'mobile', 'cash'] })
  method!: string;
  /** The same in words. */
  message!: string;
}

export class CancelPreviewAnswer {
  success!: boolean;
  data!: CancelPreviewDto;
}

const ACTIONS = ['ship', 'deliver', 'cancel', 'record-deposit', 'record-balance', 'note', 'scan'] as const;
export type OrderAction = (typeof ACTIONS)[number];

/** One step of an order by staff; which members belong to which action is told at each. */
export class OrderTransitionDto {
  @ApiProperty({ enum: ACTIONS })
  @IsIn(ACTIONS, { message: `action must be one of ${ACTIONS.join(', ')}` })
  action!: OrderAction;

  /** ship */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  carrier?: string;

  /** ship, scan */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  trackingNumber?: string;

  /** cancel; deliver without the balance */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  reason?: string;

  /** note; scan: what the carrier says */
  @IsOptional()
  @IsString()
  @MaxLength(2_000)
  text?: string;

  /** scan: where */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  location?: string;
}

export class RefundLineDto {
  @IsUUID(undefined, { message: 'variantId must be an id' })
  variantId!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99 })
  @IsInt()
  @Min(1)
  @Max(99)
  quantity!: number;
}

/** By amount, by lines, or everything that is left. */
export class RefundOrderDto {
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'amount must be a number with at most two decimals' })
  amount?: number;

  @ApiProperty({ type: [RefundLineDto], required: false })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => RefundLineDto)
  lines?: RefundLineDto[];

  @IsString({ message: 'Please give a reason' })
  @Length(1, 500, { message: 'Please give a reason' })
  reason!: string;
}

export class RefundPreviewQuery {
  @IsOptional()
  @Type(() => Number)
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'amount must be a number with at most two decimals' })
  amount?: number;
}

export class RefundPreviewDto {
  /** What would be returned. */
  amount!: number;
  /** What could be returned at most. */
  available!: number;
}
