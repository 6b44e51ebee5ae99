import { ApiProperty } from '@nestjs/swagger';
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

export class InvoiceCreditNoteDto {
  @ApiProperty({ example: 'CN-000007' })
  number!: string;
  /** What it gives back, tax included; less than nothing where a refund came back. */
  amount!: number;
  /** The rates of which it gives anything back. */
  taxes!: RateTotalDto[];
  @ApiProperty({ format: 'date-time' })
  issuedAt!: string;
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
  /** The first first. */
  creditNotes!: InvoiceCreditNoteDto[];
}
