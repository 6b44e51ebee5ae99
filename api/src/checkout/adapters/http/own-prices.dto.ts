import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import { CurrencyCode, IfSent } from '../../../platform/http/input-rules.js';
import { Strict } from '../../../platform/http/strict-query.js';

const MOST_VARIANTS = 250;
/** As many as a page of a list shows. */
const MOST_PRODUCTS = 50;
const IDS = 'variants must be ids of variants, with commas between them';
const PRODUCT_IDS = 'products must be ids of products, with commas between them';

const split = (value: unknown): unknown =>
  typeof value === 'string' ? [...new Set(value.toLowerCase().split(',').filter(Boolean))] : value;

@Strict()
export class OwnPricesQuery {
  /** Ids of variants, with commas between them; left out where `products` is sent. */
  @IfSent()
  @IsUUID(undefined, { each: true, message: IDS })
  @ArrayMaxSize(MOST_VARIANTS, { message: `variants names at most ${MOST_VARIANTS} variants` })
  @ArrayNotEmpty({ message: 'variants names no variant' })
  @IsArray({ message: IDS })
  @Transform(({ value }: { value: unknown }) => split(value))
  @ApiProperty({ type: 'string', required: false, example: '01942302-162e-7e20-991c-8f78a5902537' })
  variants?: string[];

  /** Ids of products, with commas between them: of each, the lowest price of one piece is told. */
  @IfSent()
  @IsUUID(undefined, { each: true, message: PRODUCT_IDS })
  @ArrayMaxSize(MOST_PRODUCTS, { message: `products names at most ${MOST_PRODUCTS} products` })
  @ArrayNotEmpty({ message: 'products names no product' })
  @IsArray({ message: PRODUCT_IDS })
  @Transform(({ value }: { value: unknown }) => split(value))
  @ApiProperty({ type: 'string', required: false, example: '01942302-162e-7e20-991c-8f78a5902538' })
  products?: string[];

  /** In which the prices are told; the shop's own unless named. ISO 4217. */
  @ApiProperty({ required: false, example: 'USD' })
  @IfSent()
  @CurrencyCode()
  currency?: string;
}

export class OwnPriceDto {
  @ApiProperty({ format: 'uuid' })
  productId!: string;
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  /** From so many pieces in one purchase on. */
  @ApiProperty({ type: 'integer', example: 10 })
  from!: number;
  /** Of one piece, as it is paid. */
  @ApiProperty({ example: 19.5 })
  price!: number;
  /** Without the tax that it carries in the shop's own country; null where prices are not shown so. */
  @ApiProperty({ type: 'number', nullable: true, example: 16.39 })
  netPrice!: number | null;
}

export class OwnPricesAnswer {
  success!: boolean;
  /** Of variants that cost the caller, or are shown, as everybody else nothing is told. By variant and pieces. */
  data!: OwnPriceDto[];
}
