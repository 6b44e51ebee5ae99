import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/input-rules.js';

const VALID_EMAIL = 'Please enter a valid email address.';
const LINK = 'This link is no longer valid.';

export class AskCartReminderDto {
  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress(VALID_EMAIL)
  @IsString({ message: VALID_EMAIL })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  email!: string;
}

export class CartReminderMessageDto {
  success!: boolean;
  message!: string;
}

export class CartReminderDto {
  /** Where the reminder goes; null where none was asked for. */
  @ApiProperty({ type: 'string', nullable: true, example: 'amina@example.com' })
  email!: string | null;
}

export class CartReminderAnswerDto {
  success!: boolean;
  data!: CartReminderDto;
}

export class CartReminderTokenDto {
  /** Of the mailed link. */
  @MaxLength(100, { message: LINK })
  @IsString({ message: LINK })
  token!: string;
}

export class LeftLineDto {
  productId!: string;
  variantId!: string;
  @ApiProperty({ type: 'integer', example: 2 })
  quantity!: number;
}

export class LeftCartAnswerDto {
  success!: boolean;
  /** What lay in it when the letter was written, as far as it can be bought. */
  data!: LeftLineDto[];
}

export class CountedCartRemindersDto {
  /** How many days back they are counted. */
  @ApiProperty({ type: 'integer', example: 30 })
  days!: number;
  /** Carts that somebody was reminded of. */
  @ApiProperty({ type: 'integer', example: 12 })
  reminded!: number;
  /** Of these, how many were followed by an order of the same account or mailbox. */
  @ApiProperty({ type: 'integer', example: 3 })
  bought!: number;
}
