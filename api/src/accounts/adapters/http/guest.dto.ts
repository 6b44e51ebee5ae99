import { ApiProperty } from '@nestjs/swagger';
import { UserDto } from './accounts.dto.js';

export class GuestAnswerDto {
  success!: boolean;
  /** Goes as `Authorization: Bearer` with what a guest may call; keep it, it is the only way to the cart. */
  token!: string;
}

export class GuestRegisteredDto {
  success!: boolean;
  @ApiProperty({ example: 'Account created.' })
  message!: string;
  data!: UserDto;
  /** Of the customer's session; absent where the mail has the link for a password. */
  token?: string;
}
