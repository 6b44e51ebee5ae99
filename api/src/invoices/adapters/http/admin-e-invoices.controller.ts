import { Body, Controller, Get, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EInvoiceToDto } from '../../../orders/adapters/http/e-invoice-to.dto.js';
import { AddressEInvoice } from '../../../orders/application/address-e-invoice.js';
import { eInvoiceTo } from '../../../orders/domain/e-invoice-to.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PrintEInvoice } from '../../application/print-e-invoice.js';
import { SendEInvoices } from '../../application/send-e-invoices.js';
import { InvoiceNotFound } from '../../domain/refusals.js';
import { InvoiceReads } from '../persistence/invoice-reads.js';
import { AdminInvoiceDto, SendEInvoiceDto } from './admin-invoice.dto.js';
import { E_INVOICE_CALLS } from './e-invoices.examples.js';
import { AnswersPdf, AnswersXml, pdf, xml } from './pdf.js';

@ApiTags('admin-invoices')
@Allow('invoices.read')
@ApiDoc(E_INVOICE_CALLS)
@Controller('api/v1/admin/invoices')
export class AdminEInvoicesController {
  constructor(
    private readonly printer: PrintEInvoice,
    private readonly sending: SendEInvoices,
    private readonly addressing: AddressEInvoice,
    private readonly reads: InvoiceReads,
  ) {}

  /** Sends the invoice and its credit notes, as UBL after Peppol BIS 3, to the buyer's program: each once. */
  @Allow('orders.write')
  @Audited('invoice')
  @Post(':id/sending')
  @HttpCode(200)
  async adminSendInvoice(
    @IdParam('id', InvoiceNotFound) id: string,
    @Body() told: SendEInvoiceDto,
  ): Promise<AdminInvoiceDto> {
    await this.sending.wantSending(id, told);
    return found(await this.reads.find(id), InvoiceNotFound);
  }

  /** Says where the e-invoices of its order go, and what the buyer wants named on them; what is left out is none. */
  @Allow('orders.write')
  @Audited('invoice')
  @Put(':id/e-invoice-address')
  async adminAddressInvoice(
    @IdParam('id', InvoiceNotFound) id: string,
    @Body() told: EInvoiceToDto,
  ): Promise<AdminInvoiceDto> {
    const { orderId } = found(await this.reads.find(id), InvoiceNotFound);
    await this.addressing.addressEInvoice(orderId, eInvoiceTo(told));
    return found(await this.reads.find(id), InvoiceNotFound);
  }

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
