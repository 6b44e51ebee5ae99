import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { PrintEInvoice } from '../../application/print-e-invoice.js';
import { ORDER_E_INVOICE_CALLS } from './e-invoices.examples.js';
import { AnswersPdf, AnswersXml, DOCUMENT_LIMIT, pdf, xml } from './pdf.js';

/** Invoices and credit notes for the programs of whoever books them. */
@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(ORDER_E_INVOICE_CALLS)
@Controller('api/v1/orders')
export class OrderEInvoiceController {
  constructor(private readonly printer: PrintEInvoice) {}

  /** The invoice of one of the caller's orders after EN 16931, as UBL 2.1. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/e-invoice.xml')
  @AnswersXml()
  async downloadEInvoice(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<StreamableFile> {
    return xml(await this.printer.ofBuyer(id, caller.accountId, 'ubl'));
  }

  /** The same invoice as a Factur-X: a PDF/A-3 with the invoice as UN/CEFACT CII inside. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/e-invoice.pdf')
  @AnswersPdf()
  async downloadFacturX(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<StreamableFile> {
    return pdf(await this.printer.ofBuyer(id, caller.accountId, 'factur-x'));
  }

  /** A credit note of one of the caller's orders after EN 16931, as UBL 2.1. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/credit-notes/:note/e-invoice.xml')
  @AnswersXml()
  async downloadECreditNote(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Param('note') note: string,
  ): Promise<StreamableFile> {
    return xml(await this.printer.noteOfBuyer(id, caller.accountId, note, 'ubl'));
  }

  /** The same credit note as a Factur-X. */
  @AllowOrderLink()
  @RateLimited('document', DOCUMENT_LIMIT)
  @Get(':id/credit-notes/:note/e-invoice.pdf')
  @AnswersPdf()
  async downloadFacturXCreditNote(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Param('note') note: string,
  ): Promise<StreamableFile> {
    return pdf(await this.printer.noteOfBuyer(id, caller.accountId, note, 'factur-x'));
  }
}
