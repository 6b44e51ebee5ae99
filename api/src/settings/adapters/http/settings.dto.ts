import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { IfSent, Decimal, MailAddress, OneLine } from '../../../platform/http/input-rules.js';
import { TimestampField } from '../../../platform/http/timestamps.js';

const PERCENT = 'depositPercent must be a number from 0 to 100';

export class SettingsDto {
  @ApiProperty({ enum: ['shop'] })
  id!: string;
  name!: string;
  supportEmail!: string;
  supportPhone!: string;
  address!: string;
  /** How much of a cash order is due up front, in percent. */
  depositPercent!: number;
  /** The account that bank transfers go to; empty: transfers are not offered. */
  bankDetails!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
}

/** Only what is sent changes. */
export class ChangeSettingsDto {
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

  @IsOptional()
  @MaxLength(500, { message: 'bankDetails must be at most 500 characters' })
  @IsString({ message: 'bankDetails must be a text' })
  bankDetails?: string;

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

export class ShopDto {
  name!: string;
  supportEmail!: string;
  supportPhone!: string;
  address!: string;
  depositPercent!: number;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  offerEndsAt!: string | null;
  @ApiProperty({ example: 140 })
  freeDeliveryOver!: number;
  @ApiProperty({ type: 'integer', example: 30 })
  returnDays!: number;
  /** Nothing here is real: no money moves, no parcel leaves. */
  demo!: boolean;
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
