import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { CreditNoteNotFound, InvoiceNotFound } from '../domain/refusals.js';
import { issuing } from '../testing/issuing.js';
import type { PrintedCreditNotes, PrintedOrder } from './ports.js';
import { PrintCreditNotes } from './print-credit-notes.js';
import { PrintInvoice } from './print-invoice.js';

const SHOP = { name: 'Duka', address: 'Kampala', supportEmail: 'help@example.com', taxNumber: '' };

let printed: (PrintedOrder & Partial<PrintedCreditNotes>)[];
beforeEach(() => {
  printed = [];
});

function printing({
  orders,
  issueInvoice,
  issueNotes,
  invoices,
  marks,
}: Awaited<ReturnType<typeof issuing>>) {
  const seller = { read: () => Promise.resolve(SHOP) };
  const printer = {
    print: (what: PrintedOrder) => {
      printed.push(what);
      return Promise.resolve(new Uint8Array([1]));
    },
  };
  const supplies = { at: () => Promise.resolve(new Date('2026-11-29T08:00:00Z')) };
  const paidParts = { ofOrder: () => Promise.resolve([{ how: 'in cash', amount: Money.ofCents(9_000) }]) };
  const invoice = new PrintInvoice(
    orders,
    issueInvoice,
    invoices,
    seller,
    paidParts,
    supplies,
    marks,
    printer,
  );
  const notes = new PrintCreditNotes(
    orders,
    issueInvoice,
    issueNotes,
    invoices,
    seller,
    supplies,
    marks,
    printer,
  );
  return { invoice, notes };
}

describe('the printed invoice', () => {
  it('is for the buyer, and for staff by its own id', async () => {
    const scene = await issuing();
    const { invoice } = printing(scene);
    const told = { fileName: 'INV-000001.pdf', bytes: new Uint8Array([1]) };
    expect(await invoice.ofBuyer(scene.orderId, scene.accountId)).toEqual(told);
    expect(await invoice.ofInvoice('invoice-1')).toEqual(told);
    expect(printed).toMatchObject([
      {
        order: { id: scene.orderId },
        invoice: { number: 1 },
        shop: SHOP,
        paid: [{ how: 'in cash' }],
        suppliedAt: new Date('2026-11-29T08:00:00Z'),
      },
      { order: { id: scene.orderId }, invoice: { number: 1 }, shop: SHOP },
    ]);
  });

  it('says before any money has come that it is none', async () => {
    const scene = await issuing({ captured: Money.zero });
    const { fileName } = await printing(scene).invoice.ofBuyer(scene.orderId, scene.accountId);
    expect([fileName, printed[0]?.invoice]).toEqual([`order-${scene.order.number}.pdf`, undefined]);
  });

  it('is nobody else’s, and issues none for them', async () => {
    const scene = await issuing();
    const { invoice } = printing(scene);
    await expect(invoice.ofBuyer(scene.orderId, 'somebody else')).rejects.toThrow(OrderNotFound);
    await expect(invoice.ofBuyer('unknown', scene.accountId)).rejects.toThrow(OrderNotFound);
    await expect(invoice.ofInvoice('unknown')).rejects.toThrow(InvoiceNotFound);
    expect([printed, scene.invoices.all]).toEqual([[], []]);
  });
});

describe('the printed credit notes', () => {
  it('are all of an order in one file, named by the first', async () => {
    const scene = await issuing();
    scene.giveBack('refund-1', 3_000);
    scene.giveBack('refund-2', 9_000);
    const { notes } = printing(scene);
    const { fileName } = await notes.ofBuyer(scene.orderId, scene.accountId);
    expect(fileName).toBe('CN-000001.pdf');
    expect(await notes.ofInvoice('invoice-1')).toMatchObject({ fileName });
    const figures = { invoice: { number: 1 }, notes: [{ grossCents: 3_000 }, { grossCents: 6_000 }] };
    expect(printed).toMatchObject([figures, figures]);
    expect(printed[0]).toMatchObject({ shop: SHOP, suppliedAt: new Date('2026-11-29T08:00:00Z') });
  });

  it('are not there where nothing was given back, nor for anybody else', async () => {
    const scene = await issuing();
    const { notes } = printing(scene);
    await expect(notes.ofBuyer(scene.orderId, scene.accountId)).rejects.toThrow(CreditNoteNotFound);
    scene.giveBack('refund-1', 3_000);
    await expect(notes.ofBuyer(scene.orderId, 'somebody else')).rejects.toThrow(OrderNotFound);
    await expect(notes.ofBuyer('unknown', scene.accountId)).rejects.toThrow(OrderNotFound);
    await expect(notes.ofInvoice('unknown')).rejects.toThrow(InvoiceNotFound);
    expect([printed, scene.notes.all]).toEqual([[], []]);
  });
});
