import type { Money } from '../../kernel/money.js';
import type { Participant } from '../../kernel/participants.js';

/** Why and how an amount is taxed, by the codes of UNTDID 5305 that EN 16931 allows. */
export type VatCode = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O';

/** One tax of a document: all that carries the same code and rate. */
export interface EInvoiceTax {
  code: VatCode;
  /** Thousandths of a percent; undefined where the supply is outside of the tax (`O`). */
  thousandths: number | undefined;
  /** The sentence that the law wants where no tax is charged, and its code of the list VATEX. */
  exemption: { reason: string; code?: string } | undefined;
}

export interface EInvoiceParty {
  name: string;
  street: string;
  line2: string;
  city: string;
  postcode: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** With the letters of its country. */
  vatNumber: string | undefined;
  /** A number of the tax office that is no VAT number. */
  taxNumber: string | undefined;
  email: string;
  /** Empty for none. */
  phone: string;
  /** Where its program is in the network (BT-34, BT-49); unset where only its mail address is known. */
  participant?: Participant | undefined;
}

/** Something sold or given back; `net` is what all of its pieces come to, without tax and after every reduction. */
export interface EInvoiceLine {
  name: string;
  articleNumber: string | undefined;
  /** Less than nothing in a note that takes another back. */
  quantity: number;
  net: Money;
  tax: EInvoiceTax;
}

/** What is paid beside the lines, without tax: delivery and fees. */
export interface EInvoiceCharge {
  reason: string;
  net: Money;
  tax: EInvoiceTax;
}

export interface EInvoiceTaxTotal {
  tax: EInvoiceTax;
  net: Money;
  amount: Money;
}

/** An invoice or a credit note as EN 16931 has it, whatever it is written in. All amounts are in the currency of the order. */
export interface EInvoice {
  kind: 'invoice' | 'credit note';
  number: string;
  /** The shop's days, ISO 8601. */
  issuedOn: string;
  suppliedOn: string | undefined;
  /** The invoice that a credit note is of. */
  preceding: { number: string; issuedOn: string } | undefined;
  orderNumber: string;
  /** What the buyer wants named, such as a cost centre (BT-10); empty for nothing. */
  buyerReference: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  /** Where the goods went; undefined where nothing was sent. */
  deliveredTo: EInvoiceParty | undefined;
  lines: readonly EInvoiceLine[];
  charges: readonly EInvoiceCharge[];
  taxes: readonly EInvoiceTaxTotal[];
  /** Lines and charges with their tax. */
  gross: Money;
  /** What coins could not pay of it, less than nothing where less is paid (BT-114). */
  rounding: Money;
  paid: Money;
  /** What the buyer is told who has not paid all of it, and the shop's day by which it is to be paid (BT-9), where there is one. */
  due?: { terms: string; on: string | undefined };
  /** It is sent by the network; unset where somebody fetches it. */
  isSent?: boolean;
  /** The same tax in the currency of the shop's books, where that is another one. */
  taxInShopCurrency: Money | undefined;
}

/** What all lines come to without tax. */
export const netOfLines = ({ lines, gross }: EInvoice): Money => summed(lines, gross);
/** What all charges come to without tax. */
export const netOfCharges = ({ charges, gross }: EInvoice): Money => summed(charges, gross);
export const taxOf = ({ taxes, gross }: EInvoice): Money =>
  taxes.reduce((sum, { amount }) => sum.plus(amount), gross.times(0));
/** What is still to be paid. */
export const payableOf = ({ gross, rounding, paid }: EInvoice): Money => gross.plus(rounding).minus(paid);

const summed = (parts: readonly { net: Money }[], gross: Money): Money =>
  parts.reduce((sum, { net }) => sum.plus(net), gross.times(0));
