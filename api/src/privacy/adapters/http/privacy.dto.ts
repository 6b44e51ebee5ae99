import { ApiProperty } from '@nestjs/swagger';
import { Password } from '../../../platform/http/input-rules.js';

export class EraseAccountDto {
  /** The account's own password, so that an unattended screen deletes nothing. */
  @ApiProperty({ example: 'duka-shopper-demo' })
  @Password('Please enter your password.', 'Your password is not right.')
  password!: string;
}

/** Everything kept of a person: lists of rows by what they are (`account`, `orders`, `reviews` …). */
export class PersonalFileDto {
  @ApiProperty({ example: true })
  success!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    example: { account: [{ id: '01941f6f-b357-7085-90c8-d051a8c42fab', name: 'Amina Otieno' }], orders: [] },
  })
  data!: Record<string, Record<string, unknown>[]>;
}

export class ErasedDto {
  success!: boolean;
  message!: string;
}
