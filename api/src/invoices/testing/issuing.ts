import { Money } from '../../kernel/money.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { receiptFor } from '../../kernel/receipt.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { Order } from '../../orders/domain/order.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { InMemoryOrders } from '../../orders/testing/in-memory-orders.js';
import type { OrderDraft } from '../../orders/domain/snapshots.js';
import { FiscalAuthorities } from '../application/fiscal-authorities.js';
import { FiscalMarks } from '../application/fiscal-marks.js';
import { IssueCreditNotes } from '../application/issue-credit-notes.js';
import { IssueInvoice } from '../application/issue-invoice.js';
import { RegisterAgain } from '../application/register-again.js';
import { RegisterPapers } from '../application/register-papers.js';
import { WantRegistration } from '../application/want-registration.js';
import type { FiscalAuthority } from '../authorities/contract.js';
import type { NamedPart } from '../domain/credit-note.js';
import { InMemoryCreditNotes, InMemoryInvoices } from './in-memory-invoices.js';
import { InMemoryRegistrations } from './in-memory-registrations.js';

interface Scene {
  authorities?: readonly FiscalAuthority[];
  draft?: Partial<OrderDraft>;
  facts?: Readonly<Record<string, unknown>>;
}

/** A shop that writes invoices, with an order of $90.00 in which $14.37 of VAT are. */
export async function issuing(
  changes: Partial<Pick<Order, 'captured' | 'status'>> = {},
  { authorities = [], draft, facts = {} }: Scene = {},
) {
  const [orders, invoices, notes] = [new InMemoryOrders(), new InMemoryInvoices(), new InMemoryCreditNotes()];
  const time = { now: new Date('2026-11-28T10:00:00Z') };
  const registrations = new InMemoryRegistrations({ now: () => time.now });
  const published: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void published.push(event)) };
  const offices = new FiscalAuthorities(authorities);
  const want = new WantRegistration(offices, registrations, outbox);
  const unit = new DirectUnitOfWork();
  const issueInvoice = new IssueInvoice(invoices, orders, want, unit);
  const issueNotes = new IssueCreditNotes(notes, issueInvoice, orders, want, unit);
  const shop = { name: 'Duka', address: 'Kampala', supportEmail: 'help@example.com', taxNumber: '' };
  const goods = { of: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, facts]))) };
  const seller = { read: () => Promise.resolve(shop) };
  const papers = new RegisterPapers(offices, registrations, orders, notes, seller, goods);
  const registerAgain = new RegisterAgain(invoices, registrations, outbox);
  const marks = new FiscalMarks(registrations);
  const cents = (amount: number) => Money.ofCents(amount);
  const lines = [aLine()];
  const vat = { name: 'VAT', thousandths: 19_000, net: cents(7_563), tax: cents(1_437), gross: cents(9_000) };
  const taxes = { lines: [{ tax: cents(1_437), taxAdded: cents(0) }], rates: [vat], reverseCharge: false };
  const receipt = receiptFor(lines, null, [], taxes);
  const order = Object.assign(anOrder(draft ?? { lines, receipt }), { captured: cents(9_000), ...changes });
  const { id: orderId, accountId } = order;
  const entry = { event: 'placed', from: null, to: 'pending', message: '' };
  await orders.add(order, { ...entry, orderId, actor: { kind: 'customer', id: accountId } });
  /** So much was given back in all, up to this refund. */
  const giveBack = (recordId: string, givenBackCents: number, pieces: readonly NamedPart[] = []) =>
    notes.givenBack.push({ orderId, recordId, givenBackCents, pieces, undoes: null });
  const told = { registrations, papers, registerAgain, marks, published, time };
  return { orders, invoices, notes, order, orderId, accountId, issueInvoice, issueNotes, giveBack, ...told };
}
