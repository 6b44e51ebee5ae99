import type { Orders } from '../../orders/application/ports.js';
import type { Order } from '../../orders/domain/order.js';
import { creditNoteNumber } from '../domain/credit-note.js';
import { CreditNoteNotFound } from '../domain/refusals.js';
import type { IssueCreditNotes } from './issue-credit-notes.js';
import type { FiscalMarks } from './fiscal-marks.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { CreditNotePrinter, Invoices, Seller, Supplies } from './ports.js';
import { PrintedPaper, type Printed } from './printed-paper.js';

/** The credit notes of an order on printed, a page for each; CreditNoteNotFound where nothing was given back. */
export class PrintCreditNotes extends PrintedPaper {
  constructor(
    orders: Orders,
    private readonly issueInvoice: IssueInvoice,
    private readonly issue: IssueCreditNotes,
    invoices: Invoices,
    private readonly seller: Seller,
    private readonly supplies: Supplies,
    private readonly marks: FiscalMarks,
    private readonly printer: CreditNotePrinter,
  ) {
    super(orders, invoices);
  }

  protected override async print(order: Order): Promise<Printed> {
    const notes = await this.issue.issueCreditNotes(order.id);
    const invoice = await this.issueInvoice.issueInvoice(order.id);
    const [first] = notes;
    if (!invoice || !first) throw new CreditNoteNotFound();
    const [shop, suppliedAt] = [await this.seller.read(), await this.supplies.at(order)];
    const fiscalOfNotes = await this.marks.ofOrder(order.id);
    const bytes = await this.printer.print({ order, invoice, suppliedAt, notes, shop, fiscalOfNotes });
    return { fileName: `${creditNoteNumber(first.number)}.pdf`, bytes };
  }
}
