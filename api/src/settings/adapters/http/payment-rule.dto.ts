import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString } from 'class-validator';
import type { PaymentRule } from '../../../kernel/payment-rule.js';
import { METHOD_NAMES } from '../../../payments/methods/known.js';
import { AreaDto, AreaInputDto, areaOf, areaView } from '../../../platform/http/area.dto.js';
import { EachNested } from '../../../platform/http/input-rules.js';
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
}

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
}

export const ruleOf = ({ areas = [], currencies = [], ...rule }: PaymentRuleInputDto): PaymentRule => ({
  ...rule,
  areas: areas.map(areaOf),
  currencies,
});

export const ruleView = ({ method, isOn, areas, currencies }: PaymentRule): PaymentRuleDto => ({
  method,
  isOn,
  areas: areas.map(areaView),
  currencies: [...currencies],
});
