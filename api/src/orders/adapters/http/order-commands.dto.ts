import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { SEEN_NAMES } from '../../../payments/methods/known.js';
import { IfSent, OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { OrderDto } from './order.dto.js';
import { ShippedByDto } from './shipped-by.dto.js';
import { RefundPartDto, RefundPreviewLineDto } from './refund.dto.js';

export class CancelOrderDto {
  @OptionalText()
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
  /** What comes back, in the currency of the order. */
  refund!: number;
  @ApiProperty({ example: 'card' })
  method!: string;
  /** The same in words. */
  message!: string;
  /** Every line of the order: what its pieces have cost, and what comes back for them. */
  lines!: RefundPreviewLineDto[];
  parts!: RefundPartDto[];
  /** Paid so far. */
  amountPaid!: number;
}

export class CancelPreviewAnswer {
  success!: boolean;
  data!: CancelPreviewDto;
}

const ACTIONS = [
  'ship',
  'correct-number',
  'deliver',
  'cancel',
  'record-deposit',
  'record-balance',
  'record-transfer',
  'note',
  'scan',
] as const;
export type OrderAction = (typeof ACTIONS)[number];

const EMPTY_NOTE = 'Please write what is to be noted';

function SaysSomethingInANote() {
  const says = (value: unknown, args?: ValidationArguments) =>
    (args?.object as OrderTransitionDto).action !== 'note' || /\S/.test(String(value));
  return ValidateBy({ name: 'saysSomething', validator: { validate: says } }, { message: EMPTY_NOTE });
}

/**
 * One step of an order by staff; which members belong to which action is told at each. `carrier` belongs to ship and
 * correct-number, `trackingNumber` to scan as well.
 */
export class OrderTransitionDto extends ShippedByDto {
  @ApiProperty({ enum: ACTIONS })
  @IsIn(ACTIONS, { message: `action must be one of ${ACTIONS.join(', ')}` })
  action!: OrderAction;

  /** record-deposit, record-balance, record-transfer: how the money came; left out: by the way of the order */
  @ApiProperty({ example: 'cash', required: false })
  @IfSent()
  @IsIn(SEEN_NAMES, { message: `paidBy must be one of ${SEEN_NAMES.join(', ')}` })
  paidBy?: string;

  /** cancel; deliver without the balance */
  @OptionalText()
  @IsString()
  @MaxLength(500)
  reason?: string;

  /** cancel: its pieces go back on the shelf; true unless said */
  @IfSent()
  @IsBoolean()
  restock?: boolean;

  /** cancel: so do those that were refunded before and not put back then; false unless said */
  @IfSent()
  @IsBoolean()
  restockRefunded?: boolean;

  /** cancel: what is left of the money stays, a fee; only of an order all of whose pieces were refunded */
  @IfSent()
  @IsBoolean()
  keepsRest?: boolean;

  /** note; scan: what the carrier says */
  @ValidateIf(
    ({ action, text }: OrderTransitionDto) => action === 'note' || (text ?? undefined) !== undefined,
  )
  @SaysSomethingInANote()
  @MaxLength(2_000)
  @IsString({ message: EMPTY_NOTE })
  text?: string;

  /** scan: where */
  @OptionalText()
  @OneLine('Location')
  @MaxLength(200, { message: 'Location must be at most 200 characters' })
  @IsString({ message: 'Location must be a text' })
  location?: string;
}
