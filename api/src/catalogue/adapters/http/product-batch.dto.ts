import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, ValidateBy } from 'class-validator';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { MOST_SENT, MOST_SENT_VARIANTS, variantsIn } from '../../domain/import/sent-products.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../../domain/product-state.js';
import { SpecificationInputDto } from './specification-input.dto.js';

const OPTIONAL = { required: false } as const;
const NULLABLE = { required: false, nullable: true } as const;

export class SentVariantDto {
  /** By which it is meant, in any spelling; that of a new one. */
  @ApiProperty({ ...OPTIONAL, maxLength: 64, example: 'TEE-M' })
  sku?: string;
  /** By which it is meant in place of its SKU. */
  @ApiProperty({ ...OPTIONAL, format: 'uuid' })
  variantId?: string;
  /** Of a new one: a value of each option of its product. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { Size: 'M' },
  })
  options?: Record<string, string>;
  /** In the shop's currency. */
  @ApiProperty({ ...OPTIONAL, example: 19.5 })
  price?: number;
  /** In other currencies, by ISO 4217; the others stay. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { USD: 21 },
  })
  ownPrices?: Record<string, number>;
  /** What one piece costs the shop (`costs.write`); null is not known. */
  @ApiProperty({ ...NULLABLE, type: 'number' })
  cost?: number | null;
  /** Pieces that can be bought; null is any number. */
  @ApiProperty({ ...NULLABLE, type: 'integer' })
  stock?: number | null;
  /** What one piece of a bundle is made of, by SKUs; `none` makes it a variant like any other. */
  @ApiProperty({ ...OPTIONAL, example: '2 x CUP-1; 1 x TEA-1' })
  bundle?: string;
  @ApiProperty(OPTIONAL)
  gtin?: string;
  @ApiProperty({ ...OPTIONAL, type: 'integer' })
  grams?: number;
  @ApiProperty({ ...OPTIONAL, type: 'integer' })
  lengthMm?: number;
  @ApiProperty({ ...OPTIONAL, type: 'integer' })
  widthMm?: number;
  @ApiProperty({ ...OPTIONAL, type: 'integer' })
  heightMm?: number;
}

/** A product with its variants; one that is its own only variant says of itself what a variant says. What is left out stays. */
export class SentProductDto extends SentVariantDto {
  /** That another system gave it: a new product is kept under it. */
  @ApiProperty({ ...OPTIONAL, format: 'uuid' })
  id?: string;
  @ApiProperty({ ...OPTIONAL, maxLength: 100 })
  name?: string;
  @ApiProperty({ ...OPTIONAL, maxLength: 500 })
  description?: string;
  /** HTML; what could run in it is left out. */
  @ApiProperty(OPTIONAL)
  body?: string;
  @ApiProperty({ ...OPTIONAL, maxLength: 100 })
  category?: string;
  @ApiProperty({ ...OPTIONAL, type: [String] })
  categories?: string[];
  /** In percent. */
  @ApiProperty(OPTIONAL)
  discount?: number;
  @ApiProperty({ ...OPTIONAL, format: 'date-time' })
  saleEndsAt?: string;
  @ApiProperty(OPTIONAL)
  isFeatured?: boolean;
  @ApiProperty({ ...OPTIONAL, enum: PRODUCT_STATUSES })
  status?: ProductStatus;
  @ApiProperty({ ...OPTIONAL, format: 'date-time' })
  publishAt?: string;
  @ApiProperty({ ...OPTIONAL, enum: TAX_CATEGORIES })
  taxCategory?: TaxCategory;
  @ApiProperty(OPTIONAL)
  isShipped?: boolean;
  /** Null is as the shop has it. */
  @ApiProperty({ ...NULLABLE, type: 'integer' })
  lowStockFrom?: number | null;
  @ApiProperty({ ...OPTIONAL, type: [String], format: 'uuid' })
  related?: string[];
  @ApiProperty({ ...OPTIONAL, type: [SpecificationInputDto] })
  specifications?: SpecificationInputDto[];
  /** Addresses of pictures that the shop has (`POST /admin/pictures`), the main one first. */
  @ApiProperty({ ...OPTIONAL, type: [String] })
  images?: string[];
  /** Values of declared fields, by name; the others stay. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: true,
    example: { brand: 'Kiln' },
  })
  fields?: Record<string, unknown>;
  @ApiProperty({ ...OPTIONAL, type: [SentVariantDto] })
  variants?: SentVariantDto[];
}

/** Each product is checked by itself: one that is wrong is told in its result. */
export class SentProductsDto {
  @ValidateBy({
    name: 'mostVariants',
    validator: {
      validate: (value: unknown) => !Array.isArray(value) || variantsIn(value) <= MOST_SENT_VARIANTS,
      defaultMessage: () => `products have at most ${MOST_SENT_VARIANTS} variants at once`,
    },
  })
  @ArrayMaxSize(MOST_SENT, { message: `products has at most ${MOST_SENT} at once` })
  @ArrayNotEmpty({ message: 'products is empty' })
  @IsArray({ message: 'products must be a list' })
  @ApiProperty({ type: [SentProductDto], minItems: 1, maxItems: MOST_SENT })
  products!: unknown[];
}

export class NamedVariantDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  sku!: string;
}

export class SentFaultDto {
  @ApiProperty({ example: 'variants.0.price' })
  field!: string;
  message!: string;
}

export class ProductResultDto {
  /** Its place in what was sent, from 0. */
  @ApiProperty({ type: 'integer' })
  index!: number;
  ok!: boolean;
  @ApiProperty({ ...OPTIONAL, enum: ['create', 'update', 'nothing'] })
  action?: 'create' | 'update' | 'nothing';
  /** Of the product. */
  @ApiProperty({ ...OPTIONAL, format: 'uuid' })
  id?: string;
  /** All that it has now. */
  @ApiProperty({ ...OPTIONAL, type: [NamedVariantDto] })
  variants?: NamedVariantDto[];
  /** Where nothing of it was done: which members are wrong, and why. */
  @ApiProperty({ ...OPTIONAL, type: [SentFaultDto] })
  errors?: SentFaultDto[];
}

export class ProductResultsDto {
  /** One for each product, in order. */
  results!: ProductResultDto[];
}
