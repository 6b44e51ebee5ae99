import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Amount, AtMostAPrice, Decimal, OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { amount, KeptPromotionDto, PromotionTermsDto, Uses } from './promotion-terms.dto.js';

const KINDS = ['percent', 'amount'] as const;

const text = (name: string) => ({ message: `${name} must be a text` });

export class NewCouponDto extends PromotionTermsDto {
  /** Kept in capitals; shoppers may type it as they like. */
  @ApiProperty({ example: 'SPRING10' })
  @MaxLength(40, { message: 'Code must be 3 to 40 letters, digits, - or _' })
  @IsString({ message: 'Code is required' })
  code!: string;

  @OptionalText()
  @OneLine('Description')
  @MaxLength(200, { message: 'Description must be at most 200 characters' })
  @IsString(text('description'))
  description?: string;

  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS, { message: 'Kind must be percent or amount' })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ type: 'number', nullable: true, required: false, example: 10 })
  @IsOptional()
  @Decimal('percent must be a number with at most two decimals')
  percent?: number | null;

  @ApiProperty({ type: 'number', nullable: true, required: false })
  @IsOptional()
  @AtMostAPrice(amount('amount'))
  @Amount(amount('amount'))
  amount?: number | null;

  /** The one shopper it belongs to; without it, everybody's. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'accountId must be the id of a customer' })
  accountId?: string | null;

  /** How often one shopper may use it; null is once. */
  @Uses('perAccount', 1_000_000, { default: 1 })
  perAccount?: number | null;
}

/** Only what is sent changes. */
export class CouponChangeDto extends PartialType(NewCouponDto, { skipNullProperties: false }) {}

export class AdminCouponDto extends KeptPromotionDto {
  code!: string;
  description!: string;
  @ApiProperty({ enum: KINDS })
  kind!: string;
  @ApiProperty({ type: 'number', nullable: true })
  percent!: number | null;
  @ApiProperty({ type: 'number', nullable: true })
  amount!: number | null;
  @ApiProperty({ type: 'string', nullable: true })
  accountId!: string | null;
  /** Email of the one shopper it belongs to. */
  @ApiProperty({ type: 'string', nullable: true })
  accountEmail!: string | null;
  @ApiProperty({ type: 'integer' })
  perAccount!: number;
  /** Reserved and used, without released ones. */
  @ApiProperty({ type: 'integer' })
  used!: number;
}
