import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { Uses } from './promotion-terms.dto.js';

const MOST_AT_ONCE = 5_000;
const count = { message: `count must be a whole number from 1 to ${MOST_AT_ONCE}` };

export class NewCodesDto {
  /** A code as it is written; without it codes are made that nobody can guess. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'FRIENDS' })
  @IsOptional()
  @MaxLength(40, { message: 'Code must be 3 to 40 letters, digits, - or _' })
  @IsString({ message: 'Code must be 3 to 40 letters, digits, - or _' })
  code?: string | null;

  /** How many are made. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, default: 1 })
  @IsOptional()
  @Max(MOST_AT_ONCE, count)
  @Min(1, count)
  @IsInt(count)
  count?: number | null;

  /** How each of them begins. */
  @OptionalText()
  @MaxLength(20, { message: 'The beginning must be at most 20 letters, digits, - or _' })
  @IsString({ message: 'prefix must be a text' })
  prefix?: string;

  /** How often each may be used in all; null without end. Once, where codes are made. */
  @Uses('maxUses', 1_000_000_000)
  maxUses?: number | null;

  /** How often one shopper may use each; null is once. */
  @Uses('perAccount', 1_000_000, { default: 1 })
  perAccount?: number | null;
}

export class MadeCodesDto {
  @ApiProperty({ type: [String], example: ['FRIENDS'] })
  codes!: string[];
}

/** What a discount would have done to orders of the last thirty days, by itself. */
export class DiscountPreviewDto {
  /** Orders that were looked at, without cancelled ones. */
  @ApiProperty({ type: 'integer' })
  orders!: number;
  /** Those that would have got something. */
  @ApiProperty({ type: 'integer' })
  applied!: number;
  /** What they would have got, in the shop's currency. */
  taken!: number;
  /** There were more orders: the latest were looked at. */
  isPart!: boolean;
  @ApiProperty({ format: 'date-time' })
  since!: string;
}
