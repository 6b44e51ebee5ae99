import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { invoiceNumber } from '../domain/invoice.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { FiscalMarks } from './fiscal-marks.js';
import type { InvoicePrinter, Invoices, PaidParts, Seller, Supplies } from './ports.js';
import { PrintedPaper, type Printed } from './printed-paper.js';

/** The document of an order: its invoice once money has come in, before that a summary that says that it is none. */
export class PrintInvoice extends PrintedPaper {
  constructor(
    orders: Orders,
    private readonly issue: IssueInvoice,
    invoices: Invoices,
    private readonly seller: Seller,
    private readonly paidParts: PaidParts,
    private readonly supplies: Supplies,
    private readonly marks: FiscalMarks,
    private readonly printer: InvoicePrinter,
  ) {
    super(orders, invoices);
  }

  protected override async print(order: Order): Promise<Printed> {
    const invoice = await this.issue.issueInvoice(order.id);
    const [shop, paid] = [await this.seller.read(), await this.paidParts.ofOrder(order)];
    const suppliedAt = await this.supplies.at(order);
    const fiscal = invoice && (await this.marks.ofOrder(order.id)).get(invoice.id);
    const bytes = await this.printer.print({ order, invoice, suppliedAt, shop, paid, fiscal });
    const name = invoice ? invoiceNumber(invoice.number) : `order-${order.number}`;
    return { fileName: `${name}.pdf`, bytes };
  }
}
