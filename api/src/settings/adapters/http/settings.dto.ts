import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { SETTINGS } from '../../../kernel/settings/settings.js';
import { ChangesOf, NullLeaves } from '../../../platform/http/changes-of.js';
import { EachNested } from '../../../platform/http/input-rules.js';
import { OptionalList } from '../../../platform/http/optional-rules.js';
import { SettingsOf } from './declared-settings.js';
import { ChosenCurrencyDto } from './display-currency.dto.js';
import { PaymentRuleDto, PaymentRuleInputDto } from './payment-rule.dto.js';

/** What the administrator decides about the shop: as it is told, and by which rules it changes. */
export class SettingsDto extends SettingsOf(SETTINGS) {
  @ApiProperty({ enum: ['shop'] })
  id!: string;

  /** In which shoppers see about how much something costs. */
  @NullLeaves(ChosenCurrencyDto)
  @EachNested()
  @Type(() => ChosenCurrencyDto)
  @ArrayMaxSize(20, { message: 'There are at most 20 currencies' })
  @IsArray({ message: 'displayCurrencies must be a list' })
  displayCurrencies!: ChosenCurrencyDto[];

  /** Where which way to pay is offered; a way without a rule is offered everywhere. */
  paymentRules!: PaymentRuleDto[];
}

/** Only what is sent changes. */
export class ChangeSettingsDto extends ChangesOf(SettingsDto, ['id', 'paymentRules']) {
  @OptionalList(PaymentRuleInputDto)
  @EachNested()
  @Type(() => PaymentRuleInputDto)
  @ArrayMaxSize(20, { message: 'There are at most 20 rules' })
  @IsArray({ message: 'paymentRules must be a list' })
  paymentRules?: PaymentRuleInputDto[];
}
