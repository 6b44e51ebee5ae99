import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { IfSent, MailAddress, Trimmed } from '../../../platform/http/input-rules.js';

export class ContactDto {
  @ApiProperty({ example: 'Amina Otieno' })
  @Matches(ONE_LINE, { message: 'Please enter your name in one line.' })
  @MaxLength(100, { message: 'Please keep your name under 100 characters.' })
  @IsNotEmpty({ message: 'Please enter your name.' })
  @IsString({ message: 'Please enter your name.' })
  @Trimmed()
  name!: string;

  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress('Please enter a valid email address.')
  @IsString({ message: 'Please enter a valid email address.' })
  @Trimmed()
  email!: string;

  @ApiProperty({ example: 'A question about sizes' })
  @IfSent()
  @Matches(ONE_LINE, { message: 'Please keep the subject in one line.' })
  @MaxLength(150, { message: 'Please keep the subject under 150 characters.' })
  @IsString({ message: 'Please enter a subject.' })
  @Trimmed()
  subject?: string;

  @ApiProperty({ example: 'Does the linen jacket run small?' })
  @MaxLength(5_000, { message: 'Please keep the message under 5,000 characters.' })
  @IsNotEmpty({ message: 'Please write a message.' })
  @IsString({ message: 'Please write a message.' })
  @Trimmed()
  message!: string;
}

export class ContactAnswerDto {
  success!: boolean;
  message!: string;
}
