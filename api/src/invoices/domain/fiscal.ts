import type { Money } from '../../kernel/money.js';

/** `registered` and `refused` are ends, of which the staff may begin a refused one again. */
export const REGISTRATION_STATES = ['waiting', 'registered', 'refused'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export type FiscalKind = 'invoice' | 'credit note';

/** What stands of an invoice or credit note with the tax office. */
export interface Registration {
  /** The id of the invoice or credit note itself. */
  id: string;
  kind: FiscalKind;
  orderId: string;
  /** As on the paper: `INV-000042`. */
  number: string;
  /** The plugin of `authorities/`. */
  authority: string;
  state: RegistrationState;
  /** Why it is refused, or why it is not registered yet; empty for nothing to say. */
  reason: string;
  /** The office's own number for it. */
  fiscalNumber: string | null;
  /** What proves the number to who checks it. */
  verification: string | null;
  /** The text of the code that is printed. */
  qr: string | null;
  /** What the office calls the record by which it is found again. */
  reference: string | null;
  /** How often it was begun: from the second time on the office is asked first whether it has it. */
  tries: number;
  nextTryAt: Date;
  registeredAt: Date | null;
}

/** What the office says, or does not. */
export type FiscalAnswer =
  | {
      outcome: 'registered';
      fiscalNumber: string;
      verification: string;
      qr: string;
      reference: string;
    }
  /** It has it and will decide later. */
  | { outcome: 'examined'; reference: string; reason: string }
  | { outcome: 'refused'; reason: string }
  /** Asked for a paper, it has none of that number. */
  | { outcome: 'missing' }
  /** Nobody knows whether it has it. */
  | { outcome: 'unclear'; reason: string };

/** A line of the paper, or a charge beside the lines, tax included. */
export interface FiscalLine {
  /** Its place among all lines of the invoice, from nought. */
  place: number;
  name: string;
  /** Empty for a charge. */
  articleNumber: string;
  isCharge: boolean;
  /** Pieces of the invoice, and what all of them cost there. */
  quantity: number;
  whole: Money;
  /** Of this paper: less than nothing in a credit note. */
  gross: Money;
  tax: Money;
  /** Thousandths of a percent; null where no rate was taken. */
  thousandths: number | null;
  /** What the product's fields say: commodity code, HS code. */
  facts: Readonly<Record<string, unknown>>;
}

export interface FiscalRate {
  thousandths: number | null;
  net: Money;
  tax: Money;
  gross: Money;
}

/** An invoice or credit note as a tax office wants it. */
export interface FiscalPaper {
  kind: FiscalKind;
  number: string;
  seller: { name: string; address: string; email: string };
  buyer: {
    name: string;
    company: string | null;
    email: string;
    phone: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    taxNumber: string | null;
  };
  /** Where the goods went; ISO 3166-1 alpha-2. */
  sentTo: string;
  lines: readonly FiscalLine[];
  rates: readonly FiscalRate[];
  gross: Money;
  tax: Money;
  /** The invoice that a credit note is of, as the office has it. */
  original: { fiscalNumber: string; reference: string } | null;
  /** What the office called it before. */
  reference: string | null;
}

/** What the printed paper says of it. */
export interface FiscalMark {
  authority: string;
  state: RegistrationState;
  fiscalNumber: string | null;
  verification: string | null;
  qr: string | null;
}

const LONGEST_PAUSE_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Of the registrations of an order, by the papers' ids. */
export function marksOf(
  registrations: readonly Registration[],
  labelOf: (authority: string) => string,
): ReadonlyMap<string, FiscalMark> {
  return new Map(
    registrations.map(({ id, authority, state, fiscalNumber, verification, qr }) => [
      id,
      { authority: labelOf(authority), state, fiscalNumber, verification, qr },
    ]),
  );
}

/** Two minutes, four, eight and so on up to an hour, and never an end. */
export const pauseAfter = (tries: number): number =>
  Math.min(2 ** Math.min(tries, 10), LONGEST_PAUSE_MINUTES) * MINUTE_MS;
