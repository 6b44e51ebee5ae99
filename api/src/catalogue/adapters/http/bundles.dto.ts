import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsInt, IsUUID, Max, Min } from 'class-validator';
import { EachNested } from '../../../platform/http/input-rules.js';
import { MOST_PARTS } from '../../domain/bundle.js';

const MOST_BUNDLES = 100;
const QUANTITY = 'quantity must be a whole number from 1 to 99';

export class BundlePartInputDto {
  @IsUUID('all', { message: 'The id of a variant is not valid' })
  @ApiProperty({ format: 'uuid' })
  variantId!: string;

  /** In one bundle. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 99, example: 2 })
  @IsInt({ message: QUANTITY })
  @Min(1, { message: QUANTITY })
  @Max(99, { message: QUANTITY })
  quantity!: number;
}

export class BundleInputDto {
  @IsUUID('all', { message: 'The id of a variant is not valid' })
  @ApiProperty({ format: 'uuid' })
  variantId!: string;

  /** What one piece of it is made of; of nothing it is a variant like any other, with stock of its own. */
  @ArrayMaxSize(MOST_PARTS, { message: `A bundle has at most ${MOST_PARTS} parts` })
  @ArrayUnique((part: BundlePartInputDto) => part.variantId, { message: 'A variant is in a bundle once' })
  @IsArray({ message: 'parts must be a list' })
  @EachNested()
  @Type(() => BundlePartInputDto)
  @ApiProperty({ type: [BundlePartInputDto], maxItems: MOST_PARTS })
  parts!: BundlePartInputDto[];
}

export class BundlesInputDto {
  /** Variants that are not named stay as they are. */
  @ArrayMaxSize(MOST_BUNDLES, { message: `bundles has at most ${MOST_BUNDLES} at once` })
  @ArrayNotEmpty({ message: 'bundles is empty' })
  @ArrayUnique((one: BundleInputDto) => one.variantId, { message: 'A variant is named once' })
  @IsArray({ message: 'bundles must be a list' })
  @EachNested()
  @Type(() => BundleInputDto)
  @ApiProperty({ type: [BundleInputDto], minItems: 1, maxItems: MOST_BUNDLES })
  bundles!: BundleInputDto[];
}

export class BundlePartDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  name!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** In one bundle. */
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
}

export class BundledVariantDto {
  @ApiProperty({ format: 'uuid' })
  variantId!: string;
  sku!: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, example: { Size: 'M' } })
  options!: Record<string, string>;
  /** None of a variant with stock of its own. */
  @ApiProperty({ type: [BundlePartDto] })
  parts!: BundlePartDto[];
}

export class ProductBundlesDto {
  @ApiProperty({ type: [BundledVariantDto] })
  variants!: BundledVariantDto[];
}
