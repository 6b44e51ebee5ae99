import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import {
  Amount,
  AtMostAPrice,
  CurrencyCode,
  EachNested,
  IfSent,
  LEAST_AMOUNT,
  saysDecimals,
} from '../../../platform/http/input-rules.js';

const MOST_PRICES = 250;
const PRICE = 'Price must be above 0, with at most two decimals';
const FROM = 'from must be a whole number from 1 to 99';
const PRICE_EXAMPLE = { type: 'number', nullable: true, example: 19.5 } as const;

export class GroupPriceInputDto {
  @IsUUID('all', { message: 'The id of a group is not valid' })
  @ApiProperty({ format: 'uuid' })
  groupId!: string;

  @IsUUID('all', { message: 'The id of a variant is not valid' })
  @ApiProperty({ format: 'uuid' })
  variantId!: string;

  /** Of the price, by ISO 4217; the shop's own unless another one is named. */
  @ApiProperty({ required: false, example: 'USD' })
  @IfSent()
  @CurrencyCode()
  currency?: string;

  /** From so many pieces of it in one purchase on; 1 unless told. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 99, example: 10 })
  @IfSent()
  @IsInt({ message: FROM })
  @Min(1, { message: FROM })
  @Max(99, { message: FROM })
  from?: number;

  /** Of one piece; null takes the price away. */
  @ApiProperty(PRICE_EXAMPLE)
  @ValidateIf((_, value: unknown) => value !== null)
  @Amount(PRICE)
  @Min(LEAST_AMOUNT, saysDecimals(PRICE))
  @AtMostAPrice(PRICE)
  price!: number | null;
}

export class GroupPricesInputDto {
  /** Those that are not named stay. */
  @ArrayMaxSize(MOST_PRICES, { message: `prices has at most ${MOST_PRICES} at once` })
  @ArrayNotEmpty({ message: 'prices is empty' })
  @IsArray({ message: 'prices must be a list' })
  @EachNested()
  @Type(() => GroupPriceInputDto)
  @ApiProperty({ type: [GroupPriceInputDto], minItems: 1, maxItems: MOST_PRICES })
  prices!: GroupPriceInputDto[];
}

export class GroupPriceDto {
  @ApiProperty({ format: 'uuid' })
  groupId!: string;
  /** What the group is called. */
  @ApiProperty({ example: 'Wholesale' })
  group!: string;
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  /** ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** From so many pieces on. */
  @ApiProperty({ type: 'integer', example: 10 })
  from!: number;
  /** Of one piece. */
  @ApiProperty({ example: 19.5 })
  price!: number;
}

/** One of a group, with what it is for. */
export class ListedGroupPriceDto extends GroupPriceDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ format: 'uuid' })
  productId!: string;
  /** What it is called. */
  @ApiProperty({ example: 'Field Tee' })
  product!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** What everybody pays, in the shop's currency. */
  @ApiProperty({ example: 24 })
  regularPrice!: number;
}

export class GroupPricedVariantDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** What everybody pays. */
  price!: number;
}

export class ProductGroupPricesDto {
  /** The shop's own, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  variants!: GroupPricedVariantDto[];
  prices!: GroupPriceDto[];
}
