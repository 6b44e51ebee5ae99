import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { SENDING_STATES, type SendingState } from '../../domain/sending.js';
import { REGISTRATION_STATES, type RegistrationState } from '../../domain/fiscal.js';
import { OrderEInvoiceDto } from '../../../orders/adapters/http/e-invoice-to.dto.js';
import { IfSent } from '../../../platform/http/input-rules.js';
import { RateTotalDto } from '../../../platform/http/rate-total.dto.js';

export class InvoiceLineDto {
  name!: string;
  @ApiProperty({ example: 'JACKET-M' })
  sku!: string;
  @ApiProperty({ type: 'integer' })
  quantity!: number;
  price!: number;
  total!: number;
}

export class InvoiceCustomerDto {
  id!: string;
  name!: string;
  email!: string;
}

/** What stands of a paper with the tax office. */
export class RegistrationDto {
  /** The office. */
  @ApiProperty({ example: 'Uganda Revenue Authority (EFRIS)' })
  authority!: string;
  @ApiProperty({ enum: REGISTRATION_STATES })
  state!: RegistrationState;
  /** Why it was refused, or why it is not registered yet; empty for nothing to say. */
  reason!: string;
  /** The office's own number. */
  @ApiProperty({ type: String, nullable: true, example: '322000150744' })
  fiscalNumber!: string | null;
  /** What proves the number. */
  @ApiProperty({ type: String, nullable: true, example: '31359767222004350398' })
  verification!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  registeredAt!: string | null;
}

/** What stands of an e-invoice on its way to the buyer's program. */
export class SendingDto {
  @ApiProperty({ example: 'INV-000042' })
  number!: string;
  @ApiProperty({ example: '0204:991-12345-67' })
  participant!: string;
  @ApiProperty({ enum: SENDING_STATES })
  state!: SendingState;
  /** Why it was refused, or is not sent yet; empty for nothing to say. */
  reason!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  sentAt!: string | null;
}

export class SendEInvoiceDto {
  /** Scheme of the list EAS, a colon, and the number by it; a Leitweg-ID is `0204:…`. As the order has it, unless sent. */
  @ApiProperty({ example: '0204:991-12345-67', required: false })
  @IfSent()
  @IsString()
  @MaxLength(60)
  participant?: string;
  /** What the buyer wants named on it (BT-10). */
  @IfSent()
  @IsString()
  @MaxLength(200)
  buyerReference?: string;
}

export class InvoiceCreditNoteDto {
  @ApiProperty({ example: 'CN-000007' })
  number!: string;
  /** What it gives back, tax included; less than nothing where a refund came back. */
  amount!: number;
  /** The rates of which it gives anything back. */
  taxes!: RateTotalDto[];
  @ApiProperty({ format: 'date-time' })
  issuedAt!: string;
  /** Null where no tax office is told of it. */
  @ApiProperty({ type: RegistrationDto, nullable: true })
  registration!: RegistrationDto | null;
}

export class AdminInvoiceDto {
  id!: string;
  @ApiProperty({ example: 'INV-000042' })
  invoiceId!: string;
  @ApiProperty({ type: 'integer', example: 42 })
  number!: number;
  orderId!: string;
  orderNumber!: string;
  customer!: InvoiceCustomerDto;
  @ApiProperty({ example: 'USD' })
  currency!: string;
  /** `amount` without `tax`. */
  net!: number;
  tax!: number;
  /** By rate, the highest first. */
  taxes!: RateTotalDto[];
  amount!: number;
  amountDue!: number;
  amountRefunded!: number;
  /** `pending` while a balance is to be paid. */
  @ApiProperty({ enum: ['paid', 'pending', 'refunded'] })
  status!: string;
  @ApiProperty({ format: 'date-time' })
  issuedAt!: string;
  @ApiProperty({ format: 'date-time' })
  dueAt!: string;
  lines!: InvoiceLineDto[];
  /** Null where no tax office is told of it. */
  @ApiProperty({ type: RegistrationDto, nullable: true })
  registration!: RegistrationDto | null;
  /** Where it goes as an e-invoice, as the buyer or the staff has told; null where nobody has. */
  @ApiProperty({ type: OrderEInvoiceDto, nullable: true })
  eInvoice!: OrderEInvoiceDto | null;
  /** What was sent of it and its credit notes. */
  sendings!: SendingDto[];
  /** The first first. */
  creditNotes!: InvoiceCreditNoteDto[];
}
