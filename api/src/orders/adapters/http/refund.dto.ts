import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { EachNested, IfSent, LEAST_AMOUNT, OrderAmount } from '../../../platform/http/input-rules.js';
import { QueryAmount, QueryFlag, QueryTexts } from '../../../platform/http/query-values.js';

const MOST_LINES = 200;
const AMOUNT = 'amount must be a number with at most two decimals';
const MOST_TENDERS = 20;
const SHARE = /^[0-9a-f-]{36}:\d{1,12}(\.\d{1,3})?$/i;
const LINE = /^[0-9a-f-]{36}:[1-9][0-9]?$/i;

export class RefundLineDto {
  @IsUUID(undefined, { message: 'variantId must be an id' })
  variantId!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99 })
  @IsInt()
  @Min(1)
  @Max(99)
  quantity!: number;
}

/** What of the refund comes back of one tender. */
export class RefundShareDto {
  @IsUUID(undefined, { message: 'tenderId must be an id' })
  tenderId!: string;

  @Min(0, { message: 'amount must not be less than 0' })
  @OrderAmount(AMOUNT)
  amount!: number;
}

/** By lines, by amount, by both (these pieces, but this sum), or everything that is left. */
export class RefundOrderDto {
  @IfSent()
  @Min(LEAST_AMOUNT, { message: 'amount must be more than 0' })
  @OrderAmount(AMOUNT)
  amount?: number;

  @ApiProperty({ type: [RefundLineDto], required: false })
  @IfSent()
  @EachNested()
  @ArrayMaxSize(MOST_LINES)
  @ArrayNotEmpty({ message: 'lines must name a piece; leave it out to give all back' })
  @IsArray({ message: 'lines must be a list' })
  @Type(() => RefundLineDto)
  lines?: RefundLineDto[];

  /** The pieces of `lines` go back on the shelf. */
  @IfSent()
  @IsBoolean()
  restock?: boolean;

  /** Staff hands the money over, also what would go back to a card: once the card has failed to take it. */
  @IfSent()
  @IsBoolean()
  byHand?: boolean;

  /** What would go back as money becomes store credit of the buyer’s account; of a guest’s order it cannot. */
  @IfSent()
  @IsBoolean()
  asStoreCredit?: boolean;

  /** How it is shared between the tenders, in all what comes back; real money first and the last paid first unless said. */
  @ApiProperty({ type: [RefundShareDto], required: false })
  @IfSent()
  @EachNested()
  @ArrayMaxSize(MOST_TENDERS)
  @ArrayNotEmpty({ message: 'shares must name a payment; leave it out to let the shop share' })
  @IsArray({ message: 'shares must be a list' })
  @Type(() => RefundShareDto)
  shares?: RefundShareDto[];

  /** It comes off what is still to be paid at the door as far as that goes, and only the rest goes back as money. */
  @IfSent()
  @IsBoolean()
  fromDue?: boolean;

  @Length(1, 500, { message: 'Please give a reason' })
  @IsString({ message: 'Please give a reason' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  reason!: string;
}

export class RefundPreviewQuery {
  @IfSent()
  @QueryAmount('amount', OrderAmount)
  amount?: number;

  /** Repeatable: `variantId:pieces`. */
  @ApiProperty({
    type: 'string',
    isArray: true,
    required: false,
    example: ['019336a0-0000-7000-8000-000000000000:1'],
  })
  @IfSent()
  @Matches(LINE, { each: true, message: 'lines must look like variantId:pieces' })
  @QueryTexts('lines', 39, MOST_LINES)
  lines?: string[];

  /** Staff hands the money over, also what would go back to a card: once the card has failed to take it. */
  @IfSent()
  @IsBoolean()
  @QueryFlag()
  byHand?: boolean;

  /** What would go back as money becomes store credit of the buyer’s account. */
  @IfSent()
  @IsBoolean()
  @QueryFlag()
  asStoreCredit?: boolean;

  /** Repeatable: `tenderId:amount`, how it is shared between the tenders. */
  @ApiProperty({
    type: 'string',
    isArray: true,
    required: false,
    example: ['019336a0-0000-7000-8000-000000000000:12.5'],
  })
  @IfSent()
  @Matches(SHARE, { each: true, message: 'shares must look like tenderId:amount' })
  @QueryTexts('shares', 49, MOST_TENDERS)
  shares?: string[];

  /** It comes off what is still to be paid at the door as far as that goes, and only the rest goes back as money. */
  @IfSent()
  @IsBoolean()
  @QueryFlag()
  fromDue?: boolean;

  /** What cancelling the order would give back, after which nothing is to be paid; says nothing of pieces and shares. */
  @IfSent()
  @IsBoolean()
  @QueryFlag()
  cancels?: boolean;
}

/** One line of the order; `quantity` 0 when the refund leaves it alone. */
export class RefundPreviewLineDto {
  variantId!: string;
  name!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  @ApiProperty({ type: 'integer' })
  bought!: number;
  /** Pieces given back before. */
  @ApiProperty({ type: 'integer' })
  refunded!: number;
  /** Pieces that can still be given back. */
  @ApiProperty({ type: 'integer' })
  left!: number;
  /** Pieces of this refund. */
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  /** What those pieces have cost after the coupon. */
  share!: number;
  /** What comes back for them. */
  amount!: number;
}

/** A tender that money can still go back to. */
export class RefundTenderDto {
  tenderId!: string;
  @ApiProperty({ enum: ['full', 'deposit', 'balance'] })
  payment!: string;
  @ApiProperty({ example: 'card' })
  method!: string;
  /** As people call the method. */
  @ApiProperty({ example: 'Credit Card' })
  label!: string;
  /** What can come back of it at most. */
  left!: number;
}

/** Money that comes back of one tender. */
export class RefundPartDto {
  tenderId!: string;
  @ApiProperty({ enum: ['full', 'deposit', 'balance'] })
  payment!: string;
  @ApiProperty({ example: 'card' })
  method!: string;
  /** `api`: the provider gives such money back; `by-hand`: staff does. */
  @ApiProperty({ enum: ['api', 'by-hand'] })
  refunds!: 'api' | 'by-hand';
  /** Where it goes, in words that follow the amount. */
  @ApiProperty({ example: 'to the card' })
  goesTo!: string;
  amount!: number;
  /** No provider pays it out, or takes this amount, or staff has chosen to: staff hands it over. */
  byHand!: boolean;
}

/** Exactly what comes back. The lines' amounts and `goodwillAmount` add up to `amount` and `waived`. */
export class RefundPreviewDto {
  /** What would be returned. */
  amount!: number;
  /** What of it nobody has paid, and nobody has to any more. */
  waived!: number;
  /** What could be returned at most. */
  available!: number;
  lines!: RefundPreviewLineDto[];
  /** Belongs to no line. */
  goodwillAmount!: number;
  parts!: RefundPartDto[];
  tenders!: RefundTenderDto[];
  amountPaid!: number;
  /** In all, after it. */
  amountRefunded!: number;
  /** Still to be paid after it. */
  amountDue!: number;
  /** Pieces could go back on the shelf with it. */
  canRestock!: boolean;
  /** The same in words. */
  message!: string;
}
