import type { Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { creditNoteNumber } from '../domain/credit-note.js';
import { CreditNoteNotFound, InvoiceNotFound } from '../domain/refusals.js';
import type { IssueCreditNotes } from './issue-credit-notes.js';
import type { FiscalMarks } from './fiscal-marks.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { CreditNotePrinter, Invoices, Seller, Supplies } from './ports.js';
import type { Printed } from './print-invoice.js';

/** The credit notes of an order on printed, a page for each. */
export class PrintCreditNotes {
  constructor(
    private readonly orders: Orders,
    private readonly issueInvoice: IssueInvoice,
    private readonly issue: IssueCreditNotes,
    private readonly invoices: Invoices,
    private readonly seller: Seller,
    private readonly supplies: Supplies,
    private readonly marks: FiscalMarks,
    private readonly printer: CreditNotePrinter,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's; CreditNoteNotFound where nothing was given back */
  async ofBuyer(orderId: string, accountId: string): Promise<Printed> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
    return this.print(orderId);
  }

  /** For the back office. @throws InvoiceNotFound, CreditNoteNotFound */
  async ofInvoice(invoiceId: string): Promise<Printed> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) throw new InvoiceNotFound();
    return this.print(invoice.orderId);
  }

  private async print(orderId: string): Promise<Printed> {
    const notes = await this.issue.issueCreditNotes(orderId);
    const invoice = await this.issueInvoice.issueInvoice(orderId);
    const order = await this.orders.find(orderId);
    const [first] = notes;
    if (!order || !invoice || !first) throw new CreditNoteNotFound();
    const [shop, suppliedAt] = [await this.seller.read(), await this.supplies.at(order)];
    const fiscalOfNotes = await this.marks.ofOrder(orderId);
    const bytes = await this.printer.print({ order, invoice, suppliedAt, notes, shop, fiscalOfNotes });
    return { fileName: `${creditNoteNumber(first.number)}.pdf`, bytes };
  }
}
