import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import { ZoneInputDto } from '../../../platform/http/area.dto.js';
import { Day } from '../../../platform/http/day-rule.js';
import {
  Amount,
  EachNested,
  Nested,
  OptionalLine,
  RequiredLine,
} from '../../../platform/http/input-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import { taxesNamed } from '../../../kernel/rate-parts.js';
import { TAX_CATEGORIES, type TaxCategory } from '../../../kernel/tax-category.js';

const PERCENT = 'percent must be a number from 0 to 100 with at most three decimals';
const isPercent = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(3)) === value;

/** The taxes that the name of a rate lists make its percentage. */
const addsUp = (percent: unknown, rate: object | undefined) => {
  const name: unknown = rate && 'name' in rate ? rate.name : undefined;
  const named = typeof name === 'string' ? taxesNamed(name) : undefined;
  const sum = named?.reduce((all, { thousandths }) => all + thousandths, 0);
  return sum === undefined || sum === Math.round(Number(percent) * 1_000);
};

export class TaxRateInputDto {
  /** Which goods it is for. */
  @ApiProperty({ enum: TAX_CATEGORIES })
  @IsIn(TAX_CATEGORIES, { message: `category must be one of ${TAX_CATEGORIES.join(', ')}` })
  category!: TaxCategory;

  /** As receipts name it; several taxes at once with the percentage of each, such as `GST 5 + QST 9.975`: receipts, invoices and reports tell each. */
  @ApiProperty({ example: 'VAT' })
  @RequiredLine('The name of a rate', 40)
  name!: string;

  @ApiProperty({ type: 'number', minimum: 0, maximum: 100, example: 19 })
  @ValidateBy({ name: 'isPercent', validator: { validate: isPercent } }, { message: PERCENT })
  @ValidateBy(
    { name: 'addsUp', validator: { validate: (value, args) => addsUp(value, args?.object) } },
    { message: 'percent must be the sum of the taxes that the name lists' },
  )
  percent!: number;

  /** Its first day. */
  @ApiProperty({ type: 'string', format: 'date', example: '2026-01-01' })
  @Day('from')
  from!: string;

  /** Its last day; null for none yet. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, required: false })
  @IsOptional()
  @Day('until')
  until?: string | null;
}

/** Up to which value of goods from abroad the tax is taken at checkout; above, the border takes it. */
export class ImportLimitInputDto {
  /** The most that is taxed at checkout, without tax and delivery, in `currency`. */
  @ApiProperty({ type: 'number', example: 150 })
  @Amount('The limit must be an amount with at most two decimals')
  amount!: number;

  /** ISO 4217. */
  @ApiProperty({ example: 'EUR' })
  @Matches(/^[A-Z]{3}$/, { message: 'The currency of the limit is given by its three letters' })
  currency!: string;

  /** Whether all goods of an order count together, or each piece for itself. */
  @ApiProperty({ enum: ['consignment', 'item'] })
  @IsIn(['consignment', 'item'], { message: 'per must be consignment or item' })
  per!: 'consignment' | 'item';

  /** The scheme by its name. */
  @ApiProperty({ example: 'IOSS' })
  @RequiredLine('The scheme', 20)
  scheme!: string;

  /** The shop's number in it, for customs; shoppers do not see it. */
  @ApiProperty({ example: 'IM2760000742', required: false })
  @OptionalText()
  @OptionalLine('The number', 40)
  number?: string;
}

export class NewTaxZoneDto extends ZoneInputDto {
  /** Whether the shop's prices contain the tax. */
  @IsBoolean({ message: 'pricesIncludeTax must be true or false' })
  pricesIncludeTax!: boolean;

  /** Shipping follows the rate that most of the goods have, or is shared over all of them. */
  @ApiProperty({ enum: ['main', 'shared'] })
  @IsIn(['main', 'shared'], { message: 'shippingTax must be main or shared' })
  shippingTax!: 'main' | 'shared';

  /** Fractions of a cent are rounded on each line, or once for each rate of the order. */
  @ApiProperty({ enum: ['line', 'order'] })
  @IsIn(['line', 'order'], { message: 'rounding must be line or order' })
  rounding!: 'line' | 'order';

  /** Whether a business of the zone with a VAT number owes the tax itself. */
  @IsBoolean({ message: 'reverseCharge must be true or false' })
  reverseCharge!: boolean;

  @EachNested()
  @Type(() => TaxRateInputDto)
  @ArrayMaxSize(50, { message: 'A zone has at most 50 rates' })
  @IsArray({ message: 'rates must be a list' })
  rates!: TaxRateInputDto[];

  /** For goods from abroad; null takes the tax whatever they are worth. */
  @ApiProperty({ type: ImportLimitInputDto, nullable: true, required: false })
  @IsOptional()
  @Nested()
  @Type(() => ImportLimitInputDto)
  importLimit?: ImportLimitInputDto | null;
}

/** Only what is sent changes; the rates that are sent are all there are then. */
export class TaxZoneChangeDto extends PartialType(NewTaxZoneDto, { skipNullProperties: false }) {}
