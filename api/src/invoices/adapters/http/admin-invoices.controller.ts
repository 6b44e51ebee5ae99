import { Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PrintCreditNotes } from '../../application/print-credit-notes.js';
import { PrintInvoice } from '../../application/print-invoice.js';
import { RegisterAgain } from '../../application/register-again.js';
import { InvoiceNotFound } from '../../domain/refusals.js';
import { INVOICE_RULES, InvoiceReads } from '../persistence/invoice-reads.js';
import { AdminInvoiceDto } from './admin-invoice.dto.js';
import { AnswersPdf, pdf } from './pdf.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { INVOICE_CALLS } from './invoices.examples.js';

@ApiTags('admin-invoices')
@Allow('invoices.read')
@ApiDoc(INVOICE_CALLS)
@Controller('api/v1/admin/invoices')
export class AdminInvoicesController {
  constructor(
    private readonly reads: InvoiceReads,
    private readonly printer: PrintInvoice,
    private readonly creditNotes: PrintCreditNotes,
    private readonly again: RegisterAgain,
  ) {}

  /** All invoices, newest number first, each with its lines. */
  @Get()
  @Listed(INVOICE_RULES)
  async adminListInvoices(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminInvoiceDto[]> {
    return answerList(response, query, INVOICE_RULES, (list) => this.reads.list(list));
  }

  /** One invoice. */
  @Get(':id')
  async adminGetInvoice(@IdParam('id', InvoiceNotFound) id: string): Promise<AdminInvoiceDto> {
    return found(await this.reads.find(id), InvoiceNotFound);
  }

  /** Has the tax office told again of the invoice and its credit notes, what it refused and what still waits. */
  @Allow('orders.write')
  @Audited('invoice', 'fiscal_registration')
  @Post(':id/registration')
  @HttpCode(200)
  async adminRegisterInvoice(@IdParam('id', InvoiceNotFound) id: string): Promise<AdminInvoiceDto> {
    await this.again.registerAgain(id);
    return found(await this.reads.find(id), InvoiceNotFound);
  }

  /** One invoice as a PDF. */
  @Get(':id/pdf')
  @AnswersPdf()
  async adminDownloadInvoice(@IdParam('id', InvoiceNotFound) id: string): Promise<StreamableFile> {
    return pdf(await this.printer.ofInvoice(id));
  }

  /** The credit notes of one invoice on printed, a page for each. */
  @Get(':id/credit-notes.pdf')
  @AnswersPdf()
  async adminDownloadCreditNotes(@IdParam('id', InvoiceNotFound) id: string): Promise<StreamableFile> {
    return pdf(await this.creditNotes.ofInvoice(id));
  }
}
