import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsUUID } from 'class-validator';
import { Type } from 'class-transformer';
import { ShippingLabelDto } from '../../../labels/adapters/http/label.dto.js';
import { MOST_ORDERS } from '../../../orders/adapters/http/order-ids.dto.js';
import { ShippedByDto } from '../../../orders/adapters/http/shipped-by.dto.js';
import { EachNested } from '../../../platform/http/input-rules.js';
import { RATE_CHOICES, type RateChoice } from '../../domain/choose-rate.js';

/** Carriers are slow: so many labels are asked for while a caller waits. */
export const MOST_LABELS = 20;

export class OrderToShipDto extends ShippedByDto {
  @IsUUID(undefined, { message: 'orderId must be the id of an order' })
  @ApiProperty({ format: 'uuid' })
  orderId!: string;
}

export class ShipOrdersDto {
  @EachNested('each of orders must be an object')
  @ArrayMaxSize(MOST_ORDERS, { message: `orders has at most ${MOST_ORDERS} at once` })
  @ArrayNotEmpty({ message: 'orders is empty' })
  @IsArray({ message: 'orders must be a list' })
  @Type(() => OrderToShipDto)
  @ApiProperty({ type: [OrderToShipDto], minItems: 1, maxItems: MOST_ORDERS })
  orders!: OrderToShipDto[];
}

export class BuyLabelsDto {
  @IsUUID(undefined, { each: true, message: 'each of orders must be the id of an order' })
  @ArrayMaxSize(MOST_LABELS, { message: `orders has at most ${MOST_LABELS} at once` })
  @ArrayNotEmpty({ message: 'orders is empty' })
  @IsArray({ message: 'orders must be a list' })
  @ApiProperty({ type: [String], minItems: 1, maxItems: MOST_LABELS })
  orders!: string[];

  /** Which of the rates that the carrier offers is bought. */
  @IsIn(RATE_CHOICES, { message: `choose must be one of ${RATE_CHOICES.join(', ')}` })
  @ApiProperty({ enum: RATE_CHOICES })
  choose!: RateChoice;
}

export class OrderResultDto {
  @ApiProperty({ format: 'uuid' })
  orderId!: string;
  ok!: boolean;
  /** False where it was done before. */
  @ApiProperty({ required: false })
  isChanged?: boolean;
  /** Where it was refused: the code of the refusal that the single call has. */
  @ApiProperty({ required: false, example: 'order_transition_refused' })
  code?: string;
  /** And why. */
  @ApiProperty({ required: false, example: 'A pending order cannot be shipped.' })
  message?: string;
}

export class OrderResultsDto {
  /** One for each order, as they were sent. */
  results!: OrderResultDto[];
}

export class LabelResultDto extends OrderResultDto {
  @ApiProperty({ required: false, type: () => ShippingLabelDto })
  label?: ShippingLabelDto;
}

export class LabelResultsDto {
  /** One for each order, as they were sent. */
  results!: LabelResultDto[];
}
