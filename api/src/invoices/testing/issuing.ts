import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { Order } from '../../orders/domain/order.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { InMemoryOrders } from '../../orders/testing/in-memory-orders.js';
import { IssueCreditNotes } from '../application/issue-credit-notes.js';
import { IssueInvoice } from '../application/issue-invoice.js';
import type { NamedPart } from '../domain/credit-note.js';
import { InMemoryCreditNotes, InMemoryInvoices } from './in-memory-invoices.js';

/** A shop that writes invoices, with an order of $90.00 in which $14.37 of VAT are. */
export async function issuing(changes: Partial<Pick<Order, 'captured' | 'status'>> = {}) {
  const [orders, invoices, notes] = [new InMemoryOrders(), new InMemoryInvoices(), new InMemoryCreditNotes()];
  const unit = new DirectUnitOfWork();
  const issueInvoice = new IssueInvoice(invoices, orders, unit);
  const issueNotes = new IssueCreditNotes(notes, issueInvoice, orders, unit);
  const cents = (amount: number) => Money.ofCents(amount);
  const lines = [aLine()];
  const vat = { name: 'VAT', thousandths: 19_000, net: cents(7_563), tax: cents(1_437), gross: cents(9_000) };
  const taxes = { lines: [{ tax: cents(1_437), taxAdded: cents(0) }], rates: [vat], reverseCharge: false };
  const receipt = receiptFor(lines, null, [], taxes);
  const order = Object.assign(anOrder({ lines, receipt }), { captured: cents(9_000), ...changes });
  const { id: orderId, accountId } = order;
  const entry = { event: 'placed', from: null, to: 'pending', message: '' };
  await orders.add(order, { ...entry, orderId, actor: { kind: 'customer', id: accountId } });
  /** So much was given back in all, up to this refund. */
  const giveBack = (recordId: string, givenBackCents: number, pieces: readonly NamedPart[] = []) =>
    notes.givenBack.push({ orderId, recordId, givenBackCents, pieces, undoes: null });
  return { orders, invoices, notes, order, orderId, accountId, issueInvoice, issueNotes, giveBack };
}
