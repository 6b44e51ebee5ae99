import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';
import { isOneLine } from '../../../kernel/one-line.js';
import { EachNested, IfSent, OneLine, Trimmed, WholeNumber } from '../../../platform/http/input-rules.js';
import { OptionalList, OptionalText } from '../../../platform/http/optional-rules.js';
import { TimestampField } from '../../../platform/http/timestamps.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../../domain/product-state.js';
import { ImageInputDto } from './image-input.dto.js';
import { SpecificationInputDto } from './specification-input.dto.js';
import { CreateProductDto, Image, LONGEST_VALUE, Stock, UpdateProductDto } from './product-input.dto.js';
import { VariantInputDto } from './variant-input.dto.js';

const MOST_IMAGES = 30;
const MOST_VARIANTS = 250;
const MOST_SPECIFICATIONS = 30;

export class OptionValueInputDto {
  @OneLine('An option value')
  @MaxLength(LONGEST_VALUE, { message: `An option value has at most ${LONGEST_VALUE} characters` })
  @IsNotEmpty({ message: 'An option value is empty' })
  @IsString({ message: 'An option value must be a text' })
  @Trimmed()
  value!: string;

  /** A colour as #rrggbb. */
  @ApiProperty({ required: false, nullable: true, type: 'string', example: '#f1efe9' })
  @IsOptional()
  @Matches(/^#[0-9a-fA-F]{6}$/, { message: 'A swatch must look like #rrggbb' })
  swatch?: string | null;
}

export class OptionInputDto {
  @ApiProperty({ example: 'Size' })
  @OneLine('The name of an option')
  @Matches(/^[^:]{1,50}$/u, { message: 'The name of an option has 1 to 50 characters and no colon' })
  @IsString({ message: 'The name of an option must be a text' })
  @Trimmed()
  name!: string;

  @EachNested()
  @Type(() => OptionValueInputDto)
  @ArrayMaxSize(60, { message: 'An option has at most 60 values' })
  @ArrayMinSize(1, { message: 'An option needs a value' })
  @IsArray({ message: 'The values of an option must be a list' })
  values!: OptionValueInputDto[];
}

/** What only the panel writes. All of them are optional; lists are written whole and in their order. */
export class ProductPartsDto {
  /** A draft is not on sale yet, an archived product no more; shoppers find neither. */
  @ApiProperty({ required: false, enum: PRODUCT_STATUSES })
  @IfSent()
  @IsIn(PRODUCT_STATUSES, { message: 'status must be active, draft or archived' })
  status?: ProductStatus;

  /** When a draft goes on sale by itself, within a minute; null when somebody puts it there. */
  @ApiProperty({ required: false, type: 'string', format: 'date-time', nullable: true, example: null })
  @IsOptional()
  @TimestampField('publishAt must be a moment')
  publishAt?: string | null;

  /** When the discount ends by itself, within a minute: prices are again what they were before it. Null when somebody ends it. */
  @ApiProperty({ required: false, type: 'string', format: 'date-time', nullable: true, example: null })
  @IsOptional()
  @TimestampField('saleEndsAt must be a moment')
  saleEndsAt?: string | null;

  /** What is told at length, as HTML. What may not stay in it is left out: scripts, styles, pictures, frames. */
  @ApiProperty({ required: false, maxLength: 50_000, example: '<p>Wash <strong>cold</strong>.</p>' })
  @OptionalText()
  @MaxLength(50_000, { message: 'The full description must be at most 50000 characters' })
  @IsString({ message: 'The full description must be a text' })
  body?: string;

  /** What it is taxed as. */
  @ApiProperty({ required: false, enum: TAX_CATEGORIES })
  @IfSent()
  @IsIn(TAX_CATEGORIES, { message: `taxCategory must be one of ${TAX_CATEGORIES.join(', ')}` })
  taxCategory?: TaxCategory;

  /** Whether it is sent at all; a gift card, say, is not. */
  @IfSent()
  @IsBoolean({ message: 'isShipped must be true or false' })
  isShipped?: boolean;

  /** Low in stock from so few pieces of a variant; null is as the shop's settings have it. */
  @ApiProperty({ required: false, type: 'integer', nullable: true })
  @IsOptional()
  @WholeNumber('lowStockFrom', 0, 100_000)
  lowStockFrom?: number | null;

  /** Products that are shown beside it before others, by their ids, in their order. */
  @OptionalList(String)
  @IsUUID('all', { each: true, message: 'related must be ids of products' })
  @ArrayMaxSize(12, { message: 'A product has at most 12 related ones' })
  @IsArray({ message: 'related must be a list' })
  related?: string[];

  /** All categories that the product is in; the primary one is always among them. */
  @OptionalList(String)
  @CategoryNames()
  categories?: string[];

  @OptionalList(OptionInputDto)
  @EachNested()
  @Type(() => OptionInputDto)
  @ArrayMaxSize(3, { message: 'A product has at most 3 options' })
  @IsArray({ message: 'options must be a list' })
  options?: OptionInputDto[];

  /** Material, dimensions, care …, in their order. */
  @OptionalList(SpecificationInputDto)
  @EachNested()
  @Type(() => SpecificationInputDto)
  @ArrayMaxSize(MOST_SPECIFICATIONS, {
    message: `A product has at most ${MOST_SPECIFICATIONS} specifications`,
  })
  @IsArray({ message: 'specifications must be a list' })
  specifications?: SpecificationInputDto[];

  /** One that is not named any more is taken out; a new product without any has one silent variant. */
  @OptionalList(VariantInputDto)
  @EachNested()
  @Type(() => VariantInputDto)
  @ArrayMaxSize(MOST_VARIANTS, { message: `A product has at most ${MOST_VARIANTS} variants` })
  @IsArray({ message: 'variants must be a list' })
  variants?: VariantInputDto[];

  @OptionalList(ImageInputDto)
  @EachNested()
  @Type(() => ImageInputDto)
  @ArrayMaxSize(MOST_IMAGES, { message: `A product has at most ${MOST_IMAGES} pictures` })
  @IsArray({ message: 'images must be a list' })
  images?: ImageInputDto[];
}

/** Only what is sent is changed. */
export class AdminUpdateProductDto extends IntersectionType(UpdateProductDto, ProductPartsDto) {
  @ApiProperty({ required: false, type: 'integer', nullable: true })
  @Stock()
  stockSeen?: number | null;

  /** Why the stock changed; kept in the stock history. */
  @OneLine('The reason')
  @OptionalText()
  @MaxLength(200, { message: 'stockReason must be at most 200 characters' })
  @IsString({ message: 'stockReason must be a text' })
  stockReason?: string;
}

/** A new product; the members of a duplicated record that only describe the old one are ignored, but not its SKUs. */
export class AdminCreateProductDto extends IntersectionType(CreateProductDto, ProductPartsDto) {
  /** A PNG, JPEG or WebP picture as a data URL, at most 2 MB and 4 megapixels; not needed beside `images`. */
  @ApiProperty({ required: false, example: 'data:image/png;base64,iVBORw0KGgo…' })
  @ValidateIf(({ images }: AdminCreateProductDto) => !Array.isArray(images) || images.length === 0)
  @Image()
  declare image: string;
}

const isCategory = (name: string) => isOneLine(name) && /^.{1,100}$/u.test(name);

function CategoryNames() {
  return ValidateBy({
    name: 'categoryNames',
    validator: {
      validate: (value: unknown) =>
        Array.isArray(value) &&
        value.length <= 20 &&
        value.every((one) => typeof one === 'string' && isCategory(one.trim())),
      defaultMessage: () => 'categories must be at most 20 names of at most 100 characters',
    },
  });
}
