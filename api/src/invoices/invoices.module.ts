import { Module, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Orders } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { EventListeners } from '../platform/jobs/outbox.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { XmlEInvoiceWriter } from './adapters/e-invoice/xml-e-invoice-writer.js';
import { AdminEInvoicesController } from './adapters/http/admin-e-invoices.controller.js';
import { AdminInvoicesController } from './adapters/http/admin-invoices.controller.js';
import { OrderEInvoiceController } from './adapters/http/order-e-invoice.controller.js';
import { OrderInvoiceController } from './adapters/http/order-invoice.controller.js';
import { TaxReportController } from './adapters/http/tax-report.controller.js';
import { PdfkitCreditNotePrinter } from './adapters/pdfkit/pdfkit-credit-note-printer.js';
import { PdfkitInvoicePrinter } from './adapters/pdfkit/pdfkit-invoice-printer.js';
import { InvoiceReads } from './adapters/persistence/invoice-reads.js';
import { PostgresCreditNotes } from './adapters/persistence/postgres-credit-notes.js';
import { PostgresInvoices } from './adapters/persistence/postgres-invoices.js';
import { PostgresPaidParts } from './adapters/persistence/postgres-paid-parts.js';
import { PostgresSeller } from './adapters/persistence/postgres-seller.js';
import { PostgresSupplies } from './adapters/persistence/postgres-supplies.js';
import { TaxReportReads } from './adapters/persistence/tax-report-reads.js';
import { IssueCreditNotes } from './application/issue-credit-notes.js';
import { IssueInvoice } from './application/issue-invoice.js';
import {
  CreditNotePrinter,
  CreditNotes,
  EInvoiceWriter,
  InvoicePrinter,
  Invoices,
  PaidParts,
  Seller,
  Supplies,
} from './application/ports.js';
import { PrintCreditNotes } from './application/print-credit-notes.js';
import { PrintEInvoice } from './application/print-e-invoice.js';
import { PrintInvoice } from './application/print-invoice.js';

/** Invoices and credit notes with gapless numbers, issued when an order is paid or sent and when money goes back, and their PDFs. */
@Module({
  imports: [OrdersModule],
  controllers: [
    OrderInvoiceController,
    OrderEInvoiceController,
    AdminInvoicesController,
    AdminEInvoicesController,
    TaxReportController,
  ],
  providers: [
    adapter(Invoices, PostgresInvoices),
    adapter(CreditNotes, PostgresCreditNotes),
    adapter(CreditNotePrinter, PdfkitCreditNotePrinter),
    adapter(Seller, PostgresSeller),
    adapter(PaidParts, PostgresPaidParts),
    adapter(Supplies, PostgresSupplies),
    adapter(InvoicePrinter, PdfkitInvoicePrinter),
    adapter(EInvoiceWriter, XmlEInvoiceWriter),
    InvoiceReads,
    TaxReportReads,
    useCase(IssueInvoice, Invoices, Orders, UnitOfWork),
    useCase(IssueCreditNotes, CreditNotes, IssueInvoice, Orders, UnitOfWork),
    useCase(
      PrintCreditNotes,
      ...([Orders, IssueInvoice, IssueCreditNotes, Invoices, Seller, Supplies, CreditNotePrinter] as const),
    ),
    useCase(
      PrintEInvoice,
      ...([Orders, IssueInvoice, IssueCreditNotes, Invoices, Seller, Supplies, PaidParts] as const),
      ...([EInvoiceWriter, InvoicePrinter, CreditNotePrinter] as const),
    ),
    useCase(PrintInvoice, Orders, IssueInvoice, Invoices, Seller, PaidParts, Supplies, InvoicePrinter),
  ],
})
export class InvoicesModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly issue: IssueInvoice,
    private readonly issueCreditNotes: IssueCreditNotes,
  ) {}

  onModuleInit(): void {
    for (const topic of ['order.paid', 'order.balance_paid', 'order.shipped'])
      this.listeners.on(topic, async ({ payload }) => {
        await this.issue.issueInvoice(String(payload['orderId']));
      });
    for (const topic of ['refund.accepted', 'order.refunded', 'order.cancelled', 'refund.failed'])
      this.listeners.on(topic, async ({ payload }) => {
        await this.issueCreditNotes.issueCreditNotes(String(payload['orderId']));
      });
  }
}
