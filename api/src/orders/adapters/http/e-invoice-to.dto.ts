import { ApiProperty } from '@nestjs/swagger';
import { IsString, ValidateBy } from 'class-validator';
import { NO_PARTICIPANT, readParticipant } from '../../../kernel/participants.js';
import { IfSent, OptionalLine, Trimmed } from '../../../platform/http/input-rules.js';

const isAddress = (value: unknown) =>
  typeof value === 'string' && (value === '' || readParticipant(value) !== undefined);

/** Where a business gets its e-invoices, and what it wants named on them. */
export class EInvoiceToDto {
  /** In the network Peppol: scheme of the list EAS, a colon, and the number by it; a Leitweg-ID is `0204:…`. Empty for none. */
  @ApiProperty({ example: '0204:991-12345-67', required: false })
  @IfSent()
  @ValidateBy({ name: 'isParticipant', validator: { validate: isAddress } }, { message: NO_PARTICIPANT })
  @IsString({ message: NO_PARTICIPANT })
  @Trimmed()
  participant?: string;
  /** What stands on them as the buyer's reference, such as a cost centre (BT-10). Empty for none. */
  @ApiProperty({ example: '991-12345-67', required: false, maxLength: 200 })
  @IfSent()
  @OptionalLine('Buyer’s reference', 200)
  buyerReference?: string;
}

export class OrderEInvoiceDto {
  /** Empty for none. */
  @ApiProperty({ example: '0204:991-12345-67' })
  participant!: string;
  /** Empty for none. */
  buyerReference!: string;
}
