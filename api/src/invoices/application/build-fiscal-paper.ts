import { Money } from '../../kernel/money.js';
import { costOf, roundingOf } from '../../kernel/receipt.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Order } from '../../orders/domain/order.js';
import { lineRates } from '../../tax/domain/line-rates.js';
import type { CreditNote } from '../domain/credit-note.js';
import { creditedLines, type LinePart, type NotedCredit } from '../domain/fiscal-credit.js';
import type { FiscalLine, FiscalPaper, FiscalRate } from '../domain/fiscal.js';
import { sumOf } from '../domain/rate-parts.js';
import { NotRegistrable } from '../domain/refusals.js';
import type { PrintedOrder } from './ports.js';

/** What is registered of an order, and by what. */
export interface Fiscal {
  order: Order;
  /** The number on the paper. */
  number: string;
  shop: PrintedOrder['shop'];
  /** Where the shop is, by ISO 3166-1 alpha-2. */
  home: string;
  /** What the fields of the products say, by the products' ids. */
  facts: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** The notes of an order up to the one that is registered, with the pieces that their refunds name. */
export type NotedCreditNote = CreditNote & { pieces: NotedCredit['pieces'] };

interface Line {
  part: LinePart;
  line: Omit<FiscalLine, 'place' | 'gross' | 'tax'>;
}

/** @throws NotRegistrable */
export function fiscalInvoiceOf(fiscal: Fiscal): FiscalPaper {
  const { order } = fiscal;
  const lines = linesOf(fiscal);
  const money = (cents: number) => Money.ofCents(cents, order.total.currency);
  return {
    ...headOf(fiscal, 'invoice'),
    lines: lines.map(({ part, line }, place) => ({
      ...{ ...line, place, gross: money(part.gross), tax: money(part.tax) },
    })),
    rates: ratesOf(
      order,
      lines.map(({ part }) => part),
      money,
    ),
    ...sumsOf(
      lines.map(({ part }) => part),
      money,
    ),
    ...{ original: null, reference: null },
  };
}

/** The last of these notes, below nothing. @throws NotRegistrable */
export function fiscalCreditNoteOf(
  fiscal: Fiscal,
  notes: readonly NotedCreditNote[],
  original: FiscalPaper['original'],
  reference: string | null,
): FiscalPaper {
  const { order } = fiscal;
  const note = notes.at(-1);
  if (!note) throw new NotRegistrable('There is no such credit note.');
  const lines = linesOf(fiscal);
  const money = (cents: number) => Money.ofCents(cents, order.total.currency);
  const parts = lines.map(({ part }) => part);
  const taken = creditedLines(parts, notes.map(creditOf)).at(-1) ?? [];
  const back = parts.map((part, index) => ({
    ...part,
    gross: 0 - (taken[index]?.gross ?? 0),
    tax: 0 - (taken[index]?.tax ?? 0),
  }));
  return {
    ...headOf(fiscal, 'credit note'),
    lines: lines.flatMap(({ line }, place) => {
      const part = back[place];
      return part && part.gross !== 0
        ? [{ ...line, place, gross: money(part.gross), tax: money(part.tax) }]
        : [];
    }),
    rates: ratesOf(order, back, money),
    ...sumsOf(back, money),
    ...{ original, reference },
  };
}

/** Of all lines: what coins could not pay is in the total of an order, and no part of what a tax office is told. */
const sumsOf = (parts: readonly LinePart[], money: (cents: number) => Money) => ({
  gross: money(sumOf(parts.map(({ gross }) => gross))),
  tax: money(sumOf(parts.map(({ tax }) => tax))),
});

const creditOf = ({ grossCents, taxes, pieces }: NotedCreditNote): NotedCredit => ({
  rates: [...taxes, { tax: 0, gross: grossCents - sumOf(taxes.map(({ gross }) => gross)) }],
  pieces,
});

/** Everything that was paid for: what is free is no part of the paper. */
function linesOf({ order, facts }: Fiscal): Line[] {
  const bill = order.bill;
  const places = lineRates(bill);
  if (!places) throw new NotRegistrable('It is not known any more how each of its lines was taxed.');
  const rated = (rate: number | null) => (rate === null ? null : (bill.taxes[rate]?.thousandths ?? null));
  const goods = [...order.lines].map((line, index): Line => {
    const billed = bill.lines[index];
    const whole = billed ? costOf(billed) : line.total;
    const rate = places[index] ?? null;
    return {
      part: { rate, variantId: line.variantId, gross: whole.cents, tax: billed?.tax.cents ?? 0 },
      line: {
        name: [line.own.name, ...Object.values(line.own.options)].join(', '),
        ...{ articleNumber: line.sku, isCharge: false, quantity: line.quantity, whole },
        ...{ thousandths: rated(rate), facts: facts.get(line.productId) ?? {} },
      },
    };
  });
  return [...goods, ...chargesOf(order, goods, rated)].filter(({ part }) => part.gross !== 0);
}

/** What a rate has beyond its lines is delivery and fees. */
function chargesOf(
  order: Order,
  goods: readonly Line[],
  rated: (rate: number | null) => number | null,
): Line[] {
  const { taxes, adjustments } = order.bill;
  const beside = adjustments.filter(({ kind }) => kind === 'shipping' || kind === 'fee');
  const name = beside.map(({ label }) => label).join(', ') || 'Delivery';
  const ofGoods = (rate: number | null) =>
    goods.filter(({ part }) => part.rate === rate).map(({ part }) => part);
  const taxed = sumOf(taxes.map(({ gross }) => gross.cents));
  const all = [
    ...taxes.map(({ gross, tax }, rate) => ({ rate, gross: gross.cents, tax: tax.cents })),
    { rate: null, gross: order.total.minus(roundingOf(order.bill)).cents - taxed, tax: 0 },
  ];
  return all.map(({ rate, gross, tax }) => {
    const own = ofGoods(rate);
    const part = {
      ...{ rate, variantId: null },
      gross: gross - sumOf(own.map((one) => one.gross)),
      tax: tax - sumOf(own.map((one) => one.tax)),
    };
    const whole = Money.ofCents(part.gross, order.total.currency);
    const line = {
      name,
      articleNumber: '',
      isCharge: true,
      quantity: 1,
      whole,
      thousandths: rated(rate),
      facts: {},
    };
    return { part, line };
  });
}

/** Of all lines that carry the same rate. */
function ratesOf(order: Order, parts: readonly LinePart[], money: (cents: number) => Money): FiscalRate[] {
  const places = [...order.bill.taxes.keys(), null];
  return places.flatMap((rate) => {
    const own = parts.filter((part) => part.rate === rate);
    const [gross, tax] = [sumOf(own.map((one) => one.gross)), sumOf(own.map((one) => one.tax))];
    if (gross === 0) return [];
    const thousandths = rate === null ? null : (order.bill.taxes[rate]?.thousandths ?? null);
    return [{ thousandths, net: money(gross - tax), tax: money(tax), gross: money(gross) }];
  });
}

function headOf({ order, number, shop, home }: Fiscal, kind: FiscalPaper['kind']) {
  const billed = order.billingAddress ?? order.shippingAddress;
  const person = billed ? [billed.firstName, billed.lastName].filter(Boolean).join(' ') : '';
  return {
    ...{ kind, number },
    seller: { name: shop.name, address: shop.address, email: shop.supportEmail },
    buyer: {
      ...{ name: person || order.customerName, company: billed?.company ?? null },
      ...{ email: order.contactEmail, phone: order.contactPhone },
      country: countryCode(billed?.country ?? '') ?? home,
      taxNumber: order.buyerTax?.vatNumber ?? null,
    },
    sentTo: countryCode(order.shippingAddress?.country ?? '') ?? home,
  };
}
