import { baseCurrency, Currency } from '../../kernel/currency.js';
import { LANGUAGE, readBy } from '../../kernel/languages.js';
import { Money } from '../../kernel/money.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import type { DraftQuote } from './draft-quote.js';

/** What the staff has written down of an order that is not placed yet, as it was said. */
export interface DraftTerms {
  /** An account of the shop; null for somebody without one. */
  customerId: string | null;
  /** `email` may be empty where `customerId` is set: then the account's counts. `phone` in E.164, or empty. */
  contact: { email: string; phone: string };
  lines: readonly DraftLine[];
  /** What is no good of the catalogue. */
  ownLines: readonly DraftOwnLine[];
  shippingAddress: DraftAddress | null;
  /** One of the methods that go there; null is the first. */
  shippingMethodId: string | null;
  couponCode: string | null;
  /** ISO 4217; null is the shop's own. */
  currency: string | null;
  /** As it was typed. */
  vatNumber: string | null;
  /** BCP 47: in which mails and papers are written; null is the shop's own. */
  language: string | null;
  /** For the staff alone. */
  note: string;
}

/** Where it goes, as orders have it. */
export interface DraftAddress {
  firstName: string;
  lastName: string;
  company?: string | undefined;
  street: string;
  line2?: string | undefined;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

export interface DraftLine {
  variantId: string;
  quantity: number;
}

/** What is no good of the catalogue: a repair, an engraving, a thing that was got for one buyer. */
export interface DraftOwnLine {
  name: string;
  /** Of one piece, in the currency of the draft. */
  price: number;
  taxCategory: TaxCategory;
  /** Whether it is sent. */
  isShipped: boolean;
  /** What one piece weighs; left out where nobody has said. */
  grams?: number | undefined;
  quantity: number;
}

export type DraftState = 'open' | 'placed';

/** An order by hand: taken by phone or at a counter, written down until it is placed. */
export interface DraftOrder extends DraftTerms {
  id: string;
  state: DraftState;
  /** Whose order it became or will be: the customer's account, or the guest that was made for it. */
  buyerId: string | null;
  orderId: string | null;
  /** The last that was sent to the buyer; null while none was. */
  quote: DraftQuote | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What is left of it once the order has it all. */
export const NO_TERMS: DraftTerms = {
  ...{ customerId: null, contact: { email: '', phone: '' }, lines: [], ownLines: [], shippingAddress: null },
  ...{ shippingMethodId: null, couponCode: null, currency: null, vatNumber: null, language: null, note: '' },
};

/** In which a draft is priced. */
const currencyOf = ({ currency }: Pick<DraftTerms, 'currency'>): Currency =>
  currency === null ? baseCurrency() : Currency.of(currency);

/** Its own lines as they are priced, each by an id of its own. @throws NotMoney where the currency has fewer decimals */
export const ownLinesOf = (terms: Pick<DraftTerms, 'ownLines' | 'currency'>, nextId: () => string) =>
  terms.ownLines.map(({ price, grams = 0, ...line }, at) => ({
    ...{ ...line, grams },
    variantId: nextId(),
    price: Money.fromDecimal(price, `ownLines.${at}.price`, currencyOf(terms)),
  }));

/** Its own lines as one text, with the currency in which their prices are meant: two drafts sell them alike where it is the same. Pure. */
export const ownPricesOf = (terms: Pick<DraftTerms, 'ownLines' | 'currency'>): string =>
  JSON.stringify(
    terms.ownLines.map(({ name, price, taxCategory, isShipped, grams = 0, quantity }) => [
      ...[terms.currency ?? baseCurrency().code, name, price, taxCategory, isShipped, grams, quantity],
    ]),
  );

/** In which its buyer reads, of those that the shop is read in. */
export const languageOf = (
  { language }: Pick<DraftTerms, 'language'>,
  languages: readonly string[],
): string => readBy(language ?? '', languages) ?? languages[0] ?? LANGUAGE;

/** Nothing is ordered by it yet. */
export const isEmpty = ({ lines, ownLines }: Pick<DraftTerms, 'lines' | 'ownLines'>): boolean =>
  lines.length + ownLines.length === 0;

/** What the buyer is called on the order: as the parcel is addressed, where there is no account. */
export const nameOn = ({ shippingAddress, contact }: DraftTerms): string =>
  [shippingAddress?.firstName, shippingAddress?.lastName].filter(Boolean).join(' ') || contact.email;

/** Whether a quote of the one is one of the other: all but what the staff notes for itself is the same. */
export const isQuotedAlike = (one: DraftTerms, other: DraftTerms): boolean => textOf(one) === textOf(other);

const textOf = (terms: DraftTerms): string =>
  JSON.stringify(
    [
      ...[terms.customerId, terms.contact.email, terms.contact.phone, terms.lines, terms.ownLines],
      ...[terms.shippingAddress, terms.shippingMethodId, terms.couponCode, terms.currency],
      ...[terms.vatNumber, terms.language],
    ].map(inOrder),
  );

/** Members by their names: what was read from a database and what was sent are in no order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([, one]) => one !== undefined && one !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
}
