import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { MOST_LEVELS, type LevelFault } from '../../domain/stock-level.js';

/** What was counted of one variant: by `sku`, in any spelling, or by `variantId`. */
export class StockLevelDto {
  @ApiProperty({ required: false, example: 'TEE-M' })
  sku?: string;
  @ApiProperty({ required: false, format: 'uuid' })
  variantId?: string;
  /** Pieces that lie there, those that waiting orders hold as well; null is any number. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, nullable: true })
  onHand!: number | null;
  /** Kept in the stock book. */
  @ApiProperty({ type: 'string', required: false, nullable: true, maxLength: 200, example: 'Counted' })
  reason?: string | null;
}

/** Each level is checked by itself: one that is wrong is told in its result. */
export class StockLevelsDto {
  @ArrayMaxSize(MOST_LEVELS, { message: `levels has at most ${MOST_LEVELS} at once` })
  @ArrayNotEmpty({ message: 'levels is empty' })
  @IsArray({ message: 'levels must be a list' })
  @ApiProperty({ type: [StockLevelDto], minItems: 1, maxItems: MOST_LEVELS })
  levels!: unknown[];
}

/** What lies on the shelf of a variant on sale. */
export class KeptLevelDto {
  /** Of the variant. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ format: 'uuid' })
  productId!: string;
  sku!: string;
  /** Pieces that lie there, those that waiting orders hold as well; null is any number. */
  @ApiProperty({ type: 'integer', nullable: true })
  onHand!: number | null;
  /** Pieces that waiting orders hold. */
  @ApiProperty({ type: 'integer' })
  held!: number;
  /** Pieces that can be bought; null is any number. */
  @ApiProperty({ type: 'integer', nullable: true })
  available!: number | null;
  /** It is made of other variants: `onHand` and `available` are what they make, and are not set. Its parts tell when that changed. */
  isBundle!: boolean;
  /** When any of it last changed. */
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}

export class StockLevelResultDto {
  /** Its place in what was sent, from 0. */
  @ApiProperty({ type: 'integer' })
  index!: number;
  ok!: boolean;
  /** Where it was set. */
  @ApiProperty({ required: false, format: 'uuid' })
  variantId?: string;
  @ApiProperty({ required: false })
  sku?: string;
  @ApiProperty({ required: false, type: 'integer', nullable: true })
  onHand?: number | null;
  /** Where it was not: which member is wrong, and why. */
  @ApiProperty({ required: false, enum: ['sku', 'variantId', 'onHand', 'reason', 'level'] })
  field?: LevelFault['field'];
  @ApiProperty({ required: false, example: 'Waiting orders hold 3 of it' })
  message?: string;
}

export class StockLevelResultsDto {
  /** One for each level, in order. */
  results!: StockLevelResultDto[];
}
