import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/input-rules.js';

const VALID_EMAIL = 'Please enter a valid email address.';

export class SubscribeDto {
  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress(VALID_EMAIL)
  @IsString({ message: VALID_EMAIL })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  email!: string;
}

export class NewsletterTokenDto {
  /** The token of the mailed link. */
  @MaxLength(100, { message: 'This link is no longer valid.' })
  @IsString({ message: 'This link is no longer valid.' })
  token!: string;
}

export class NewsletterAnswerDto {
  success!: boolean;
  message!: string;
}
