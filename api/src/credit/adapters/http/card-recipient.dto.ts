import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IfSent, MailAddress, OptionalLine, Trimmed } from '../../../platform/http/input-rules.js';

const MESSAGE = 500;
const DAY = { message: 'Please choose a day' };

/** Whom the code of a gift card is mailed to again; what is left out stays. */
export class CardMailDto {
  @ApiProperty({ required: false })
  @IfSent()
  @MailAddress('Please enter a valid email address')
  email?: string;

  /** As the letter greets. */
  @ApiProperty({ required: false, maxLength: 100 })
  @IfSent()
  @OptionalLine('Name', 100)
  name?: string;

  /** The giver's words. */
  @ApiProperty({ required: false, maxLength: MESSAGE })
  @IfSent()
  @MaxLength(MESSAGE, { message: `Message must be at most ${MESSAGE} characters` })
  @IsString({ message: 'Message must be a text' })
  @Trimmed()
  message?: string;
}

/** Whom a gift card is for. */
export class CardRecipientDto extends OmitType(CardMailDto, ['email']) {
  @MailAddress('Please enter a valid email address')
  email!: string;

  /** The day of the shop on which it is mailed, within a year; left out or null is at once. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true, required: false, example: null })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, DAY)
  @IsISO8601({ strict: true }, DAY)
  sendOn?: string | null;
}
