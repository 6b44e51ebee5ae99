import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Described } from '../../../platform/http/described.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PrintEInvoice } from '../../application/print-e-invoice.js';
import { InvoiceNotFound } from '../../domain/refusals.js';
import { E_INVOICE_CALLS } from './e-invoices.examples.js';
import { AnswersPdf, AnswersXml, pdf, xml } from './pdf.js';

@ApiTags('admin-invoices')
@Allow('invoices.read')
@Described(E_INVOICE_CALLS)
@Controller('api/v1/admin/invoices')
export class AdminEInvoicesController {
  constructor(private readonly printer: PrintEInvoice) {}

  /** One invoice after EN 16931, as UBL 2.1. */
  @Get(':id/e-invoice.xml')
  @AnswersXml()
  async adminDownloadEInvoice(@IdParam('id', InvoiceNotFound) id: string): Promise<StreamableFile> {
    return xml(await this.printer.ofInvoice(id, 'ubl'));
  }

  /** One invoice as a Factur-X: a PDF/A-3 with the invoice as UN/CEFACT CII inside. */
  @Get(':id/e-invoice.pdf')
  @AnswersPdf()
  async adminDownloadFacturX(@IdParam('id', InvoiceNotFound) id: string): Promise<StreamableFile> {
    return pdf(await this.printer.ofInvoice(id, 'factur-x'));
  }

  /** A credit note of one invoice after EN 16931, as UBL 2.1. */
  @Get(':id/credit-notes/:note/e-invoice.xml')
  @AnswersXml()
  async adminDownloadECreditNote(
    @IdParam('id', InvoiceNotFound) id: string,
    @Param('note') note: string,
  ): Promise<StreamableFile> {
    return xml(await this.printer.noteOfInvoice(id, note, 'ubl'));
  }

  /** A credit note of one invoice as a Factur-X. */
  @Get(':id/credit-notes/:note/e-invoice.pdf')
  @AnswersPdf()
  async adminDownloadFacturXCreditNote(
    @IdParam('id', InvoiceNotFound) id: string,
    @Param('note') note: string,
  ): Promise<StreamableFile> {
    return pdf(await this.printer.noteOfInvoice(id, note, 'factur-x'));
  }
}
