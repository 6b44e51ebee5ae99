import type { RateTotal } from '../../kernel/receipt.js';
import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { cut, grossOf, less, negative, NOTHING, plus, spread, sumOf, type RatePart } from './rate-parts.js';

/** What was given back of one rate, in the smallest unit of the order's currency. */
export interface CreditedRate extends RatePart {
  name: string;
  /** The rate in thousandths of a percent. */
  thousandths: number;
  net: number;
}

/** What a refund or a cancellation gave back of an invoice; less than nothing where a refund came back. */
export interface Credit {
  /** The entry of the money book or the cancellation that it tells of. */
  recordId: string;
  grossCents: number;
  /** In the order of the receipt: two of its rates may have one name and percentage. */
  taxes: readonly CreditedRate[];
}

/** A numbered credit note for an order with an invoice; numbers have no gaps and are never given twice. */
export interface CreditNote extends Credit {
  id: string;
  number: number;
  orderId: string;
  issuedAt: Date;
}

/** What comes back for pieces of a line, whose rate has that place in the receipt; null is none. */
export interface NamedPart extends RatePart {
  rate: number | null;
  /** Whose pieces they are. */
  variantId?: string;
}

/** What was given back of an order up to one refund or cancellation, in the smallest unit. */
export interface CreditRecord {
  recordId: string;
  givenBackCents: number;
  /** The pieces that the refund names; none for a sum. */
  pieces: readonly NamedPart[];
  /** The record of a refund that has come back. */
  undoes: string | null;
}

/**
 * What has no note yet, each with what was given back up to the next of them. Money that came twice gives nothing back and
 * never gets a note: it is not to be told of the refunds after it.
 */
export function waitingOf(records: readonly CreditRecord[], notes: readonly Credit[]): CreditRecord[] {
  const told = new Set(notes.map(({ recordId }) => recordId));
  const waiting: CreditRecord[] = [];
  for (const record of records) {
    const { recordId, givenBackCents } = record;
    const before = waiting.at(-1);
    if (!told.has(recordId)) waiting.push({ ...record });
    else if (before) before.givenBackCents = givenBackCents;
  }
  return waiting;
}

/** The rates of which it gives anything back. */
export const creditedRates = ({ taxes }: Pick<Credit, 'taxes'>): CreditedRate[] =>
  taxes.filter(({ net, tax, gross }) => net !== 0 || tax !== 0 || gross !== 0);

/** The same with its amounts as money. */
export function inMoney({ name, thousandths, net, tax, gross }: CreditedRate, currency: Currency): RateTotal {
  const money = (cents: number) => Money.ofCents(cents, currency);
  return { name, thousandths, net: money(net), tax: money(tax), gross: money(gross) };
}

/** How people cite it: `CN-000007`. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}

/**
 * What is new of what was given back in all so far. Pieces are taken from the rates of their lines, a sum from what is left
 * of each rate in proportion; of no rate more than was charged, and the last note leaves nothing. A refund that has come
 * back takes its own note back, and nothing else does: money that came twice lowers what was given back until all of it
 * is returned. Undefined where nothing is new.
 */
export function creditOf(
  order: { total: Money; bill: { taxes: readonly RateTotal[] } },
  record: CreditRecord,
  earlier: readonly Credit[],
): Credit | undefined {
  const { recordId, givenBackCents } = record;
  const grossCents = givenBackCents - sumOf(earlier.map((note) => note.grossCents));
  if (grossCents === 0 || (grossCents < 0 && record.undoes === null)) return undefined;
  const rates = order.bill.taxes;
  const charged = withUntaxed(
    order.total.cents,
    rates.map(({ tax, gross }) => ({ tax: tax.cents, gross: gross.cents })),
  );
  const given = withUntaxed(
    givenBackCents - grossCents,
    rates.map((_, place) => earlier.map(({ taxes }) => taxes[place] ?? NOTHING).reduce(plus, NOTHING)),
  );
  const parts =
    grossCents < 0
      ? takenBack(given, -grossCents, noteOf(record.undoes, earlier))
      : goneBack(lessEach(charged, given), grossCents, record.pieces);
  const taxes = rates.map(({ name, thousandths }, place) => {
    const { tax, gross } = parts[place] ?? NOTHING;
    return { name, thousandths, net: gross - tax, tax, gross };
  });
  return { recordId, grossCents, taxes };
}

/** The rates, and behind them what carries no tax. */
const withUntaxed = (gross: number, rates: readonly RatePart[]): RatePart[] => [
  ...rates,
  { tax: 0, gross: gross - grossOf(rates) },
];

const lessEach = (all: readonly RatePart[], some: readonly RatePart[]): RatePart[] =>
  all.map((part, place) => less(part, some[place] ?? NOTHING));

const noteOf = (recordId: string | null, notes: readonly Credit[]): Credit | undefined =>
  notes.find((note) => note.recordId === recordId);

/** As its note said; in proportion where there is none of that amount, or where another one has taken of it meanwhile. */
function takenBack(given: readonly RatePart[], gross: number, note: Credit | undefined): RatePart[] {
  const own = note?.grossCents === gross ? withUntaxed(gross, note.taxes) : [];
  const isThere =
    own.length > 0 && lessEach(given, own).every(({ tax, gross: all }) => tax >= 0 && all >= tax);
  return (isThere ? own : spread(gross, given.map(atLeastNothing))).map(negative);
}

/** The last refund takes all that is left. */
const goneBack = (left: readonly RatePart[], gross: number, pieces: readonly NamedPart[]) =>
  gross >= grossOf(left) ? left : taken(left.map(atLeastNothing), gross, pieces);

/** Notes from before rates were taken by line rounded each rate by itself: a cent of what carries no tax may be too much. */
const atLeastNothing = ({ tax, gross }: RatePart): RatePart => ({
  tax: Math.max(0, tax),
  gross: Math.max(0, gross),
});

/** The pieces from their rates, and what they do not take from what is left of all. */
function taken(left: readonly RatePart[], gross: number, pieces: readonly NamedPart[]): RatePart[] {
  const named = atMost(gross, pieces);
  const ofPieces = left.map((part, place) => {
    const own = named
      .filter(({ rate }) => (rate ?? left.length - 1) === place)
      .reduce<RatePart>(plus, NOTHING);
    return cut(part, own.gross, own.tax);
  });
  const ofRest = spread(gross - grossOf(ofPieces), lessEach(left, ofPieces));
  return ofPieces.map((part, place) => plus(part, ofRest[place] ?? NOTHING));
}

/** Of money that was paid beyond the order's total a part of the pieces may have gone back: what is left of them. */
function atMost(gross: number, pieces: readonly NamedPart[]): readonly NamedPart[] {
  if (grossOf(pieces) <= gross) return pieces;
  const parts = spread(gross, pieces);
  return pieces.map(({ rate }, index) => ({ ...(parts[index] ?? NOTHING), rate }));
}
