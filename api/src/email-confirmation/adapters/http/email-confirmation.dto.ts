import { IsString, MaxLength } from 'class-validator';

export class ConfirmEmailDto {
  /** The token of the mailed link. */
  @MaxLength(100, { message: 'This link is no longer valid.' })
  @IsString({ message: 'This link is no longer valid.' })
  token!: string;
}

export class EmailConfirmedDto {
  success!: boolean;
  message!: string;
}
