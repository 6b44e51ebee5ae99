import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { PrintCreditNotes } from '../../application/print-credit-notes.js';
import { PrintInvoice } from '../../application/print-invoice.js';
import { AnswersPdf, DOCUMENT_LIMIT, pdf } from './pdf.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ORDER_INVOICE_CALLS } from './invoices.examples.js';

@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(ORDER_INVOICE_CALLS)
@Controller('api/v1/orders')
export class OrderInvoiceController {
  constructor(
    private readonly printer: PrintInvoice,
    private readonly creditNotes: PrintCreditNotes,
  ) {}

  /** The invoice of one of the caller's orders; before any money came in, a summary that says that it is none. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/invoice.pdf')
  @AnswersPdf()
  async downloadInvoice(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<StreamableFile> {
    return pdf(await this.printer.ofBuyer(id, caller.accountId));
  }

  /** The credit notes of one of the caller's orders, a page for each refund of the invoice. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/credit-notes.pdf')
  @AnswersPdf()
  async downloadCreditNotes(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<StreamableFile> {
    return pdf(await this.creditNotes.ofBuyer(id, caller.accountId));
  }
}
