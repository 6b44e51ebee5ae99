import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { countryCodes } from '../../../kernel/world/countries.js';
import { DeclaredFieldDto } from '../../../platform/http/declared-field.dto.js';
import {
  Amount,
  AtMostAPrice,
  EachNested,
  IfSent,
  OptionalLine,
  RequiredLine,
} from '../../../platform/http/input-rules.js';
import { InCapitals, NoneIsZero, OptionalList } from '../../../platform/http/optional-rules.js';
import { DISCOUNT_STATES, type DiscountState } from '../../domain/discount-state.js';
import { amount, KeptPromotionDto, PromotionTermsDto, Uses } from './promotion-terms.dto.js';

const MOST_NAMED = 500;

const few = (name: string) => ({ message: `At most ${MOST_NAMED} ${name} can be named` });

/** Goods that have this value in a field of products. */
export class ScopedFieldDto {
  @ApiProperty({ example: 'brand' })
  @RequiredLine('Field', 40)
  name!: string;
  @ApiProperty({ example: 'Mumwe' })
  @RequiredLine('Value', 500)
  value!: string;
}

export class NewDiscountDto extends PromotionTermsDto {
  /** As shoppers read it, in the cart and on the order. */
  @ApiProperty({ example: 'Ten percent off in spring' })
  @RequiredLine('Name', 80)
  name!: string;

  /** See `GET /admin/discounts/kinds`. */
  @ApiProperty({ example: 'percent' })
  @OptionalLine('Kind', 40)
  kind!: string;

  /** What the kind asks for, by the names of its fields. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { percent: 10 } })
  @IsObject({ message: 'values must be an object' })
  values!: Record<string, unknown>;

  /** Ids of products that it is for. With `categories` and `fields` whatever is named by any of them; nothing named is all goods. */
  @OptionalList(String)
  @IsArray({ message: 'products must be a list' })
  @ArrayMaxSize(MOST_NAMED, few('products'))
  @IsUUID(undefined, { each: true, message: 'products must be ids of products' })
  products?: string[];

  /** Names of categories that it is for. */
  @OptionalList(String)
  @IsArray({ message: 'categories must be a list' })
  @ArrayMaxSize(MOST_NAMED, few('categories'))
  @IsString({ each: true, message: 'categories must be names of categories' })
  @MaxLength(100, { each: true, message: 'categories must be names of categories' })
  categories?: string[];

  /** Values of the fields of products that it is for. */
  @OptionalList(ScopedFieldDto)
  @Type(() => ScopedFieldDto)
  @IsArray({ message: 'fields must be a list' })
  @ArrayMaxSize(MOST_NAMED, few('values'))
  @EachNested('fields must be names and values')
  fields?: ScopedFieldDto[];

  /** ISO 3166-1 codes of where it is delivered, in large or small letters; none is anywhere. */
  @OptionalList(String)
  @InCapitals()
  @IsArray({ message: 'countries must be a list' })
  @ArrayMaxSize(300, { message: 'countries must be a list of countries' })
  @IsIn(countryCodes(), { each: true, message: 'countries must be codes of countries' })
  countries?: string[];

  /** Ids of the groups of customers that it is for; none is everybody. A guest belongs to no group. */
  @OptionalList(String)
  @IsArray({ message: 'groupIds must be a list' })
  @ArrayMaxSize(50, { message: 'At most 50 groups can be named' })
  @IsUUID(undefined, { each: true, message: 'groupIds must be ids of groups of customers' })
  groupIds?: string[];

  /** Given to whoever shows one of its codes; else by itself. */
  @IfSent()
  @IsBoolean({ message: 'byCode must be true or false' })
  byCode?: boolean;

  /** Together with others that do; else alone, where it is worth more than the others together. True unless sent. */
  @IfSent()
  @IsBoolean({ message: 'combines must be true or false' })
  combines?: boolean;

  /** The higher takes first, the others of what is left. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, default: 0 })
  @NoneIsZero()
  @Max(1_000, { message: 'priority must be a whole number from 0 to 1000' })
  @Min(0, { message: 'priority must be a whole number from 0 to 1000' })
  @IsInt({ message: 'priority must be a whole number from 0 to 1000' })
  priority?: number | null;

  /** How many orders of one shopper may have it. */
  @Uses('perCustomer', 1_000_000)
  perCustomer?: number | null;

  /** What all orders together may get of it. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @IsOptional()
  @AtMostAPrice(amount('budget'))
  @Amount(amount('budget'))
  budget?: number | null;
}

/** Only what is sent changes. */
export class DiscountChangeDto extends PartialType(NewDiscountDto, { skipNullProperties: false }) {}

export class AdminDiscountDto extends KeptPromotionDto {
  name!: string;
  kind!: string;
  @ApiProperty({ type: 'object', additionalProperties: true })
  values!: Record<string, unknown>;
  @ApiProperty({ type: [String], format: 'uuid' })
  products!: string[];
  @ApiProperty({ type: [String] })
  categories!: string[];
  fields!: ScopedFieldDto[];
  @ApiProperty({ type: [String] })
  countries!: string[];
  @ApiProperty({ type: [String], format: 'uuid' })
  groupIds!: string[];
  byCode!: boolean;
  combines!: boolean;
  @ApiProperty({ type: 'integer' })
  priority!: number;
  @ApiProperty({ type: 'integer', nullable: true })
  perCustomer!: number | null;
  @ApiProperty({ type: 'number', nullable: true })
  budget!: number | null;
  @ApiProperty({ enum: DISCOUNT_STATES })
  state!: DiscountState;
  /** Orders that have it, without cancelled ones, and what they got, in the shop's currency. */
  @ApiProperty({ type: 'integer' })
  used!: number;
  taken!: number;
  /** How many codes it has. */
  @ApiProperty({ type: 'integer' })
  codes!: number;
}

/** A kind of discount, as a form needs it. */
export class DiscountKindDto {
  @ApiProperty({ example: 'percent' })
  name!: string;
  @ApiProperty({ example: 'Percent off' })
  label!: string;
  help!: string;
  fields!: DeclaredFieldDto[];
}
