import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, IsUUID } from 'class-validator';
import { IfSent, MailAddress } from '../../../platform/http/input-rules.js';

const VALID_EMAIL = 'Please enter a valid email address.';

export class StockAlertDto {
  @ApiProperty({ example: 'amina@example.com' })
  @MailAddress(VALID_EMAIL)
  @IsString({ message: VALID_EMAIL })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  email!: string;

  /** Only this one will do; without it, any variant of the product. */
  @IfSent()
  @IsUUID('all', { message: 'variantId is not valid' })
  variantId?: string;
}

export class StockAlertAnswerDto {
  success!: boolean;
  message!: string;
}
