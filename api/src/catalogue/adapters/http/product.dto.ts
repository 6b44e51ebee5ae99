import type { FieldValues } from '../../../kernel/fields/field.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ProductCardDto } from '../../../platform/http/product-card.dto.js';
import { FieldsProperty } from './fields-property.js';
import { PriceInDto } from '../../../platform/http/price-in.dto.js';
import { ShownPartDto } from '../../../platform/http/shown-part.dto.js';
import { FitCountsDto, RatingShareDto, ReviewDto } from '../../../platform/http/review.dto.js';

export class OptionValueDto {
  value!: string;
  swatch!: string | null;
}

export class OptionDto {
  @ApiProperty({ example: 'Size' })
  name!: string;
  /** It is that of the sizes, whatever it is called in the language of the reader; absent for others, and for the staff. */
  isSize?: boolean;
  values!: OptionValueDto[];
}

export class VariantDto {
  _id!: string;
  id!: string;
  sku!: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { Size: 'M', Colour: 'Chalk' },
  })
  options!: Record<string, string>;
  price!: number;
  originalPrice!: number | null;
  /** Its own prices in other currencies, which no rate changes; absent without any. */
  prices?: PriceInDto[];
  /** Files come with it, by links that its buyer is mailed; absent where none do. */
  isDownload?: boolean;
  /** What one piece of it is made of; absent where it is no bundle. */
  parts?: ShownPartDto[];
  stock!: number | null;
  inStock!: boolean;
  image!: string | null;
}

export class DeliveryEstimateDto {
  @ApiProperty({ example: '2026-11-26' })
  from!: string;
  @ApiProperty({ example: '2026-11-30' })
  to!: string;
}

export class SpecificationDto {
  @ApiProperty({ example: 'Material' })
  name!: string;
  @ApiProperty({ example: 'Cotton' })
  value!: string;
}

/** What a product says of itself beyond its card. */
export abstract class ProductDetailsDto extends ProductCardDto {
  description!: string;
  /** What the merchant tells at length, as clean HTML: text, headings, lists, tables and links. Empty for nothing. */
  @ApiProperty({ example: '<h2>Care</h2><p>Wash <strong>cold</strong>.</p>' })
  body!: string;
  /** Material, dimensions, care …, in their order. */
  specifications!: SpecificationDto[];
  /** Values of the declared fields by name; one without a value is absent, and for shoppers one that is not shown. */
  @FieldsProperty()
  fields!: FieldValues;
}

export class SchemaOrgDto {
  /** Of schema.org, such as `brand`. */
  @ApiProperty({ example: 'brand' })
  property!: string;
  /** Of the thing that it names; absent where it is a plain text. */
  @ApiPropertyOptional({ example: 'Brand' })
  type?: string;
}

/** A value of a declared field as shoppers read it. */
export class FactDto {
  @ApiProperty({ example: 'brand' })
  name!: string;
  @ApiProperty({ example: 'Brand' })
  label!: string;
  @ApiProperty({ example: 'Duka' })
  text!: string;
  /** Where it leads; absent unless the field is a link. */
  link?: string;
  /** What structured data calls it. */
  schemaOrg?: SchemaOrgDto;
  /** The merchant declared it. */
  isOwn!: boolean;
}

export class ProductSeoDto {
  @ApiProperty({ type: 'string', nullable: true, example: null })
  title!: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: null })
  description!: string | null;
}

/** A product as its own page shows it. */
export class ProductDto extends ProductDetailsDto {
  /** The words of its address in each language of the shop, by their tags: what it is called there, or what the merchant wrote. Absent where there is but one. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { en: 'Wool scarf', fr: 'Écharpe en laine' },
  })
  names?: Record<string, string>;
  /** What search engines read of it, where the merchant wrote that. */
  seo!: ProductSeoDto;
  /** What it says by those of its fields that are shown, in their order. */
  facts!: FactDto[];
  options!: OptionDto[];
  variants!: VariantDto[];
  /** The newest ten. */
  reviews!: ReviewDto[];
  /** Five rows, five stars first. */
  ratingDistribution!: RatingShareDto[];
  fit!: FitCountsDto;
  @ApiProperty({ type: 'integer' })
  version!: number;
  /** Whether it is sent to its buyer; a lesson, a gift card and a file are not. */
  isShipped!: boolean;
  /** Null where it is not sent, or the shop has no way to send anything. */
  @ApiProperty({ type: DeliveryEstimateDto, nullable: true })
  deliveryEstimate!: DeliveryEstimateDto | null;
}
