import { ApiProperty } from '@nestjs/swagger';
import { BY_POST, HANDOVERS, RETURN_REASONS, WITHDRAWAL } from '../../domain/order-return.js';
import { RETURN_ACTIONS, RETURN_STATES } from '../../domain/return-states.js';

export class ReturnLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** Pieces that are sent back. */
  @ApiProperty({ type: 'integer', example: 1 })
  quantity!: number;
  /** Pieces that have arrived; null before. */
  @ApiProperty({ type: 'integer', nullable: true })
  received!: number | null;
  /** Whether they go back on the shelf with the refund; null before they arrived. */
  @ApiProperty({ type: 'boolean', nullable: true })
  restock!: boolean | null;
}

/** A step that a return has taken. */
export class ReturnStepDto {
  @ApiProperty({ enum: RETURN_STATES })
  status!: string;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

/** Goods that go out for what has come back. */
export class ReturnExchangeDto {
  /** The order that they are. */
  orderId!: string;
  @ApiProperty({ example: '9F3A1C70' })
  orderNumber!: string;
  /** `waiting` while a difference is to be paid: until then the return is not refunded. */
  @ApiProperty({ enum: ['waiting', 'done'] })
  state!: string;
  /** Opens its page, behind `#` of the address, for whoever came by the link of an order’s mail; null for everybody else. */
  @ApiProperty({ type: 'string', nullable: true })
  token!: string | null;
}

export class ReturnDto {
  id!: string;
  orderId!: string;
  @ApiProperty({ example: '9F3A1C70' })
  orderNumber!: string;
  @ApiProperty({ enum: RETURN_STATES })
  status!: string;
  @ApiProperty({ enum: [...RETURN_REASONS, WITHDRAWAL] })
  reason!: string;
  /** The shopper's own words; may be empty. */
  comment!: string;
  /** With a label that the shop sends, brought by the shopper, or, after a withdrawal, by a carrier of their own. */
  @ApiProperty({ enum: [...HANDOVERS, BY_POST] })
  handover!: string;
  /** Percent of what the items have cost that the shop keeps. */
  @ApiProperty({ type: 'integer', example: 0 })
  feePercent!: number;
  lines!: ReturnLineDto[];
  /** Of the order, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** What is to come back; once refunded, what does. */
  amount!: number;
  /** The shop's last words to the shopper; may be empty. */
  message!: string;
  /** What goes out for it; null where nothing does. */
  @ApiProperty({ type: ReturnExchangeDto, nullable: true })
  exchange!: ReturnExchangeDto | null;
  /** The oldest first. */
  history!: ReturnStepDto[];
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

export class ReturnCustomerDto {
  id!: string;
  name!: string;
  email!: string;
}

/** A return as staff sees it. */
export class AdminReturnDto extends ReturnDto {
  customer!: ReturnCustomerDto;
  /** What the caller may do with it now. */
  @ApiProperty({ enum: RETURN_ACTIONS, isArray: true })
  legalActions!: string[];
}

export class ReturnableLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** Pieces that no refund has given back yet. */
  @ApiProperty({ type: 'integer', example: 2 })
  left!: number;
}

export class OrderReturnsDto {
  /** Another return may be asked for now. */
  canReturn!: boolean;
  /** Until when; null before delivery. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  until!: string | null;
  lines!: ReturnableLineDto[];
  /** The newest first. */
  returns!: ReturnDto[];
}

export class OrderReturnsAnswer {
  success!: boolean;
  data!: OrderReturnsDto;
}

export class ReturnPreviewLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'integer', example: 1 })
  quantity!: number;
  /** What comes back for these pieces: price, less the coupon's share, with tax. */
  amount!: number;
}

export class ReturnPreviewDto {
  /** What comes back, in the currency of the order. */
  refund!: number;
  /** What the shop keeps of it, its restocking fee; nothing where the shop got it wrong. */
  fee!: number;
  /** The same in words. */
  message!: string;
  /** What of `refund` is the price of delivery: where the consumer law of the EU holds and everything goes back. */
  delivery!: number;
  /** The amounts and `delivery` add up to `refund`. */
  lines!: ReturnPreviewLineDto[];
}

export class ReturnPreviewAnswer {
  success!: boolean;
  data!: ReturnPreviewDto;
}
