import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsOptional, IsUUID, Max, MaxLength } from 'class-validator';
import { HIGHEST_PRICE } from '../../../kernel/currency.js';
import {
  Amount,
  AtMostAPrice,
  IfSent,
  CurrencyCode,
  Nested,
  OneLine,
  OptionalLine,
  OrderAmount,
  RequiredLine,
  saysDecimals,
} from '../../../platform/http/input-rules.js';
import { UntilField } from '../../../platform/http/timestamps.js';
import { CardRecipientDto } from './card-recipient.dto.js';
import { CREDIT_ENTRIES, CREDIT_KINDS, type CreditEntryType, type CreditKind } from '../../domain/credit.js';

const AMOUNT = 'amount must be an amount with at most two decimals';

export class NewCreditDto {
  /** What it is worth. */
  @ApiProperty({ example: 50 })
  @AtMostAPrice(AMOUNT)
  @Amount(AMOUNT)
  amount!: number;

  /** By ISO 4217; the shop's own, unless sent. */
  @ApiProperty({ example: 'USD', required: false })
  @IfSent()
  @CurrencyCode()
  currency?: string;

  /** Whose store credit it is; without it a gift card is made. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'accountId must be the id of a customer' })
  accountId?: string | null;

  /** Of a gift card; a day alone, such as 2030-12-31, is included to its end. Null is never. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('expiresAt must be a date')
  expiresAt?: string | null;

  /** Why it is given: it stands in its history. */
  @ApiProperty({ example: 'For the broken mug' })
  @RequiredLine('Reason', 300)
  reason!: string;

  /** For the staff alone. */
  @ApiProperty({ example: '', required: false })
  @IfSent()
  @OptionalLine('note', 300)
  note?: string;

  /** Of a gift card: whom its code is mailed to. */
  @ApiProperty({ type: CardRecipientDto, required: false })
  @IfSent()
  @Nested()
  @Type(() => CardRecipientDto)
  recipient?: CardRecipientDto;
}

export class CreditChangeDto {
  @IfSent()
  @IsBoolean({ message: 'isDisabled must be true or false' })
  isDisabled?: boolean;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, required: false })
  @IsOptional()
  @UntilField('expiresAt must be a date')
  expiresAt?: string | null;

  @ApiProperty({ example: '', required: false })
  @IfSent()
  @OneLine('note')
  @MaxLength(300, { message: 'note must be at most 300 characters' })
  @OptionalLine('note', 300)
  note?: string;
}

export class CreditAdjustmentDto {
  /** More or, below nothing, less; in the currency of the credit. */
  @ApiProperty({ example: -10 })
  @Max(HIGHEST_PRICE, saysDecimals(AMOUNT))
  @OrderAmount(AMOUNT)
  amount!: number;

  @ApiProperty({ example: 'Given twice' })
  @RequiredLine('Reason', 300)
  reason!: string;
}

export class AdminCreditDto {
  id!: string;
  /** Send it back in `If-Match`: the change is refused when somebody else was faster. */
  @ApiProperty({ type: 'integer', example: 3 })
  version!: number;
  @ApiProperty({ enum: CREDIT_KINDS })
  kind!: CreditKind;
  /** Of a gift card: the end of its code. */
  @ApiProperty({ type: 'string', nullable: true, example: '7K3Q' })
  lastFour!: string | null;
  /** Of store credit: whose it is. */
  @ApiProperty({ type: 'string', nullable: true })
  accountId!: string | null;
  @ApiProperty({ type: 'string', nullable: true })
  accountEmail!: string | null;
  @ApiProperty({ example: 50 })
  balance!: number;
  @ApiProperty({ example: 'USD' })
  currency!: string;
  isDisabled!: boolean;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  expiresAt!: string | null;
  note!: string;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class CreditEntryDto {
  id!: string;
  @ApiProperty({ enum: CREDIT_ENTRIES })
  type!: CreditEntryType;
  /** More than nothing where credit came. */
  @ApiProperty({ example: 50 })
  amount!: number;
  @ApiProperty({ example: 'USD' })
  currency!: string;
  @ApiProperty({ type: 'string', nullable: true })
  orderId!: string | null;
  reason!: string;
  /** Who of the staff, or which buyer; null is the shop itself. */
  @ApiProperty({ type: 'string', nullable: true })
  by!: string | null;
  @ApiProperty({ format: 'date-time' })
  at!: string;
}

/** Whom a gift card is for, and how far it is on its way. */
export class CardHandoverDto {
  /** That it was bought with; null of one that staff has given. */
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true })
  orderId!: string | null;
  email!: string;
  name!: string;
  message!: string;
  /** The day of the shop on which it is mailed; null is at once. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  sendOn!: string | null;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  mailedAt!: string | null;
  /** When its money went back to its buyer. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  takenBackAt!: string | null;
}

/** With the history of its balance, the newest first. */
export class CreditInFullDto extends AdminCreditDto {
  entries!: CreditEntryDto[];
  /** Of a gift card that was bought, or whose code goes by mail. */
  @ApiProperty({ type: CardHandoverDto, nullable: true })
  handover!: CardHandoverDto | null;
}

/** What was just given. */
export class IssuedCreditDto extends CreditInFullDto {
  /** Of a gift card, told this one time: the shop keeps only a hash of it. */
  @ApiProperty({ type: 'string', nullable: true, example: 'X4GR-7T2M-0PQE-9ZKD-51VA' })
  code!: string | null;
}
