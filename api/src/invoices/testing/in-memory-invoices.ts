import { NOW } from '../../orders/testing/order-builder.js';
import { CreditNotes, Invoices, type NewCreditNote } from '../application/ports.js';
import type { CreditNote, CreditRecord } from '../domain/credit-note.js';
import type { Invoice } from '../domain/invoice.js';

/** The book of invoices in memory: one for an order, numbers without gaps. */
export class InMemoryInvoices extends Invoices {
  readonly all: Invoice[] = [];

  override ofOrder(orderId: string): Promise<Invoice | undefined> {
    return Promise.resolve(this.all.find((one) => one.orderId === orderId));
  }

  override find(id: string): Promise<Invoice | undefined> {
    return Promise.resolve(this.all.find((one) => one.id === id));
  }

  override async issue(orderId: string): Promise<Invoice> {
    const known = await this.ofOrder(orderId);
    if (known) return known;
    const number = this.all.length + 1;
    const invoice = { id: `invoice-${number}`, number, orderId, issuedAt: NOW };
    this.all.push(invoice);
    return invoice;
  }
}

/** The book of credit notes in memory, with what was given back of orders. */
export class InMemoryCreditNotes extends CreditNotes {
  readonly givenBack: (CreditRecord & { orderId: string })[] = [];
  readonly all: CreditNote[] = [];
  /** What others do who had the lock before. */
  whileWaiting: () => Promise<unknown> = () => Promise.resolve();
  private isLocked = false;

  override ofOrder(orderId: string): Promise<CreditNote[]> {
    return Promise.resolve(this.all.filter((one) => one.orderId === orderId));
  }

  override records(orderId: string): Promise<CreditRecord[]> {
    const own = this.givenBack.filter((one) => one.orderId === orderId);
    return Promise.resolve(own.map(({ orderId: _, ...record }) => record));
  }

  override async lock(): Promise<void> {
    const others = this.whileWaiting;
    this.whileWaiting = () => Promise.resolve();
    await others();
    this.isLocked = true;
  }

  override issue(note: NewCreditNote): Promise<CreditNote> {
    if (!this.isLocked) return Promise.reject(new Error('issued without the lock'));
    const number = this.all.length + 1;
    const issued = { ...note, id: `note-${number}`, number, issuedAt: NOW };
    this.all.push(issued);
    return Promise.resolve(issued);
  }
}
