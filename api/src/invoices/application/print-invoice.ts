import type { Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { invoiceNumber } from '../domain/invoice.js';
import { InvoiceNotFound } from '../domain/refusals.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { FiscalMarks } from './fiscal-marks.js';
import type { InvoicePrinter, Invoices, PaidParts, Seller, Supplies } from './ports.js';

export interface Printed {
  fileName: string;
  bytes: Uint8Array;
}

/** The document of an order: its invoice once money has come in, before that a summary that says that it is none. */
export class PrintInvoice {
  constructor(
    private readonly orders: Orders,
    private readonly issue: IssueInvoice,
    private readonly invoices: Invoices,
    private readonly seller: Seller,
    private readonly paidParts: PaidParts,
    private readonly supplies: Supplies,
    private readonly marks: FiscalMarks,
    private readonly printer: InvoicePrinter,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's */
  async ofBuyer(orderId: string, accountId: string): Promise<Printed> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    return this.print(orderId);
  }

  /** For the back office. @throws InvoiceNotFound */
  async ofInvoice(invoiceId: string): Promise<Printed> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) throw new InvoiceNotFound();
    return this.print(invoice.orderId);
  }

  private async print(orderId: string): Promise<Printed> {
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    const invoice = await this.issue.issueInvoice(orderId);
    const [shop, paid] = [await this.seller.read(), await this.paidParts.ofOrder(order)];
    const suppliedAt = await this.supplies.at(order);
    const fiscal = invoice && (await this.marks.ofOrder(orderId)).get(invoice.id);
    const bytes = await this.printer.print({ order, invoice, suppliedAt, shop, paid, fiscal });
    const name = invoice ? invoiceNumber(invoice.number) : `order-${order.number}`;
    return { fileName: `${name}.pdf`, bytes };
  }
}
