import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Money } from '../../../kernel/money.js';
import { ONE_LINE } from '../../../kernel/one-line.js';
import type { PaymentRule } from '../../../kernel/payment-rule.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import { AreaDto, AreaInputDto, areaOf, areaView } from '../../../platform/http/area.dto.js';
import { Amount, EachNested, WholeNumber } from '../../../platform/http/input-rules.js';
import { OptionalList } from '../../../platform/http/optional-rules.js';

/** Where one way to pay is offered. */
export class PaymentRuleDto {
  @ApiProperty({ example: 'card' })
  method!: string;
  isOn!: boolean;
  /** Where the order goes; none is everywhere. */
  areas!: AreaDto[];
  /** By ISO 4217; none is every one. */
  currencies!: string[];
  /** What checkouts call it; empty is its own name. */
  label!: string;
  /** Its place among the ways to pay, from 1; null: after those that have one, in the usual order. */
  @ApiProperty({ type: 'integer', nullable: true })
  place!: number | null;
  /** What an order that is paid so comes to at least, in the currency of the shop; null is any amount. */
  @ApiProperty({ type: 'number', nullable: true })
  least!: number | null;
  /** And at most. */
  @ApiProperty({ type: 'number', nullable: true })
  most!: number | null;
}

const isSaid = (_: unknown, value: unknown) => value !== null && value !== undefined;

export class PaymentRuleInputDto {
  @ApiProperty({ example: 'card' })
  @IsIn(METHOD_NAMES, { message: `method must be one of ${METHOD_NAMES.join(', ')}` })
  method!: string;

  @IsBoolean({ message: 'isOn must be true or false' })
  isOn!: boolean;

  /** Where the order goes; none is everywhere. */
  @OptionalList(AreaInputDto)
  @EachNested()
  @Type(() => AreaInputDto)
  @ArrayMaxSize(250, { message: 'A rule has at most 250 areas' })
  @IsArray({ message: 'areas must be a list' })
  areas?: AreaInputDto[];

  /** By ISO 4217; none is every one. */
  @OptionalList(String)
  @IsString({ each: true, message: 'Each currency must be a text' })
  @ArrayMaxSize(200, { message: 'A rule has at most 200 currencies' })
  @IsArray({ message: 'currencies must be a list' })
  currencies?: string[];

  /** What checkouts call it; empty is its own name. */
  @ApiProperty({ type: 'string', nullable: true, required: false, example: 'Card' })
  @ValidateIf(isSaid)
  @Matches(ONE_LINE, { message: 'The shown name must be one line' })
  @MaxLength(60, { message: 'The shown name must be at most 60 characters' })
  @IsString({ message: 'The shown name must be a text' })
  label?: string | null;

  /** Its place among the ways to pay, from 1; null: after those that have one, in the usual order. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, minimum: 1, maximum: 99 })
  @ValidateIf(isSaid)
  @WholeNumber('place', 1, 99)
  place?: number | null;

  /** What an order that is paid so comes to at least, in the currency of the shop; null is any amount. A change of that currency takes it away. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @ValidateIf(isSaid)
  @Max(1_000_000_000, { message: 'least must be at most 1000000000' })
  @Min(0, { message: 'least must be 0 or more' })
  @Amount('least must be an amount with at most two decimals')
  least?: number | null;

  /** And at most. */
  @ApiProperty({ type: 'number', nullable: true, required: false })
  @ValidateIf(isSaid)
  @Max(1_000_000_000, { message: 'most must be at most 1000000000' })
  @Min(0, { message: 'most must be 0 or more' })
  @Amount('most must be an amount with at most two decimals')
  most?: number | null;
}

export const ruleOf = ({
  areas = [],
  currencies = [],
  label,
  place = null,
  least,
  most,
  ...rule
}: PaymentRuleInputDto): PaymentRule => ({
  ...rule,
  areas: areas.map(areaOf),
  ...{ currencies, label: label?.trim() ?? '', place },
  least: centsOf(least, 'least'),
  most: centsOf(most, 'most'),
});

export const ruleView = (rule: PaymentRule): PaymentRuleDto => ({
  ...{ method: rule.method, isOn: rule.isOn, areas: rule.areas.map(areaView) },
  ...{ currencies: [...rule.currencies], label: rule.label ?? '', place: rule.place ?? null },
  least: decimalOf(rule.least),
  most: decimalOf(rule.most),
});

/** Nothing and 0 are no limit. */
const centsOf = (amount: number | null | undefined, field: string): number | null =>
  amount ? Money.fromDecimal(amount, field).cents : null;

const decimalOf = (cents: number | null | undefined): number | null =>
  cents ? Money.ofCents(cents).toDecimal() : null;
