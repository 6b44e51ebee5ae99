import { jest } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { receiptFor, type Adjustment, type RateTotal, type TaxShares } from '../../kernel/receipt.js';
import { InMemoryWordings } from '../../kernel/testing/in-memory-wordings.js';
import type { Wordings } from '../../kernel/wordings.js';
import type { OrderDraft, ShippingAddress } from '../../orders/domain/snapshots.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { FolderTongues, knownTongues } from '../../platform/languages/tongues.js';
import { Paper } from '../../platform/pdf/paper.js';
import { PdfkitCreditNotePrinter } from '../adapters/pdfkit/pdfkit-credit-note-printer.js';
import { PdfkitInvoicePrinter } from '../adapters/pdfkit/pdfkit-invoice-printer.js';
import type { PrintedCreditNotes, PrintedInvoice } from '../application/ports.js';
import type { FiscalMark } from '../domain/fiscal.js';

const cents = (amount: number) => Money.ofCents(amount);
const at = (iso: string) => new Date(`${iso}T10:00:00Z`);

/** Names that are no words of any catalogue. */
const LINE = aLine({
  name: 'Lampada KX-9',
  options: { Colore: 'Ocra' },
  quantity: 2,
  listPrice: cents(10_000),
});
const TO: ShippingAddress = {
  ...{ firstName: 'Ilse', lastName: 'Okello', street: 'Ringweg 12', city: 'Wien', state: '' },
  ...{ zipCode: '1010', country: 'AT' },
};
const SENT = { methodId: 'm', name: 'Pakko 24', daysFrom: 1, daysTo: 2, pickup: null };
const FETCHED = { ...SENT, pickup: { address: 'Kai 1', hours: '' } };
const SHOP = {
  ...{ name: 'Duka', address: 'Plot 7\nKampala', supportEmail: 'duka@mail.example', taxNumber: '1000023456' },
  ...{ companyName: 'Duka GmbH', companyNumber: 'HRB 77', languages: knownTongues() },
};
const vat = (net: number, tax: number, name = 'VAT'): RateTotal => ({
  ...{ name, thousandths: 19_500, net: cents(net), tax: cents(tax), gross: cents(net + tax) },
});
const untaxed = { tax: cents(0), taxAdded: cents(0) };
const register = { askedAt: '2026-11-20T09:00:00Z', consultation: 'WAPI77', name: null, address: null };
const mark = (state: FiscalMark['state']): FiscalMark => ({
  ...{ authority: 'URA (EFRIS)', state, fiscalNumber: '322000150741' },
  ...{ verification: '313597672100001', qr: 'https://efris.example/322000150741' },
});
const parcel: Adjustment = { kind: 'shipping', label: 'Pakko 24', amount: cents(493) };
const rounding: Adjustment = { kind: 'rounding', label: 'Cash rounding', amount: cents(2) };

function receipt(taxes: Partial<TaxShares>, charges: readonly Adjustment[] = [], coupon = false) {
  const taken = coupon ? { code: 'TENOFF', amount: cents(1_800) } : null;
  const shares = { lines: [untaxed], rates: [], reverseCharge: false, ...taxes };
  return receiptFor([LINE], taken, charges, shares);
}

/** Whose tax is not charged: what was in the prices is taken off. */
const without = (label: string, taxes: Partial<TaxShares>, name?: string) =>
  receipt({ reverseCharge: true, rates: [vat(15_063, 0, name)], ...taxes }, [
    { kind: 'tax', label, amount: cents(-2_937) },
  ]);

type Changes = Partial<OrderDraft> & { discount?: Money };

function printedFor(tag: string | null, draft: Changes, more: Partial<PrintedInvoice> = {}): PrintedInvoice {
  const { discount = cents(0), ...changes } = draft;
  const lines = [{ ...LINE, discount }];
  const placed = anOrder({
    customerName: 'Ilse Okello',
    shippingAddress: TO,
    delivery: SENT,
    ...changes,
    lines,
  });
  const order = Object.assign(placed, { language: tag, status: 'processing' });
  const invoice = { id: 'invoice', number: 42, orderId: order.id, issuedAt: at('2026-11-28') };
  return { order, invoice, shop: SHOP, suppliedAt: null, paid: [], ...more };
}

const ways = ['in cash', 'by card', 'by card terminal', 'by bank transfer', 'by mobile money', 'by PayPal'];

const INVOICES: Record<string, (tag: string | null) => PrintedInvoice> = {
  'with everything': (tag) => {
    const taxes = { rates: [vat(13_969, 2_724)] };
    const printed = printedFor(
      tag,
      {
        discount: cents(1_800),
        billingAddress: { ...TO, company: 'Okello KG', country: 'DE' },
        receipt: receipt(taxes, [parcel, rounding], true),
        buyerTax: { vatNumber: 'ATU12345675', check: 'confirmed', register },
      },
      { suppliedAt: at('2026-11-28'), fiscal: mark('registered') },
    );
    const paid = ways.map((how, index) => ({ how, amount: cents(1_000 + index) }));
    Object.assign(printed.order, { captured: cents(6_015), refunded: cents(123_456) });
    return { ...printed, paid };
  },
  'with tax on top': (tag) =>
    printedFor(
      tag,
      {
        receipt: receipt({ rates: [vat(18_000, 3_510)] }, [
          { kind: 'tax', label: 'VAT 19.5%', amount: cents(3_510) },
          { ...parcel, amount: cents(0) },
        ]),
        buyerTax: { vatNumber: 'ATU12345675', check: 'offline' },
      },
      { suppliedAt: at('2026-11-29'), fiscal: mark('waiting') },
    ),
  'with tax that the buyer owes': (tag) =>
    printedFor(
      tag,
      {
        receipt: without('Reverse charge', {}),
        buyerTax: {
          vatNumber: 'ATU12345675',
          check: 'confirmed',
          register: { ...register, consultation: null },
        },
      },
      { fiscal: mark('refused') },
    ),
  'within the EU': (tag) =>
    printedFor(tag, {
      receipt: without('Intra-Community supply', { intraCommunity: true }),
      delivery: FETCHED,
    }),
  'of an export': (tag) =>
    printedFor(tag, {
      receipt: without('Export without tax', { importTaxesDue: true }, 'Export'),
      discount: cents(0),
    }),
  'of which less is to be paid': (tag) => {
    const printed = printedFor(tag, { receipt: receipt({}) });
    Object.assign(printed.order, { waived: cents(2_549) });
    return printed;
  },
  'that is none': (tag) => ({ ...printedFor(tag, { receipt: receipt({}) }), invoice: undefined }),
};

function creditNotes(tag: string | null): PrintedCreditNotes {
  const { invoice, ...printed } = printedFor(tag, { receipt: receipt({ rates: [vat(15_063, 2_937)] }) });
  if (!invoice) throw new Error('an order without an invoice has no credit notes');
  const taxes = [{ name: 'VAT', thousandths: 19_500, net: 837, tax: 163, gross: 1_000 }];
  const notes = [7, 8].map((number) => ({
    ...{ id: `note-${number}`, number, orderId: printed.order.id, issuedAt: at('2026-11-30') },
    ...{ recordId: `refund-${number}`, grossCents: 1_000, taxes },
  }));
  return { ...printed, invoice, notes, fiscalOfNotes: new Map([['note-7', mark('registered')]]) };
}

export interface DrawnPaper {
  about: string;
  pdf: Uint8Array;
  /** What is written on it, a line for each piece of text, in the order in which it is read. */
  text: string;
}

/** Every paper with every text that it may have, of orders in this language. */
export async function everyPaper(
  tag: string | null,
  wordings: Wordings = new InMemoryWordings(),
): Promise<DrawnPaper[]> {
  const tongues = new FolderTongues();
  const invoices = new PdfkitInvoicePrinter(tongues, wordings);
  const notes = new PdfkitCreditNotePrinter(tongues, wordings);
  const drawn: DrawnPaper[] = [];
  for (const [about, printed] of Object.entries(INVOICES))
    drawn.push(await drawnBy(`invoice ${about}`, () => invoices.print(printed(tag))));
  drawn.push(await drawnBy('credit notes', () => notes.print(creditNotes(tag))));
  return drawn;
}

/** Draws a paper, and keeps what is written on it. */
export async function drawnBy(about: string, print: () => Promise<Uint8Array>): Promise<DrawnPaper> {
  const write = jest.spyOn(Paper.prototype, 'write');
  const pdf = await print();
  const text = write.mock.calls.map(([piece]) => piece).join('\n');
  write.mockRestore();
  return { about, pdf, text: text.replaceAll(/[\u2066-\u2069]/gu, '') };
}
