import { Money } from '../../kernel/money.js';
import { readParticipant } from '../../kernel/participants.js';
import { costOf, roundingOf, type RateTotal } from '../../kernel/receipt.js';
import { shopDay } from '../../kernel/shop-days.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Order } from '../../orders/domain/order.js';
import { lineRates } from '../../tax/domain/line-rates.js';
import { territoryOf } from '../../tax/domain/territories.js';
import { creditedRates, creditNoteNumber, type CreditNote } from '../domain/credit-note.js';
import { isAllRated, taxKey, taxOfRate, taxOfUntaxed } from '../domain/e-invoice-taxes.js';
import type {
  EInvoice,
  EInvoiceCharge,
  EInvoiceLine,
  EInvoiceTax,
  EInvoiceTaxTotal,
} from '../domain/e-invoice.js';
import { invoiceNumber, type Invoice } from '../domain/invoice.js';
import { NoEInvoice } from '../domain/refusals.js';
import { dueOf, partyOf, sellerOf, VAT_NUMBER, type EInvoiceShop } from './e-invoice-parties.js';
import { assertSingleTaxes } from './single-taxes.js';

export type { EInvoiceShop } from './e-invoice-parties.js';

export interface Invoiced {
  order: Order;
  invoice: Invoice;
  suppliedAt: Date | null;
  shop: EInvoiceShop;
}

/** EN 16931 counts in hundredths at most (BR-DEC): dinars of a thousand fils cannot be told. */
const MOST_DECIMALS = 2;

/** @throws NoEInvoice where the norm cannot tell it, with the reason */
export function eInvoiceOf({ order, invoice, suppliedAt, shop }: Invoiced): EInvoice {
  assertSingleTaxes(order);
  const bill = order.bill;
  const places = lineRates(bill);
  if (!places) throw new NoEInvoice('It is not known any more how each of its lines was taxed.');
  const none = order.total.times(0);
  const untaxed = untaxedOf(order, shop);
  const taxOf = (place: number | null | undefined): EInvoiceTax => {
    const rate = place === null || place === undefined ? undefined : bill.taxes[place];
    return rate ? taxOfRate(bill, rate) : untaxed;
  };
  const nets = bill.lines.map((line) => costOf(line).minus(line.tax));
  const lines = [...order.lines].map((line, index): EInvoiceLine => ({
    name: [line.name, ...Object.values(line.options)].join(', '),
    articleNumber: line.sku || undefined,
    quantity: line.quantity,
    net: nets[index] ?? none,
    tax: taxOf(places[index]),
  }));
  const netsAt = (place: number | null) =>
    nets.reduce((sum, net, index) => (places[index] === place ? sum.plus(net) : sum), none);
  const reason = bill.adjustments.filter(({ kind }) => kind === 'shipping' || kind === 'fee');
  const named = reason.map(({ label }) => label).join(', ') || 'Delivery';
  const rounding = roundingOf(bill);
  const gross = order.total.minus(rounding);
  const ofRates = bill.taxes.reduce((sum, rate) => sum.plus(rate.gross), none);
  const charges = [
    ...bill.taxes.map((rate, place) => ({ net: rate.net.minus(netsAt(place)), tax: taxOf(place) })),
    { net: gross.minus(ofRates).minus(netsAt(null)), tax: untaxed },
  ]
    .filter(({ net }) => !net.isZero)
    .map((charge): EInvoiceCharge => ({ reason: named, ...charge }));
  const taxed = bill.taxes.map((rate, place) => ({ tax: taxOf(place), amount: rate.tax }));
  return {
    ...{ kind: 'invoice', number: invoiceNumber(invoice.number), preceding: undefined },
    ...headOf({ order, invoice, suppliedAt, shop }, invoice.issuedAt, [...lines, ...charges]),
    ...{ lines, charges, gross, rounding },
    taxes: taxTotals([...lines, ...charges], taxed, none),
    ...{ paid: order.captured.minus(order.surplus), taxInShopCurrency: inShopCurrency(order, bill.taxes) },
  };
}

/** @throws NoEInvoice */
export function eCreditNoteOf({ order, invoice, suppliedAt, shop }: Invoiced, note: CreditNote): EInvoice {
  assertSingleTaxes(order);
  const money = (cents: number) => Money.ofCents(cents, order.total.currency);
  const sign = note.grossCents < 0 ? -1 : 1;
  const untaxed = untaxedOf(order, shop);
  const rates = creditedRates(note);
  const beside = note.grossCents - rates.reduce((sum, { gross }) => sum + gross, 0);
  const [rest, rounding] = rates.length > 0 && isAllRated(order.bill) ? [0, beside] : [beside, 0];
  const line = (net: number, tax: EInvoiceTax): EInvoiceLine => ({
    ...{ name: 'Given back', articleNumber: undefined, quantity: sign },
    ...{ net: money(net), tax },
  });
  const lines = [
    ...rates.map((rate) => line(rate.net, taxOfRate(order.bill, rate))),
    ...(rest === 0 ? [] : [line(rest, untaxed)]),
  ];
  const none = money(0);
  const paid = money(note.grossCents);
  const taxed = rates.map((rate) => ({ tax: taxOfRate(order.bill, rate), amount: money(rate.tax) }));
  return {
    ...{ kind: 'credit note', number: creditNoteNumber(note.number) },
    preceding: { number: invoiceNumber(invoice.number), issuedOn: shopDay(invoice.issuedAt) },
    ...headOf({ order, invoice, suppliedAt, shop }, note.issuedAt, lines),
    ...{ lines, charges: [], gross: paid.minus(money(rounding)), rounding: money(rounding) },
    ...{ taxes: taxTotals(lines, taxed, none), paid },
    taxInShopCurrency: inShopCurrency(
      order,
      rates.map(({ tax }) => ({ tax: money(tax) })),
    ),
  };
}

function headOf(
  { order, suppliedAt, shop }: Invoiced,
  issuedAt: Date,
  parts: readonly { tax: EInvoiceTax }[],
): Pick<
  EInvoice,
  'issuedOn' | 'suppliedOn' | 'orderNumber' | 'buyerReference' | 'seller' | 'buyer' | 'due' | 'deliveredTo'
> {
  if (order.total.currency.decimals > MOST_DECIMALS)
    throw new NoEInvoice(`E-invoices have two decimals at most, and ${order.currency} has more.`);
  const taxNumber = shop.taxNumber.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (taxNumber === '') throw new NoEInvoice('The shop has no tax number: it stands in the settings.');
  assertTold(parts, taxNumber, suppliedAt);
  const isOutside = parts.some(({ tax }) => tax.code === 'O');
  const isVat = VAT_NUMBER.test(taxNumber) && !isOutside;
  const to = order.shippingAddress;
  const vatNumber = isOutside || order.buyerTax?.name ? undefined : order.buyerTax?.vatNumber;
  const billed = partyOf(order, order.billingAddress ?? to, shop.country);
  const participant = readParticipant(order.eInvoice?.participant ?? '');
  const buyer = { ...billed, vatNumber, email: order.contactEmail, participant };
  const numbers = isVat
    ? { vatNumber: taxNumber, taxNumber: undefined }
    : { vatNumber: undefined, taxNumber };
  return {
    ...{ issuedOn: shopDay(issuedAt), suppliedOn: suppliedAt ? shopDay(suppliedAt) : undefined },
    ...{ orderNumber: order.number, buyerReference: order.eInvoice?.buyerReference ?? '' },
    seller: { ...sellerOf(shop), ...numbers },
    buyer,
    due: dueOf(order),
    deliveredTo: to ? partyOf(order, to, shop.country) : undefined,
  };
}

/** What the norm asks of papers without tax: BR-AE-02, BR-G-02, BR-IC-02 and BR-IC-11. @throws NoEInvoice */
function assertTold(
  parts: readonly { tax: EInvoiceTax }[],
  taxNumber: string,
  suppliedAt: Date | null,
): void {
  const has = (...codes: readonly string[]) => parts.some(({ tax }) => codes.includes(tax.code));
  if (has('AE', 'G', 'K') && !VAT_NUMBER.test(taxNumber))
    throw new NoEInvoice(
      'The shop’s tax number has no letters of its country: without tax, its VAT number is told.',
    );
  if (has('K') && !suppliedAt)
    throw new NoEInvoice(
      'The day on which the goods left is told with an intra-Community supply: they have not.',
    );
}

function untaxedOf(order: Order, shop: EInvoiceShop): EInvoiceTax {
  const to = order.shippingAddress;
  // of somebody erased nothing is known any more but that no tax was charged, and not why
  if (!to && order.delivery && order.bill.taxes.length === 0)
    throw new NoEInvoice('The address that it went to has been erased.');
  const country = countryCode(to?.country ?? '') ?? shop.country;
  const destination = { country, region: to?.state ?? null, postcode: to?.zipCode ?? null };
  return taxOfUntaxed(order.bill, {
    ...{ seller: shop.country, to: country },
    isOutside: territoryOf(destination) !== undefined,
  });
}

/** By code and rate, in the order in which they come up. */
function taxTotals(
  parts: readonly { net: Money; tax: EInvoiceTax }[],
  taxed: readonly { tax: EInvoiceTax; amount: Money }[],
  none: Money,
): EInvoiceTaxTotal[] {
  const totals = new Map<string, EInvoiceTaxTotal>();
  const add = (tax: EInvoiceTax, net: Money, amount: Money) => {
    const before = totals.get(taxKey(tax)) ?? { tax, net: none, amount: none };
    totals.set(taxKey(tax), { tax, net: before.net.plus(net), amount: before.amount.plus(amount) });
  };
  for (const { net, tax } of parts) add(tax, net, none);
  for (const { tax, amount } of taxed) if (totals.has(taxKey(tax))) add(tax, none, amount);
  const told = [...totals.values()];
  if (!told.every(isTellable))
    throw new NoEInvoice('Its tax was rounded line by line, by more than the norm lets pass.');
  return told;
}

/** By BR-CO-17 a tax is less than one whole unit of its currency away from rate times net. */
function isTellable({ tax, net, amount }: EInvoiceTaxTotal): boolean {
  const reckoned = Math.round((net.cents * (tax.thousandths ?? 0)) / 100_000);
  return Math.abs(amount.cents - reckoned) < amount.currency.unit;
}

function inShopCurrency(order: Order, taxes: readonly Pick<RateTotal, 'tax'>[]): Money | undefined {
  if (order.total.currency.code === Money.zero.currency.code) return undefined;
  const tax = taxes.reduce((sum, one) => sum.plus(one.tax), order.total.times(0));
  return order.inShopCurrency(tax);
}
