import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { countryCodes } from '../../../kernel/world/countries.js';
import { TAX_SERVICES, type TaxServiceName } from '../../../kernel/tax-service.js';
import { ChangesOf, NullEmpties, NullLeaves } from '../../../platform/http/changes-of.js';
import {
  Decimal,
  EachNested,
  CurrencyCode,
  IsMailAddress,
  MailAddress,
  OneLine,
  WholeNumber,
} from '../../../platform/http/input-rules.js';
import { OptionalList } from '../../../platform/http/optional-rules.js';
import { ChosenCurrencyDto } from './display-currency.dto.js';
import { SellingSettingsDto } from './selling-settings.dto.js';
import { PaymentRuleDto, PaymentRuleInputDto } from './payment-rule.dto.js';

const PERCENT = 'depositPercent must be a number from 0 to 100';

/** What the administrator decides about the shop: as it is told, and by which rules it changes. */
export class SettingsDto extends SellingSettingsDto {
  @ApiProperty({ enum: ['shop'] })
  id!: string;

  /** What the shop counts in, by ISO 4217; it stands still once the first order is placed. */
  @ApiProperty({ example: 'USD' })
  @CurrencyCode()
  currency!: string;

  /** In which shoppers see about how much something costs. */
  @NullLeaves(ChosenCurrencyDto)
  @EachNested()
  @Type(() => ChosenCurrencyDto)
  @ArrayMaxSize(20, { message: 'There are at most 20 currencies' })
  @IsArray({ message: 'displayCurrencies must be a list' })
  displayCurrencies!: ChosenCurrencyDto[];

  /** Where the shop is, by ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'UG' })
  @IsIn(countryCodes(), { message: 'country must be a code of ISO 3166-1, such as UG' })
  country!: string;

  /** As invoices print it; empty for none. */
  @NullEmpties()
  @OneLine('taxNumber')
  @MaxLength(40, { message: 'taxNumber must be at most 40 characters' })
  @IsString({ message: 'taxNumber must be a text' })
  taxNumber!: string;

  /** Whether VAT numbers of buyers are looked up in the register of the EU, VIES. */
  @IsBoolean({ message: 'viesCheck must be true or false' })
  viesCheck!: boolean;

  /** VAT numbers that the staff accepts without the register, one a line: who gives one owes the tax where reverse charge holds. */
  @NullEmpties()
  @MaxLength(4_000, { message: 'acceptedVatNumbers must be at most 4,000 characters' })
  @IsString({ message: 'acceptedVatNumbers must be a text' })
  acceptedVatNumbers!: string;

  /** Who says how much tax there is in a tax zone: its own rates, or Stripe Tax. */
  @ApiProperty({ enum: TAX_SERVICES })
  @IsIn(TAX_SERVICES, { message: `taxService must be one of ${TAX_SERVICES.join(', ')}` })
  taxService!: TaxServiceName;

  @OneLine('name')
  @Length(1, 60, { message: 'name must have 1 to 60 characters' })
  @IsString({ message: 'name must be a text' })
  name!: string;

  @MailAddress('supportEmail must be an email address')
  @IsString({ message: 'supportEmail must be an email address' })
  supportEmail!: string;

  @NullEmpties()
  @OneLine('supportPhone')
  @MaxLength(40, { message: 'supportPhone must be at most 40 characters' })
  @IsString({ message: 'supportPhone must be a text' })
  supportPhone!: string;

  @NullEmpties()
  @MaxLength(300, { message: 'address must be at most 300 characters' })
  @IsString({ message: 'address must be a text' })
  address!: string;

  /** How much of a cash order is due up front, in percent. */
  @Max(100, { message: PERCENT })
  @Min(0, { message: PERCENT })
  @Decimal(PERCENT)
  depositPercent!: number;

  /** The account that bank transfers go to; empty: transfers are not offered. */
  @NullEmpties()
  @MaxLength(500, { message: 'bankDetails must be at most 500 characters' })
  @IsString({ message: 'bankDetails must be a text' })
  bankDetails!: string;

  /** Where which way to pay is offered; a way without a rule is offered everywhere. */
  paymentRules!: PaymentRuleDto[];

  /** How long an unpaid cash order holds its stock. */
  @WholeNumber('cashHoldHours', 1, 720)
  cashHoldHours!: number;

  /** Orders of one account that may wait for payment at once. */
  @WholeNumber('unpaidOrdersPerAccount', 1, 100_000)
  unpaidOrdersPerAccount!: number;

  /** Pieces that they may hold together. */
  @WholeNumber('unpaidUnitsPerAccount', 1, 1_000_000)
  unpaidUnitsPerAccount!: number;

  /** Orders from one network address that may wait for payment at once. */
  @WholeNumber('unpaidOrdersPerAddress', 1, 100_000)
  unpaidOrdersPerAddress!: number;

  /** Pieces that they may hold together. */
  @WholeNumber('unpaidUnitsPerAddress', 1, 1_000_000)
  unpaidUnitsPerAddress!: number;

  /** Percent of a variant's stock that unpaid cash and transfer orders may hold. */
  @WholeNumber('unpaidStockShare', 1, 100)
  unpaidStockShare!: number;

  /** Percent of a variant's stock in unpaid orders from which the panel warns. */
  @WholeNumber('unpaidAlarmShare', 1, 100)
  unpaidAlarmShare!: number;

  /** Whether an order that is paid later asks for a confirmed mail address. */
  @IsBoolean({ message: 'confirmedEmailFirst must be true or false' })
  confirmedEmailFirst!: boolean;

  /** Whether the staff needs a second factor for everything but its own profile. */
  @IsBoolean({ message: 'staffSecondFactor must be true or false' })
  staffSecondFactor!: boolean;

  /** Whether whoever forgot a password is told, by a 404, that an address has no account. */
  @IsBoolean({ message: 'tellUnknownEmails must be true or false' })
  tellUnknownEmails!: boolean;

  /** Whether assistants find and buy by the Universal Commerce Protocol. */
  @IsBoolean({ message: 'assistantsBuy must be true or false' })
  assistantsBuy!: boolean;

  /** Whether visitors buy without an account. */
  @IsBoolean({ message: 'guestsAllowed must be true or false' })
  guestsAllowed!: boolean;

  /** Whether a sign-up answers alike for free and taken addresses and is finished by mail. */
  @IsBoolean({ message: 'signUpByMail must be true or false' })
  signUpByMail!: boolean;

  /** Whole days after delivery in which goods may be sent back. */
  @ApiProperty({ example: 30 })
  @WholeNumber('returnDays', 1, 365)
  returnDays!: number;

  /** Percent that is kept of what comes back, unless the shop got it wrong. */
  @ApiProperty({ example: 0 })
  @WholeNumber('restockingFeePercent', 0, 50)
  restockingFeePercent!: number;

  /** Whether the shop gets a mail of each new order. */
  @IsBoolean({ message: 'newOrderMail must be true or false' })
  newOrderMail!: boolean;

  /** Whether the shop gets a mail when variants run low: once, until there was more of them. It goes where those of new orders go. */
  @IsBoolean({ message: 'lowStockMail must be true or false' })
  lowStockMail!: boolean;

  /** Where to; empty is the support address. */
  @NullEmpties()
  @ValidateIf((_, value: unknown) => value !== '')
  @IsMailAddress('newOrderEmail must be an email address')
  newOrderEmail!: string;
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
