import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Amount, IfSent, Decimal, OneLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { TimestampField, UntilField } from '../../../platform/http/timestamps.js';

const KINDS = ['percent', 'amount'] as const;
const MOST = 99_999_999.99;

const text = (name: string) => ({ message: `${name} must be a text` });
const amount = (name: string) => ({ message: `${name} must be an amount with at most two decimals` });
const whole = (name: string) => ({ message: `${name} must be a whole number above 0` });

export class NewCouponDto {
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
  @Max(MOST, amount('amount'))
  @Amount(amount('amount').message)
  amount?: number | null;

  /** The basket must be worth this much; null is nothing. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @IsOptional()
  @Max(MOST, amount('minTotal'))
  @Min(0, amount('minTotal'))
  @Amount(amount('minTotal').message)
  minTotal?: number | null;

  @IfSent()
  @IsBoolean({ message: 'firstOrderOnly must be true or false' })
  firstOrderOnly?: boolean;

  /** The one shopper it belongs to; without it, everybody's. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'accountId must be the id of a customer' })
  accountId?: string | null;

  /** How often it may be used in all; without it, without end. */
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  @IsOptional()
  @Max(1_000_000_000, whole('maxUses'))
  @Min(1, whole('maxUses'))
  @IsInt(whole('maxUses'))
  maxUses?: number | null;

  /** How often one shopper may use it; null is once. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, default: 1 })
  @IsOptional()
  @Max(1_000_000, whole('perAccount'))
  @Min(1, whole('perAccount'))
  @IsInt(whole('perAccount'))
  perAccount?: number | null;

  @IfSent()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @TimestampField('startsAt must be a date')
  startsAt?: string | null;

  /** A day alone, such as 2026-12-07, is included to its end. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('endsAt must be a date')
  endsAt?: string | null;
}

/** Only what is sent changes. */
export class CouponChangeDto extends PartialType(NewCouponDto, { skipNullProperties: false }) {}

export class AdminCouponDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  code!: string;
  description!: string;
  @ApiProperty({ enum: KINDS })
  kind!: string;
  @ApiProperty({ type: 'number', nullable: true })
  percent!: number | null;
  @ApiProperty({ type: 'number', nullable: true })
  amount!: number | null;
  minTotal!: number;
  firstOrderOnly!: boolean;
  @ApiProperty({ type: 'string', nullable: true })
  accountId!: string | null;
  /** Email of the one shopper it belongs to. */
  @ApiProperty({ type: 'string', nullable: true })
  accountEmail!: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  maxUses!: number | null;
  @ApiProperty({ type: 'integer' })
  perAccount!: number;
  /** Reserved and used, without released ones. */
  @ApiProperty({ type: 'integer' })
  used!: number;
  isActive!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  startsAt!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  endsAt!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
