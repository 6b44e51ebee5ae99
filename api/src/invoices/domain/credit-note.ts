import type { RateTotal } from '../../kernel/receipt.js';
import type { Money } from '../../kernel/money.js';

/** What was given back of one rate, in the smallest unit of the order's currency. */
export interface CreditedRate {
  name: string;
  /** The rate in thousandths of a percent. */
  thousandths: number;
  net: number;
  tax: number;
  gross: number;
}

/** What a refund or a cancellation gave back of an invoice; less than nothing where a refund came back. */
export interface Credit {
  grossCents: number;
  taxes: readonly CreditedRate[];
}

/** A numbered credit note for an order with an invoice; numbers have no gaps and are never given twice. */
export interface CreditNote extends Credit {
  id: string;
  number: number;
  orderId: string;
  /** The entry of the money book or the cancellation that it tells of. */
  recordId: string;
  issuedAt: Date;
}

/** How people cite it: `CN-000007`. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}

/**
 * The part that is new of what was given back in all so far: halves are rounded over all notes of the order together, so
 * that the last one leaves nothing. Undefined where nothing is new.
 */
export function creditOf(
  order: { total: Money; bill: { taxes: readonly RateTotal[] } },
  givenBackCents: number,
  earlier: readonly Credit[],
): Credit | undefined {
  const grossCents = givenBackCents - sum(earlier.map((note) => note.grossCents));
  if (grossCents === 0) return undefined;
  // by their place: two categories of a zone may have rates of one name and percentage
  const taxes = order.bill.taxes.map(({ name, thousandths, tax, gross }, place) => {
    const rates = earlier.flatMap((note) => note.taxes[place] ?? []);
    const part = (amount: Money, given: readonly number[]) =>
      partOf(amount.cents, givenBackCents, order.total.cents) - sum(given);
    const taxCents = part(
      tax,
      rates.map((rate) => rate.tax),
    );
    const ofRate = part(
      gross,
      rates.map((rate) => rate.gross),
    );
    return { name, thousandths, net: ofRate - taxCents, tax: taxCents, gross: ofRate };
  });
  return { grossCents, taxes };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** In integers that cannot overflow, halves up: `tax_record` rounds the same. */
function partOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
