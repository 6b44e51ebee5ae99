import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PrintInvoice } from '../../application/print-invoice.js';
import { AnswersPdf, pdf } from './pdf.js';
import { Described } from '../../../platform/http/described.js';
import { ORDER_INVOICE_CALLS } from './invoices.examples.js';

@ApiTags('orders')
@Allow('customer')
@Described(ORDER_INVOICE_CALLS)
@Controller('api/v1/orders')
export class OrderInvoiceController {
  constructor(private readonly printer: PrintInvoice) {}

  /** The invoice of one of the caller's orders; before any money came in, a summary that says that it is none. */
  @Get(':id/invoice.pdf')
  @AnswersPdf()
  async downloadInvoice(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<StreamableFile> {
    return pdf(await this.printer.ofBuyer(id, caller.accountId));
  }
}
