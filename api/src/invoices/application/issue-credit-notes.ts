import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import { creditOf, type CreditNote } from '../domain/credit-note.js';
import type { IssueInvoice } from './issue-invoice.js';
import type { CreditNotes } from './ports.js';

/** Gives each refund and cancellation of an order with an invoice its credit note; asking again gives the same ones. */
export class IssueCreditNotes {
  constructor(
    private readonly notes: CreditNotes,
    private readonly issueInvoice: IssueInvoice,
    private readonly orders: Orders,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All notes of the order, the first first; none for an order without an invoice. */
  async execute(orderId: string): Promise<CreditNote[]> {
    if (!(await this.issueInvoice.execute(orderId))) return [];
    if ((await this.notes.waiting(orderId)).length > 0)
      await this.unitOfWork.run(() => this.issueFor(orderId));
    return this.notes.ofOrder(orderId);
  }

  private async issueFor(orderId: string): Promise<void> {
    await this.notes.lock();
    const order = await this.orders.find(orderId);
    if (!order) return;
    const earlier = await this.notes.ofOrder(orderId);
    for (const record of await this.notes.waiting(orderId)) {
      const credit = creditOf(order, record, earlier);
      if (credit) earlier.push(await this.notes.issue({ orderId, ...credit }));
    }
  }
}
