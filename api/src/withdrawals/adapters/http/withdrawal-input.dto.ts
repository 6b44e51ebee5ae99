import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsNotEmpty,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { RefundLineDto } from '../../../orders/adapters/http/refund.dto.js';
import { EachNested, MailAddress, Trimmed } from '../../../platform/http/input-rules.js';
import { OptionalList, OptionalText } from '../../../platform/http/optional-rules.js';

const NAME = 'Please enter your name.';
const NUMBER = 'Please enter the number of your order.';
const MAIL = 'Please enter the email address of your order.';

/** By anybody: a reason is neither asked for nor taken. */
export class StateWithdrawalDto {
  @ApiProperty({ example: 'Lena Vogel' })
  @Matches(ONE_LINE, { message: 'Please enter your name in one line.' })
  @MaxLength(100, { message: 'Please keep your name under 100 characters.' })
  @IsNotEmpty({ message: NAME })
  @IsString({ message: NAME })
  @Trimmed()
  name!: string;

  /** The eight characters of the order's mails, with or without `#`. */
  @ApiProperty({ example: '9F3A1C70' })
  @Matches(/^#?\s*[0-9A-Fa-f]{8}$/, { message: 'An order number has eight characters, such as 9F3A1C70.' })
  @IsString({ message: NUMBER })
  @Trimmed()
  orderNumber!: string;

  @ApiProperty({ example: 'lena@example.com' })
  @MailAddress(MAIL)
  @IsString({ message: MAIL })
  @Trimmed()
  email!: string;

  /** One a line, such as `2 × Jacket`; empty for the whole order. */
  @OptionalText()
  @MaxLength(1_000, { message: 'Please keep the items under 1,000 characters.' })
  @IsString({ message: 'items must be a text' })
  @Trimmed()
  items?: string;
}

/** By whoever may see the order. */
export class WithdrawDto {
  /** Another name than that of the order. */
  @OptionalText()
  @Matches(ONE_LINE, { message: 'Please enter your name in one line.' })
  @MaxLength(100, { message: 'Please keep your name under 100 characters.' })
  @IsString({ message: NAME })
  @Trimmed()
  name?: string;

  /** Left out, it is the whole order. */
  @EachNested()
  @ArrayMaxSize(200)
  @ArrayNotEmpty({ message: 'lines must name an item; leave it out to withdraw from the whole order' })
  @IsArray({ message: 'lines must be a list' })
  @Type(() => RefundLineDto)
  @OptionalList(RefundLineDto)
  lines?: RefundLineDto[];
}
