import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { countryCodes } from '../../../kernel/area.js';
import { Currency } from '../../../kernel/currency.js';
import { IfSent, Decimal, MailAddress, OneLine, WholeNumber } from '../../../platform/http/input-rules.js';
import { TimestampField } from '../../../platform/http/timestamps.js';

const PERCENT = 'depositPercent must be a number from 0 to 100';

export class SettingsDto {
  @ApiProperty({ enum: ['shop'] })
  id!: string;
  name!: string;
  /** What the shop counts in, by ISO 4217; it stands still once the first order is placed. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** Where the shop is, by ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'UG' })
  country!: string;
  /** As invoices print it; empty for none. */
  taxNumber!: string;
  supportEmail!: string;
  supportPhone!: string;
  address!: string;
  /** How much of a cash order is due up front, in percent. */
  depositPercent!: number;
  /** The account that bank transfers go to; empty: transfers are not offered. */
  bankDetails!: string;
  /** How long an unpaid cash order holds its stock. */
  @ApiProperty({ type: 'integer' })
  cashHoldHours!: number;
  /** Orders of one account that may wait for payment at once. */
  @ApiProperty({ type: 'integer' })
  unpaidOrdersPerAccount!: number;
  /** Pieces that they may hold together. */
  @ApiProperty({ type: 'integer' })
  unpaidUnitsPerAccount!: number;
  /** Orders from one network address that may wait for payment at once. */
  @ApiProperty({ type: 'integer' })
  unpaidOrdersPerAddress!: number;
  /** Pieces that they may hold together. */
  @ApiProperty({ type: 'integer' })
  unpaidUnitsPerAddress!: number;
  /** Percent of a variant's stock that unpaid cash and transfer orders may hold. */
  @ApiProperty({ type: 'integer' })
  unpaidStockShare!: number;
  /** Percent of a variant's stock in unpaid orders from which the panel warns. */
  @ApiProperty({ type: 'integer' })
  unpaidAlarmShare!: number;
  /** Whether an order that is paid later asks for a confirmed mail address. */
  confirmedEmailFirst!: boolean;
  /** Whether the staff needs a second factor for everything but its own profile. */
  staffSecondFactor!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
}

/** Only what is sent changes. */
export class ChangeSettingsDto {
  @IfSent()
  @IsIn(Currency.codes(), { message: 'currency must be a code of ISO 4217, such as EUR' })
  currency?: string;

  @IfSent()
  @IsIn(countryCodes(), { message: 'country must be a code of ISO 3166-1, such as UG' })
  country?: string;

  @IfSent()
  @OneLine('taxNumber')
  @MaxLength(40, { message: 'taxNumber must be at most 40 characters' })
  @IsString({ message: 'taxNumber must be a text' })
  taxNumber?: string;

  @IfSent()
  @OneLine('name')
  @Length(1, 60, { message: 'name must have 1 to 60 characters' })
  @IsString({ message: 'name must be a text' })
  name?: string;

  @IfSent()
  @MailAddress('supportEmail must be an email address')
  @IsString({ message: 'supportEmail must be an email address' })
  supportEmail?: string;

  @IfSent()
  @OneLine('supportPhone')
  @MaxLength(40, { message: 'supportPhone must be at most 40 characters' })
  @IsString({ message: 'supportPhone must be a text' })
  supportPhone?: string;

  @IfSent()
  @MaxLength(300, { message: 'address must be at most 300 characters' })
  @IsString({ message: 'address must be a text' })
  address?: string;

  @IfSent()
  @Max(100, { message: PERCENT })
  @Min(0, { message: PERCENT })
  @Decimal(PERCENT)
  depositPercent?: number;

  @IfSent()
  @MaxLength(500, { message: 'bankDetails must be at most 500 characters' })
  @IsString({ message: 'bankDetails must be a text' })
  bankDetails?: string;

  @IfSent()
  @WholeNumber('cashHoldHours', 1, 720)
  cashHoldHours?: number;

  @IfSent()
  @WholeNumber('unpaidOrdersPerAccount', 1, 100_000)
  unpaidOrdersPerAccount?: number;

  @IfSent()
  @WholeNumber('unpaidUnitsPerAccount', 1, 1_000_000)
  unpaidUnitsPerAccount?: number;

  @IfSent()
  @WholeNumber('unpaidOrdersPerAddress', 1, 100_000)
  unpaidOrdersPerAddress?: number;

  @IfSent()
  @WholeNumber('unpaidUnitsPerAddress', 1, 1_000_000)
  unpaidUnitsPerAddress?: number;

  @IfSent()
  @WholeNumber('unpaidStockShare', 1, 100)
  unpaidStockShare?: number;

  @IfSent()
  @WholeNumber('unpaidAlarmShare', 1, 100)
  unpaidAlarmShare?: number;

  @IfSent()
  @IsBoolean({ message: 'confirmedEmailFirst must be true or false' })
  confirmedEmailFirst?: boolean;

  @IfSent()
  @IsBoolean({ message: 'staffSecondFactor must be true or false' })
  staffSecondFactor?: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @TimestampField('offerEndsAt must be a date')
  offerEndsAt?: string | null;
}

export class DemoLoginDto {
  @ApiProperty({ example: 'Administrator' })
  label!: string;
  email!: string;
  password!: string;
}

export class MobileDto {
  /** In which wallets are charged. */
  @ApiProperty({ example: 'EUR' })
  currency!: string;
}

export class FreeDeliveryDto {
  /** Goods worth this much travel free; 0 is always. */
  @ApiProperty({ example: 140 })
  over!: number;
  /** The faster method that this is about, where the first one is always free. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Express' })
  method!: string | null;
}

export class ShopDto {
  name!: string;
  /** Of every amount here, by ISO 4217. */
  @ApiProperty({ example: 'USD' })
  currency!: string;
  supportEmail!: string;
  supportPhone!: string;
  address!: string;
  depositPercent!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
  /** By the shipping rules; null when delivery is never free. */
  @ApiProperty({ type: FreeDeliveryDto, nullable: true })
  freeDelivery!: FreeDeliveryDto | null;
  @ApiProperty({ type: 'integer', example: 30 })
  returnDays!: number;
  /** Nothing here is real: no money moves, no parcel leaves. */
  demo!: boolean;
  /** Cards and wallets are played by a local stand-in: no money moves. */
  simulatedPayments!: boolean;
  @ApiProperty({ enum: ['masked', 'hosted'] })
  cardFields!: string;
  mobile!: MobileDto;
  /** Logins by others that are configured, e.g. `google`. */
  @ApiProperty({ type: [String] })
  providers!: string[];
  /** The demo's logins; never outside a demo. */
  demoLogins?: DemoLoginDto[];
}

export class ShopAnswerDto {
  @ApiProperty({ type: 'boolean', example: true })
  success!: true;
  data!: ShopDto;
}
