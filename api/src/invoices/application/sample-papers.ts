import { baseCurrency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { Order } from '../../orders/domain/order.js';
import { firstMethod } from '../../payments/methods/known.js';
import type { PaperName } from '../domain/paper-texts.js';
import type {
  CreditNotePrinter,
  InvoicePrinter,
  PrintedInvoice,
  PrintedOrder,
  PrintedSeller,
  Unkept,
} from './ports.js';
import type { PackingPrinter } from './packing-papers.js';

const AT = new Date('2026-11-28T10:00:00Z');
const VAT = { name: 'VAT', thousandths: 20_000 };
const TO = {
  ...{ firstName: 'Amina', lastName: 'Okello', street: 'Plot 7', city: 'Kampala', state: '' },
  ...{ zipCode: '', country: 'UG' },
};

/** An order of somebody made up, a part of which is paid. */
function order(): Order {
  const cents = (amount: number) => Money.ofCents(amount, baseCurrency());
  const line = {
    ...{ productId: 'p-1', variantId: 'v-1', sku: 'KIS-1', name: 'Kisumu', options: { Size: 'M' } },
    ...{ image: null, description: '', quantity: 2, discount: cents(0) },
    ...{ listPrice: cents(2_400), unitPrice: cents(2_400) },
  };
  const [net, tax] = [cents(4_500), cents(900)];
  const taxes = { lines: [], rates: [{ ...VAT, net, tax, gross: net.plus(tax) }], reverseCharge: false };
  const sent = { kind: 'shipping', label: 'DHL', amount: cents(600) } as const;
  const draft = {
    ...{ id: '01990000-0000-7000-8000-0000ab12cd34', accountId: 'a-1', customerName: 'Amina Okello' },
    ...{ contact: { email: 'amina@example.com', phone: '' }, shippingAddress: TO, buyerTax: null },
    ...{ delivery: { methodId: 'm-1', name: 'DHL', daysFrom: 1, daysTo: 2, pickup: null } },
    ...{ paymentMethod: firstMethod(), coupon: null, request: null, holdExpiresAt: AT, lines: [line] },
    receipt: receiptFor([line], null, [sent], taxes),
  };
  return Object.assign(Order.place(draft, ['l-1'], AT), { captured: cents(2_000), status: 'processing' });
}

const INVOICE = { id: 'i-1', number: 42, issuedAt: AT };

/** What draws papers. */
export interface Printers {
  invoices: InvoicePrinter;
  notes: CreditNotePrinter;
  packing: PackingPrinter;
}

/** A paper about something made up; `sample` 1 of an invoice is the summary before there is one. */
export function samplePaper(
  name: PaperName,
  sample: number,
  shop: PrintedSeller,
  { invoices, notes, packing }: Printers,
  unkept: Unkept,
): Promise<Uint8Array> {
  const bought = order();
  const invoice = { ...INVOICE, orderId: bought.id };
  const printed: PrintedOrder & { invoice: typeof invoice } = {
    ...{ order: bought, invoice, shop, suppliedAt: AT },
  };
  const lines = [...bought.lines];
  if (name === 'packing-slip') return packing.slips([{ order: bought, lines }], shop, unkept);
  if (name === 'pick-list')
    return packing.pickList(
      lines.map((line) => ({ ...line, orders: [bought.number] })),
      1,
      shop,
      unkept,
    );
  if (name === 'credit-note') {
    const taxes = [{ ...VAT, net: 2_000, tax: 400, gross: 2_400 }];
    const note = { id: 'n-1', number: 7, orderId: bought.id, issuedAt: AT, recordId: 'r-1' };
    return notes.print({ ...printed, notes: [{ ...note, grossCents: 2_400, taxes }] }, unkept);
  }
  const whole: PrintedInvoice = { ...printed, paid: [] };
  return invoices.print(sample === 1 ? { ...whole, invoice: undefined } : whole, unkept);
}
