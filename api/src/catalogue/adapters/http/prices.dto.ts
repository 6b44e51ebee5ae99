import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray } from 'class-validator';
import { MOST_PRICES, type PriceFault } from '../../domain/sent-price.js';

/** What a variant is to cost: it is named by `sku`, in any spelling, or by `variantId`. */
export class SentPriceDto {
  @ApiProperty({ required: false, example: 'TEE-M' })
  sku?: string;
  @ApiProperty({ required: false, format: 'uuid' })
  variantId?: string;
  /** Of the price, by ISO 4217; the shop's own unless another one is named. */
  @ApiProperty({ required: false, example: 'USD' })
  currency?: string;
  /** For the customers of this group alone. */
  @ApiProperty({ type: 'string', required: false, nullable: true, format: 'uuid' })
  groupId?: string | null;
  /** Of a group: from so many pieces on. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 99, default: 1 })
  from?: number;
  /** Null takes it away: in another currency it follows the rate again, a group pays what everybody pays. */
  @ApiProperty({ type: 'number', nullable: true, example: 19.5 })
  price!: number | null;
}

/** Each price is checked by itself: one that is wrong is told in its result. */
export class SentPricesDto {
  @ArrayMaxSize(MOST_PRICES, { message: `prices has at most ${MOST_PRICES} at once` })
  @ArrayNotEmpty({ message: 'prices is empty' })
  @IsArray({ message: 'prices must be a list' })
  @ApiProperty({ type: [SentPriceDto], minItems: 1, maxItems: MOST_PRICES })
  prices!: unknown[];
}

export class PriceResultDto {
  /** Its place in what was sent, from 0. */
  @ApiProperty({ type: 'integer' })
  index!: number;
  ok!: boolean;
  /** Where it was set. */
  @ApiProperty({ required: false, format: 'uuid' })
  variantId?: string;
  @ApiProperty({ required: false })
  sku?: string;
  /** Where it was not: which member is wrong, and why. */
  @ApiProperty({
    required: false,
    enum: ['sku', 'variantId', 'currency', 'groupId', 'from', 'price', 'line'],
  })
  field?: PriceFault['field'];
  @ApiProperty({ required: false, example: 'The shop has no such variant' })
  message?: string;
}

export class PriceResultsDto {
  /** One for each price, in order. */
  results!: PriceResultDto[];
}

export class KeptOwnPriceDto {
  /** ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  price!: number;
}

export class KeptGroupPriceDto extends KeptOwnPriceDto {
  @ApiProperty({ format: 'uuid' })
  groupId!: string;
  /** From so many pieces on. */
  @ApiProperty({ type: 'integer' })
  from!: number;
}

/** What a variant on sale costs, everybody and groups of customers. */
export class KeptPriceDto {
  /** Of the variant. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ format: 'uuid' })
  productId!: string;
  sku!: string;
  /** What everybody pays, in the shop's currency. */
  price!: number;
  /** In percent: by so much its product is reduced, which `price` is already. */
  discount!: number;
  /** When that ends by itself. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  saleEndsAt!: string | null;
  /** Prices of its own in other currencies. */
  ownPrices!: KeptOwnPriceDto[];
  groupPrices!: KeptGroupPriceDto[];
  /** When any of it last changed. */
  @ApiProperty({ format: 'date-time' })
  updatedAt!: string;
}
