import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { IfSent, RequiredLine } from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { MOST_CHOICES, OWN_KINDS, type OwnKind } from '../../domain/fields/own-field.js';

const CHOICES = `choices must be a list of at most ${MOST_CHOICES} texts`;

const Switch = (name: string) => IsBoolean({ message: `${name} must be true or false` });

/** A field of the merchant's own. */
export class NewProductFieldDto {
  @ApiProperty({ maxLength: 60, example: 'Energy class' })
  @RequiredLine('label', 60)
  label!: string;

  /** Said under the input. */
  @OptionalText()
  @MaxLength(200, { message: 'help must be at most 200 characters' })
  @IsString({ message: 'help must be a text' })
  help?: string;

  /** What it holds; it never changes. */
  @ApiProperty({ enum: OWN_KINDS, example: 'choice' })
  @IsIn(OWN_KINDS, { message: `kind must be one of ${OWN_KINDS.join(', ')}` })
  kind!: OwnKind;

  /** Stands behind a number. */
  @OptionalText()
  @MaxLength(20, { message: 'A unit has at most 20 characters' })
  @IsString({ message: 'unit must be a text' })
  unit?: string;

  /** Of a choice, in their order. */
  @ApiProperty({ type: [String], required: false, example: ['A', 'B', 'C'] })
  @IfSent()
  @IsString({ each: true, message: CHOICES })
  @ArrayMaxSize(MOST_CHOICES, { message: CHOICES })
  @IsArray({ message: CHOICES })
  choices?: string[];

  /** A new product must have it. */
  @IfSent()
  @Switch('isRequired')
  isRequired?: boolean;

  /** On the product's page; a new one is, unless told. */
  @IfSent()
  @Switch('isShown')
  isShown?: boolean;

  /** Among the filters of lists; not days and links. */
  @IfSent()
  @Switch('isFilterable')
  isFilterable?: boolean;

  /** Whether searches find its words; texts and choices only. */
  @IfSent()
  @Switch('isSearchable')
  isSearchable?: boolean;
}

/** Only what is sent is changed; values of products stay. */
export class ProductFieldChangeDto extends PartialType(NewProductFieldDto, { skipNullProperties: false }) {}

export class FieldChoiceDto {
  @ApiProperty({ example: 'DE' })
  value!: string;
  @ApiProperty({ example: 'Germany' })
  label!: string;
}

/** A declared field of products. */
export class ProductFieldDto {
  /** Of one that comes with the shop its name. */
  @ApiProperty({ example: 'brand' })
  id!: string;
  /** Of the member in `fields` of a product. */
  @ApiProperty({ example: 'brand' })
  name!: string;
  @ApiProperty({ example: 'Brand' })
  label!: string;
  help!: string;
  @ApiProperty({ enum: [...OWN_KINDS, 'amount'], example: 'text' })
  kind!: string;
  unit!: string;
  @ApiProperty({ type: [String] })
  units!: string[];
  choices!: FieldChoiceDto[];
  /** A text of several lines. */
  isLong!: boolean;
  isRequired!: boolean;
  isShown!: boolean;
  isFilterable!: boolean;
  isSearchable!: boolean;
  @ApiProperty({ enum: ['duka', 'merchant'] })
  declaredBy!: 'duka' | 'merchant';
  /** How many products hold a value. */
  @ApiProperty({ type: 'integer' })
  products!: number;
  /** Searches are still being told of its last change. */
  isSettling!: boolean;
}
