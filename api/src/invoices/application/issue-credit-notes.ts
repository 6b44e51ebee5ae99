import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import { creditOf, waitingOf, type CreditNote } from '../domain/credit-note.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { CreditNotes } from './ports.js';
import type { WantRegistration } from './want-registration.js';

/** Gives each refund and cancellation of an order with an invoice its credit note; asking again gives the same ones. */
export class IssueCreditNotes {
  constructor(
    private readonly notes: CreditNotes,
    private readonly issueInvoice: IssueInvoice,
    private readonly orders: Orders,
    private readonly registration: WantRegistration,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All notes of the order, the first first; none for an order without an invoice. */
  async issueCreditNotes(orderId: string): Promise<CreditNote[]> {
    if (!(await this.issueInvoice.issueInvoice(orderId))) return [];
    const notes = await this.notes.ofOrder(orderId);
    if (waitingOf(await this.notes.records(orderId), notes).length === 0) return notes;
    return this.unitOfWork.run(() => this.issueFor(orderId));
  }

  private async issueFor(orderId: string): Promise<CreditNote[]> {
    await this.notes.lock();
    const order = await this.orders.find(orderId);
    const notes = await this.notes.ofOrder(orderId);
    if (!order) return notes;
    for (const record of waitingOf(await this.notes.records(orderId), notes)) {
      const credit = creditOf(order, record, notes);
      if (!credit) continue;
      const note = await this.notes.issue({ orderId, ...credit });
      await this.registration.ofCreditNote(note);
      notes.push(note);
    }
    return notes;
  }
}
