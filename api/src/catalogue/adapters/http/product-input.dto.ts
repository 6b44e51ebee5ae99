import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import {
  IsBoolean,
  IsDefined,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { Decimal, IfSent, Trimmed } from '../../../platform/http/input-rules.js';
import { NoneIsZero } from '../../../platform/http/optional-rules.js';
import { isPrice, noPrice } from '../../domain/price.js';
import { FieldsProperty } from './fields-property.js';
import { applyDecorators } from '@nestjs/common';

/** Of the value of an option, in characters. */
export const LONGEST_VALUE = 60;
const MOST_CHARACTERS_OF_IMAGE = 12_000_000;

const NAME = 'Product name is required';
/** Something to read: blanks without width are no name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const DESCRIPTION = 'Description is required';
const CATEGORY = 'Category is required';
const IMAGE = 'Product image is required';
const DISCOUNT = 'Discount must be at least 0 and below 100 percent';
const STOCK = 'Stock must be a whole number, 0 or more';

/** The sentences of specification 5, to the letter. */
export const ProductName = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: NAME }),
    Matches(VISIBLE, { message: NAME }),
    Matches(ONE_LINE, { message: 'Name must be one line' }),
    MaxLength(100, { message: 'Name must be less than 100 characters' }),
  );

export const Description = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: DESCRIPTION }),
    IsNotEmpty({ message: DESCRIPTION }),
    MaxLength(500, { message: 'Description must be less than 500 characters' }),
  );

export const Price = () =>
  applyDecorators(
    IsDefined({ message: 'Price is required' }),
    ValidateBy(
      { name: 'isPrice', validator: { validate: isPrice } },
      { message: ({ value }) => noPrice(value) },
    ),
  );

export const CategoryName = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: CATEGORY }),
    IsNotEmpty({ message: CATEGORY }),
    MaxLength(100, { message: 'Category must be at most 100 characters' }),
    Matches(ONE_LINE, { message: 'Category must be one line' }),
  );

export const Discount = () =>
  applyDecorators(Decimal(DISCOUNT), Min(0, { message: DISCOUNT }), Max(99.99, { message: DISCOUNT }));

/** Null is unlimited. */
export const Stock = () =>
  applyDecorators(
    Max(1_000_000, { message: STOCK }),
    Min(0, { message: STOCK }),
    IsInt({ message: STOCK }),
    ValidateIf((_, value: unknown) => value !== null && value !== undefined),
  );

export const Image = () =>
  applyDecorators(
    IsString({ message: IMAGE }),
    IsNotEmpty({ message: IMAGE }),
    MaxLength(MOST_CHARACTERS_OF_IMAGE, { message: 'The image must have at most 2 MB and 4 megapixels' }),
  );

export class CreateProductDto {
  @ApiProperty({ maxLength: 100, example: 'Canvas Tote' })
  @ProductName()
  name!: string;

  @ApiProperty({ maxLength: 500, example: 'A sturdy tote of organic canvas.' })
  @Description()
  description!: string;

  /** What is charged, in the shop's currency. */
  @ApiProperty({ minimum: 0.01, example: 24.5 })
  @Price()
  price!: number;

  /** Free text; the shop's own are those of `GET /categories`. */
  @ApiProperty({ maxLength: 100, example: 'bags' })
  @CategoryName()
  category!: string;

  /** A PNG, JPEG or WebP picture as a data URL, at most 2 MB and 4 megapixels. */
  @ApiProperty({ example: 'data:image/png;base64,iVBORw0KGgo…' })
  @Image()
  image!: string;

  /** Percent off the price before it. */
  @ApiProperty({ type: 'number', required: false, nullable: true, minimum: 0, maximum: 99.99, example: 10 })
  @NoneIsZero()
  @Discount()
  discount?: number;

  /** Units that can be bought; null or absent is unlimited. */
  @ApiProperty({ required: false, type: 'integer', nullable: true, example: 12 })
  @Stock()
  stock?: number | null;

  @IfSent()
  @IsBoolean({ message: 'isFeatured must be true or false' })
  isFeatured?: boolean;

  /** For declared fields, by name; those that are not sent stay, null takes one away. */
  @FieldsProperty({ nullable: true, required: false })
  @IfSent()
  @IsObject({ message: 'fields must be an object of values by name' })
  fields?: Record<string, unknown>;
}

/** Only what is sent is changed. */
export class UpdateProductDto extends PartialType(OmitType(CreateProductDto, ['image']), {
  skipNullProperties: false,
}) {
  /** A data URL takes the place of the first picture; the address of one that the shop has changes nothing. */
  @ApiProperty({ required: false, nullable: true, type: 'string' })
  @IsOptional()
  @Image()
  image?: string | null;
}
