import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsObject, IsString, Matches, MaxLength } from 'class-validator';
import { LANGUAGE_TAG } from '../../../kernel/languages.js';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { IfSent, MailAddress, Password, Trimmed } from '../../../platform/http/input-rules.js';
import { Phone } from '../../../platform/http/phone-rules.js';
import { OptionalText } from '../../../platform/http/optional-rules.js';
import type { Role } from '../../../kernel/caller.js';

/** Something to read: blanks without width are no name. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const ALL_FIELDS = 'Please fill in all fields.';
const VALID_EMAIL = 'Please enter a valid email address.';

export class LoginDto {
  /** The address the account was registered with. */
  @ApiProperty({ example: 'admin@example.com' })
  @IsString({ message: 'Please fill in all fields' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  @IsNotEmpty({ message: 'Please fill in all fields' })
  @Trimmed()
  email!: string;

  @ApiProperty({ example: 'duka-admin-demo' })
  @IsString({ message: 'Please fill in all fields' })
  @MaxLength(1_000, { message: 'Invalid email or password.' })
  @IsNotEmpty({ message: 'Please fill in all fields' })
  password!: string;

  /** Keeps the session for 30 days instead of 12 hours. */
  @IfSent()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;

  /** Of the authenticator app, or a recovery code; asked for by `second_factor_required`. */
  @IfSent()
  @MaxLength(40, { message: 'This code is not right.' })
  @IsString({ message: 'This code is not right.' })
  code?: string;

  /** In place of a code: what `navigator.credentials.get` gave for `POST /auth/passkey/options`, as JSON. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IfSent()
  @IsObject({ message: 'passkey must be the answer of the browser' })
  passkey?: Record<string, unknown>;

  /** What was mailed to the owner of an account at which many guess; asked for by `mailed_code_required`. */
  @IfSent()
  @MaxLength(40, { message: 'This code is not right.' })
  @IsString({ message: 'This code is not right.' })
  mailedCode?: string;

  /** How this browser calls itself; the same name later is the same device. */
  @IfSent()
  @MaxLength(100, { message: 'device must be at most 100 characters' })
  @IsString({ message: 'device must be a text' })
  device?: string;
}

export class RegisterDto {
  @ApiProperty({ example: 'Amina Otieno' })
  @Matches(ONE_LINE, { message: 'The name must be one line.' })
  @MaxLength(100, { message: 'The name must be at most 100 characters.' })
  @Matches(VISIBLE, { message: ALL_FIELDS })
  @IsString({ message: ALL_FIELDS })
  @Trimmed()
  name!: string;

  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress(VALID_EMAIL)
  @IsNotEmpty({ message: ALL_FIELDS })
  @IsString({ message: ALL_FIELDS })
  @Trimmed()
  email!: string;

  /** As people of the shop's country write it, or with + and a country's code; kept as E.164. */
  @ApiProperty({ example: '+254 700 000 001' })
  @Phone()
  @IsNotEmpty({ message: ALL_FIELDS })
  @IsString({ message: ALL_FIELDS })
  phone!: string;

  /** At least six characters, configurable; common ones and what is easy to guess are refused. */
  @ApiProperty({ example: 'saffron kettle 42' })
  @Password(ALL_FIELDS)
  password!: string;
}

export class ForgotPasswordDto {
  @ApiProperty({ example: 'shopper@example.com' })
  @MailAddress(VALID_EMAIL)
  @IsString({ message: VALID_EMAIL })
  @Trimmed()
  email!: string;
}

export class ResetPasswordDto {
  @Password('Please fill in all fields')
  password!: string;
}

export class ChangePasswordDto {
  @Password('Please fill in all fields', 'Your current password is not right.')
  currentPassword!: string;

  @Password('Please fill in all fields')
  newPassword!: string;
}

export class ConfirmPasswordDto {
  @Password('Please fill in all fields', 'Your current password is not right.')
  currentPassword!: string;
}

/** The password again, and a second factor where the account has one that was not shown in the last 15 minutes. */
export class ShownAgainDto extends ConfirmPasswordDto {
  /** Of the authenticator app, or a recovery code. */
  @IfSent()
  @MaxLength(40, { message: 'This code is not right.' })
  @IsString({ message: 'This code is not right.' })
  code?: string;

  /** In place of a code: what `navigator.credentials.get` gave for `POST /auth/passkey/options`, as JSON. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IfSent()
  @IsObject({ message: 'passkey must be the answer of the browser' })
  passkey?: Record<string, unknown>;
}

export class ChangeEmailDto extends ShownAgainDto {
  /** The new address; the link that changes it is mailed there. */
  @ApiProperty({ example: 'amina.otieno@example.com' })
  @MailAddress('Please enter a valid email address.')
  @IsString({ message: 'Please enter a valid email address.' })
  @Trimmed()
  email!: string;
}

export class EmailLinkDto {
  /** The token of the mailed link. */
  @MaxLength(100, { message: 'This link is no longer valid.' })
  @IsString({ message: 'This link is no longer valid.' })
  token!: string;
}

export class UpdateMeDto {
  @IfSent()
  @Matches(ONE_LINE, { message: 'The name must be one line.' })
  @MaxLength(100, { message: 'The name must be at most 100 characters.' })
  @Matches(VISIBLE, { message: 'Please enter your name.' })
  @IsString({ message: 'Please enter your name.' })
  @Trimmed()
  name?: string;

  /** As people of the shop's country write it, or with + and a country's code; an empty one takes the number away. */
  @OptionalText()
  @Phone({ orEmpty: true })
  phone?: string;

  /** What letters to the account are written in, by its tag, such as `fr`; where the shop no longer offers it, in its first language. */
  @IfSent()
  @Matches(LANGUAGE_TAG, { message: 'The language must be a tag, such as fr.' })
  language?: string;

  /** The present address alone: another one is asked for by `POST /users/me/email`. */
  @IfSent()
  @MailAddress('Please enter a valid email address.')
  @IsString({ message: 'Please enter a valid email address.' })
  @Trimmed()
  email?: string;
}

export class UserDto {
  _id!: string;
  name!: string;
  email!: string;
  @ApiProperty({ enum: ['customer', 'staff', 'admin'] })
  role!: Role;
  createdAt!: string;
}

export class MessageAnswerDto {
  success!: boolean;
  message!: string;
}

export class LoginAnswerDto extends MessageAnswerDto {
  user!: UserDto;
  /** Send it as `Authorization: Bearer …`. */
  token!: string;
}

export class UserAnswerDto extends MessageAnswerDto {
  data!: UserDto;
}

export class PermissionDto {
  resource!: string;
  action!: string;
}

export class MeDto extends UserDto {
  phone!: string;
  /** What letters to the account are written in, by its tag; null is the shop's first language. */
  @ApiProperty({ type: 'string', nullable: true, example: 'fr' })
  language!: string | null;
}

export class MeAnswerDto {
  success!: boolean;
  data!: MeDto;
  /** What the caller's role may do in the admin panel. */
  permissions!: PermissionDto[];
  /** What may be refunded of one order, in all, without a second person; null is any. */
  @ApiProperty({ type: 'number', nullable: true })
  refundLimit!: number | null;
}

export class SessionDto {
  _id!: string;
  userAgent!: string;
  createdAt!: string;
  lastSeenAt!: string;
  /** True for the session that asks. */
  current!: boolean;
}

export class SessionsAnswerDto {
  success!: boolean;
  data!: SessionDto[];
}
