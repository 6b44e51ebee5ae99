import { Module, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Orders } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { EventListeners } from '../platform/jobs/outbox.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminInvoicesController } from './adapters/http/admin-invoices.controller.js';
import { OrderInvoiceController } from './adapters/http/order-invoice.controller.js';
import { PdfkitInvoicePrinter } from './adapters/pdfkit/pdfkit-invoice-printer.js';
import { InvoiceReads } from './adapters/persistence/invoice-reads.js';
import { PostgresInvoices } from './adapters/persistence/postgres-invoices.js';
import { PostgresSeller } from './adapters/persistence/postgres-seller.js';
import { IssueInvoice } from './application/issue-invoice.js';
import { InvoicePrinter, Invoices, Seller } from './application/ports.js';
import { PrintInvoice } from './application/print-invoice.js';

/** Invoices with gapless numbers, issued when an order is paid, and their paper. */
@Module({
  imports: [OrdersModule],
  controllers: [OrderInvoiceController, AdminInvoicesController],
  providers: [
    adapter(Invoices, PostgresInvoices),
    adapter(Seller, PostgresSeller),
    adapter(InvoicePrinter, PdfkitInvoicePrinter),
    InvoiceReads,
    useCase(IssueInvoice, Invoices, Orders, UnitOfWork),
    useCase(PrintInvoice, Orders, IssueInvoice, Invoices, Seller, InvoicePrinter),
  ],
})
export class InvoicesModule implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly issue: IssueInvoice,
  ) {}

  onModuleInit(): void {
    this.listeners.on('order.paid', async ({ payload }) => {
      await this.issue.execute(String(payload['orderId']));
    });
  }
}
