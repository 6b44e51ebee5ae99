import { homeCountry } from '../../kernel/home-country.js';
import type { Orders } from '../../orders/application/ports.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { eCreditNoteOf, eInvoiceOf } from './build-e-invoice.js';
import type { FiscalMarks } from './fiscal-marks.js';
import { creditNoteNumber } from '../domain/credit-note.js';
import { invoiceNumber } from '../domain/invoice.js';
import { CreditNoteNotFound, InvoiceNotFound } from '../domain/refusals.js';
import type { IssueCreditNotes } from './issue-credit-notes.js';
import type { IssueInvoice } from './issue-invoice.js';
import type {
  CreditNotePrinter,
  EInvoiceWriter,
  InvoicePrinter,
  Invoices,
  PaidParts,
  Seller,
  Supplies,
} from './ports.js';
import type { Printed } from './printed-paper.js';

/** UBL by itself, or a PDF for people with CII inside. */
export type EInvoiceFormat = 'ubl' | 'factur-x';

/** The invoice of an order and its credit notes for the programs of whoever books them, after EN 16931. */
export class PrintEInvoice {
  constructor(
    private readonly orders: Orders,
    private readonly issueInvoice: IssueInvoice,
    private readonly issueCreditNotes: IssueCreditNotes,
    private readonly invoices: Invoices,
    private readonly seller: Seller,
    private readonly supplies: Supplies,
    private readonly paidParts: PaidParts,
    private readonly marks: FiscalMarks,
    private readonly writer: EInvoiceWriter,
    private readonly invoicePrinter: InvoicePrinter,
    private readonly notePrinter: CreditNotePrinter,
  ) {}

  /** @throws OrderNotFound also when it is somebody else's, InvoiceNotFound, NoEInvoice */
  async ofBuyer(orderId: string, accountId: string, format: EInvoiceFormat): Promise<Printed> {
    await this.assertOwn(orderId, accountId);
    return this.invoice(orderId, format);
  }

  /** By the number on the note, like `CN-000007`. @throws OrderNotFound, CreditNoteNotFound, NoEInvoice */
  async noteOfBuyer(
    orderId: string,
    accountId: string,
    note: string,
    format: EInvoiceFormat,
  ): Promise<Printed> {
    await this.assertOwn(orderId, accountId);
    return this.note(orderId, note, format);
  }

  /** For the back office. @throws InvoiceNotFound, NoEInvoice */
  async ofInvoice(invoiceId: string, format: EInvoiceFormat): Promise<Printed> {
    return this.invoice(await this.orderOf(invoiceId), format);
  }

  /** For the back office. @throws InvoiceNotFound, CreditNoteNotFound, NoEInvoice */
  async noteOfInvoice(invoiceId: string, note: string, format: EInvoiceFormat): Promise<Printed> {
    return this.note(await this.orderOf(invoiceId), note, format);
  }

  private async invoice(orderId: string, format: EInvoiceFormat): Promise<Printed> {
    const invoiced = await this.invoiced(orderId);
    const document = eInvoiceOf(invoiced);
    const name = invoiceNumber(invoiced.invoice.number);
    if (format === 'ubl') return xml(name, await this.writer.ubl(document));
    const [paid, attached] = [await this.paidParts.ofOrder(invoiced.order), await this.writer.cii(document)];
    const fiscal = (await this.marks.ofOrder(orderId)).get(invoiced.invoice.id);
    return pdf(name, await this.invoicePrinter.print({ ...invoiced, paid, attached, fiscal }));
  }

  private async note(orderId: string, number: string, format: EInvoiceFormat): Promise<Printed> {
    const notes = await this.issueCreditNotes.issueCreditNotes(orderId);
    const note = notes.find((one) => creditNoteNumber(one.number) === number);
    if (!note) throw new CreditNoteNotFound();
    const invoiced = await this.invoiced(orderId);
    const document = eCreditNoteOf(invoiced, note);
    if (format === 'ubl') return xml(number, await this.writer.ubl(document));
    const attached = await this.writer.cii(document);
    const fiscalOfNotes = await this.marks.ofOrder(orderId);
    return pdf(number, await this.notePrinter.print({ ...invoiced, notes: [note], attached, fiscalOfNotes }));
  }

  private async invoiced(orderId: string) {
    const invoice = await this.issueInvoice.issueInvoice(orderId);
    const order = await this.orders.find(orderId);
    if (!order || !invoice) throw new InvoiceNotFound();
    const [shop, suppliedAt] = [await this.seller.read(), await this.supplies.at(order)];
    return { order, invoice, suppliedAt, shop: { ...shop, country: homeCountry() } };
  }

  private async orderOf(invoiceId: string): Promise<string> {
    const invoice = await this.invoices.find(invoiceId);
    if (!invoice) throw new InvoiceNotFound();
    return invoice.orderId;
  }

  private async assertOwn(orderId: string, accountId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order || order.accountId !== accountId) throw new OrderNotFound();
  }
}

const xml = (name: string, text: string): Printed => ({
  ...{ fileName: `${name}.xml`, bytes: new TextEncoder().encode(text) },
});
const pdf = (name: string, bytes: Uint8Array): Printed => ({ fileName: `${name}.pdf`, bytes });
