import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Tongues } from '../kernel/tongue.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Wordings } from '../kernel/wordings.js';
import { Orders } from '../orders/application/ports.js';
import { MediaModule } from '../media/media.module.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { ToSend } from '../orders/application/to-send.js';
import { OrdersModule } from '../orders/orders.module.js';
import { plugged } from '../platform/connections/plugins.js';
import { EventListeners } from '../platform/jobs/outbox.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { XmlEInvoiceWriter } from './adapters/e-invoice/xml-e-invoice-writer.js';
import { AdminEInvoicesController } from './adapters/http/admin-e-invoices.controller.js';
import { AdminInvoicesController } from './adapters/http/admin-invoices.controller.js';
import { AdminPackingPapersController } from './adapters/http/admin-packing-papers.controller.js';
import { AdminPapersController } from './adapters/http/admin-papers.controller.js';
import { OrderEInvoiceController } from './adapters/http/order-e-invoice.controller.js';
import { OrderInvoiceController } from './adapters/http/order-invoice.controller.js';
import { TaxReportController } from './adapters/http/tax-report.controller.js';
import { RegistrationJob } from './adapters/jobs/registration-job.js';
import { SendingJob } from './adapters/jobs/sending-job.js';
import { PdfkitCreditNotePrinter } from './adapters/pdfkit/pdfkit-credit-note-printer.js';
import { PdfkitInvoicePrinter } from './adapters/pdfkit/pdfkit-invoice-printer.js';
import { PdfkitPackingPrinter } from './adapters/pdfkit/pdfkit-packing-printer.js';
import { InvoiceReads } from './adapters/persistence/invoice-reads.js';
import { PostgresCreditNotes } from './adapters/persistence/postgres-credit-notes.js';
import { PostgresGoodsFacts } from './adapters/persistence/postgres-goods-facts.js';
import { PostgresInvoices } from './adapters/persistence/postgres-invoices.js';
import { PostgresPaidParts } from './adapters/persistence/postgres-paid-parts.js';
import { PostgresRegistrations } from './adapters/persistence/postgres-registrations.js';
import { PostgresSeller } from './adapters/persistence/postgres-seller.js';
import { PostgresSendings } from './adapters/persistence/postgres-sendings.js';
import { PostgresSupplies } from './adapters/persistence/postgres-supplies.js';
import { TaxReportReads } from './adapters/persistence/tax-report-reads.js';
import { EInvoiceNetworks } from './application/e-invoice-networks.js';
import { FiscalAuthorities } from './application/fiscal-authorities.js';
import { FiscalMarks } from './application/fiscal-marks.js';
import { IssueCreditNotes } from './application/issue-credit-notes.js';
import { IssueInvoice } from './application/issue-invoice.js';
import {
  CreditNotePrinter,
  CreditNotes,
  EInvoiceWriter,
  GoodsFacts,
  InvoicePrinter,
  Invoices,
  PaidParts,
  Registrations,
  Seller,
  Sendings,
  Supplies,
} from './application/ports.js';
import { PackingPrinter, PrintPackingPapers } from './application/packing-papers.js';
import { PrintCreditNotes } from './application/print-credit-notes.js';
import { PrintEInvoice } from './application/print-e-invoice.js';
import { PrintInvoice } from './application/print-invoice.js';
import { RegisterAgain } from './application/register-again.js';
import { RegisterPapers } from './application/register-papers.js';
import { SendEInvoices } from './application/send-e-invoices.js';
import { WantRegistration } from './application/want-registration.js';
import { WordPapers } from './application/word-papers.js';
import { AUTHORITIES } from './authorities/index.js';
import { NETWORKS } from './networks/index.js';

/** Invoices and credit notes with gapless numbers, issued when an order is paid or sent and when money goes back, and their PDFs. */
@Module({
  imports: [OrdersModule, MediaModule],
  controllers: [
    OrderInvoiceController,
    OrderEInvoiceController,
    AdminInvoicesController,
    AdminEInvoicesController,
    AdminPackingPapersController,
    AdminPapersController,
    TaxReportController,
  ],
  providers: [
    adapter(Invoices, PostgresInvoices),
    adapter(CreditNotes, PostgresCreditNotes),
    adapter(CreditNotePrinter, PdfkitCreditNotePrinter),
    adapter(PackingPrinter, PdfkitPackingPrinter),
    adapter(Seller, PostgresSeller),
    adapter(PaidParts, PostgresPaidParts),
    adapter(Supplies, PostgresSupplies),
    adapter(InvoicePrinter, PdfkitInvoicePrinter),
    adapter(EInvoiceWriter, XmlEInvoiceWriter),
    plugged(
      FiscalAuthorities,
      AUTHORITIES,
      'books',
      (all, access) => new FiscalAuthorities(all, (name) => access.has(name)),
    ),
    plugged(
      EInvoiceNetworks,
      NETWORKS,
      'books',
      (all, access) => new EInvoiceNetworks(all, (name) => access.has(name)),
    ),
    adapter(Registrations, PostgresRegistrations),
    adapter(GoodsFacts, PostgresGoodsFacts),
    RegistrationJob,
    SendingJob,
    adapter(Sendings, PostgresSendings),
    InvoiceReads,
    TaxReportReads,
    useCase(PrintPackingPapers, Orders, ToSend, Seller, PackingPrinter, OrderParcels),
    useCase(
      WordPapers,
      ...([Wordings, Tongues, ShopTerms, Seller, InvoicePrinter, CreditNotePrinter, PackingPrinter] as const),
      ...([AuditLog, UnitOfWork] as const),
    ),
    useCase(FiscalMarks, Registrations),
    useCase(WantRegistration, FiscalAuthorities, Registrations, Outbox),
    useCase(RegisterPapers, FiscalAuthorities, Registrations, Orders, CreditNotes, Seller, GoodsFacts),
    useCase(
      SendEInvoices,
      ...([EInvoiceNetworks, Sendings, Invoices, CreditNotes, Orders, Seller, Supplies] as const),
      ...([EInvoiceWriter, Outbox] as const),
    ),
    useCase(RegisterAgain, Invoices, Registrations, Outbox),
    useCase(IssueInvoice, Invoices, Orders, WantRegistration, UnitOfWork),
    useCase(IssueCreditNotes, CreditNotes, IssueInvoice, Orders, WantRegistration, UnitOfWork),
    useCase(
      PrintCreditNotes,
      ...([Orders, IssueInvoice, IssueCreditNotes, Invoices, Seller, Supplies, FiscalMarks] as const),
      CreditNotePrinter,
    ),
    useCase(
      PrintEInvoice,
      ...([Orders, IssueInvoice, IssueCreditNotes, Invoices, Seller, Supplies, PaidParts] as const),
      ...([FiscalMarks, EInvoiceWriter, InvoicePrinter, CreditNotePrinter] as const),
    ),
    useCase(
      PrintInvoice,
      ...([Orders, IssueInvoice, Invoices, Seller, PaidParts, Supplies, FiscalMarks] as const),
      InvoicePrinter,
    ),
  ],
})
export class InvoicesModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly issueCreditNotes: IssueCreditNotes,
  ) {}

  onModuleInit(): void {
    // what was waived before there was an invoice has its note with it
    for (const topic of [
      ...['order.paid', 'order.balance_paid', 'order.shipped', 'order.lowered'],
      ...['refund.accepted', 'order.refunded', 'order.cancelled', 'refund.failed'],
    ])
      this.listeners.on(topic, async ({ payload }) => {
        await this.issueCreditNotes.issueCreditNotes(String(payload['orderId']));
      });
  }
}
