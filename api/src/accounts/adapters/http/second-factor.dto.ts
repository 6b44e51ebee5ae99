import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsObject, IsString, Matches, MaxLength } from 'class-validator';
import { ONE_LINE } from '../../../kernel/one-line.js';
import { IfSent, Trimmed } from '../../../platform/http/input-rules.js';

export class CodeDto {
  /** Six digits of the authenticator app. */
  @ApiProperty({ example: '123456' })
  @MaxLength(20, { message: 'Please enter the six digits of your app.' })
  @IsNotEmpty({ message: 'Please enter the six digits of your app.' })
  @IsString({ message: 'Please enter the six digits of your app.' })
  code!: string;
}

export class SecondFactorStateDto {
  isOn!: boolean;
  @ApiProperty({ type: 'integer' })
  recoveryCodesLeft!: number;
}

export class SecondFactorStateAnswerDto {
  success!: boolean;
  data!: SecondFactorStateDto;
}

export class SecondFactorStartDto {
  /** Base32, for an app that cannot read the picture. */
  secret!: string;
  /** What the QR code says. */
  address!: string;
}

export class SecondFactorStartAnswerDto {
  success!: boolean;
  data!: SecondFactorStartDto;
}

export class RecoveryCodesAnswerDto {
  success!: boolean;
  /** Shown this once; each opens the account once. */
  recoveryCodes!: string[];
}

const ANSWER = 'response must be the answer of the browser';

export class AddPasskeyDto {
  @ApiProperty({ example: 'My phone' })
  @Matches(ONE_LINE, { message: 'The name must be one line.' })
  @MaxLength(60, { message: 'The name must be at most 60 characters.' })
  @IsNotEmpty({ message: 'Please give the passkey a name.' })
  @IsString({ message: 'Please give the passkey a name.' })
  @Trimmed()
  name!: string;

  /** What `navigator.credentials.create` gave, as JSON. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: ANSWER })
  response!: Record<string, unknown>;
}

export class PasskeyLoginDto {
  /** What `navigator.credentials.get` gave, as JSON. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @IsObject({ message: ANSWER })
  response!: Record<string, unknown>;

  /** Keeps the session for 30 days instead of 12 hours. */
  @IfSent()
  @IsBoolean({ message: 'remember must be true or false' })
  remember?: boolean;

  /** How this browser calls itself; the same name later is the same device. */
  @IfSent()
  @MaxLength(100, { message: 'device must be at most 100 characters' })
  @IsString({ message: 'device must be a text' })
  device?: string;
}

export class PasskeyOptionsAnswerDto {
  success!: boolean;
  /** For `navigator.credentials`, as JSON (WebAuthn level 3). */
  @ApiProperty({ type: 'object', additionalProperties: true })
  data!: Record<string, unknown>;
}

export class PasskeyDto {
  _id!: string;
  name!: string;
  createdAt!: string;
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}

export class PasskeysAnswerDto {
  success!: boolean;
  data!: PasskeyDto[];
}

export class PasskeyAddedDto extends PasskeysAnswerDto {
  /** Shown this once, with the first factor of the account; each opens it once beside the password. */
  @ApiProperty({ required: false })
  recoveryCodes?: string[];
}
