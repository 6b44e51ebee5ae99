import type { Money } from '../../kernel/money.js';
import type { Order } from '../../orders/domain/order.js';
import type { Credit, CreditNote, CreditRecord } from '../domain/credit-note.js';
import type { EInvoice } from '../domain/e-invoice.js';
import type { FiscalAnswer, FiscalMark, Registration } from '../domain/fiscal.js';
import type { Invoice } from '../domain/invoice.js';
import type { Sending, SendingAnswer } from '../domain/sending.js';

/** The book of invoices. */
export abstract class Invoices {
  abstract ofOrder(orderId: string): Promise<Invoice | undefined>;
  abstract find(id: string): Promise<Invoice | undefined>;
  /** The next number for this order, or the invoice that it has already. Runs in the caller's transaction. */
  abstract issue(orderId: string): Promise<Invoice>;
}

export interface NewCreditNote extends Credit {
  orderId: string;
}

/** The book of credit notes. */
export abstract class CreditNotes {
  abstract ofOrder(orderId: string): Promise<CreditNote[]>;
  /** What was given back of the order, the first first. */
  abstract records(orderId: string): Promise<CreditRecord[]>;
  /** Makes others wait who issue, until the caller's transaction ends. */
  abstract lock(): Promise<void>;
  /** With the next number. */
  abstract issue(note: NewCreditNote): Promise<CreditNote>;
}

/** Who sells, as the head of the paper says it. */
export interface PrintedSeller {
  name: string;
  address: string;
  supportEmail: string;
  supportPhone?: string;
  /** Empty for none. */
  taxNumber: string;
  /** As registered, and its number in the register. */
  companyName?: string;
  companyNumber?: string;
  /** A PNG, and whether it is drawn for the colour of the band. */
  logo?: { png: Uint8Array; isOnBand: boolean };
  /** The colours of the head. */
  band?: string;
  onBand?: string;
  /** In which the shop is offered, by their tags, its first one first; English without it. */
  languages?: readonly string[];
}

/** What is printed: without an invoice it says that it is none. */
export interface PrintedOrder {
  order: Order;
  invoice: Invoice | undefined;
  /** When the goods left, or were handed over; null while they have not. */
  suppliedAt: Date | null;
  /** What a tax office has said of the paper; absent where none is told of it. */
  fiscal?: FiscalMark | undefined;
  shop: PrintedSeller;
  /** The same for machines, which goes into the PDF: together they are a Factur-X. */
  attached?: string | undefined;
}

/** When the goods of an order were supplied: the law's day of supply. */
export abstract class Supplies {
  abstract at(order: Pick<Order, 'id' | 'delivery'>): Promise<Date | null>;
}

/** Who sells: the name and address in the head. */
export abstract class Seller {
  abstract read(): Promise<PrintedOrder['shop']>;
}

/** The credit notes of one invoice. */
export interface PrintedCreditNotes extends PrintedOrder {
  invoice: Invoice;
  notes: readonly CreditNote[];
  /** By the notes' ids; `fiscal` is that of the invoice. */
  fiscalOfNotes?: ReadonlyMap<string, FiscalMark>;
}

/** Own words for texts by their keys, tried and not kept yet: they stand over those that are kept. */
export type Unkept = ReadonlyMap<string, string>;

/** Makes a PDF of them. */
export abstract class CreditNotePrinter {
  abstract print(printed: PrintedCreditNotes, unkept?: Unkept): Promise<Uint8Array>;
}

/** What a tender gave, by the way it came, such as "in cash". */
export interface PaidPart {
  how: string;
  amount: Money;
}

/** What the money book knows of an order's tenders, in their order: each once for each way that its money came by. */
export abstract class PaidParts {
  abstract ofOrder(order: Pick<Order, 'id' | 'total'>): Promise<PaidPart[]>;
}

export interface PrintedInvoice extends PrintedOrder {
  paid: readonly PaidPart[];
}

/** Makes a PDF of it. */
export abstract class InvoicePrinter {
  abstract print(printed: PrintedInvoice, unkept?: Unkept): Promise<Uint8Array>;
}

/** Writes what EN 16931 knows of an invoice or credit note. */
export abstract class EInvoiceWriter {
  /** As UBL 2.1. */
  abstract ubl(invoice: EInvoice): Promise<string>;
  /** As UN/CEFACT CII, which a Factur-X has inside. */
  abstract cii(invoice: EInvoice): Promise<string>;
}

/** What is known of a paper before a tax office was told of it. */
export type NewRegistration = Pick<Registration, 'id' | 'kind' | 'orderId' | 'number' | 'authority'>;

/** The papers that a tax office is told of, and what it says. */
export abstract class Registrations {
  /** Waits from now on, in the caller's transaction; what is known already stays as it is. */
  abstract add(paper: NewRegistration): Promise<void>;
  abstract find(id: string): Promise<Registration | undefined>;
  /** Of all papers of the order, the invoice first. */
  abstract ofOrder(orderId: string): Promise<Registration[]>;
  /** Whose time has come, the oldest first. */
  abstract due(limit: number): Promise<string[]>;
  /**
   * Takes a waiting paper in hand whose time has come, so that nobody else sends it for a while; undefined for any other.
   * `tries` counts this one.
   */
  abstract take(id: string): Promise<Registration | undefined>;
  /**
   * Writes the answer to one try down, unless the paper has ended meanwhile. That it is registered counts whenever it is
   * heard; anything else only while nobody has taken the paper in hand since.
   */
  abstract settle(taken: Pick<Registration, 'id' | 'tries'>, answer: FiscalAnswer): Promise<void>;
  /** Has a refused or waiting paper sent at once; false where it is neither. */
  abstract again(id: string): Promise<boolean>;
}

/** What the fields of products say, by the products' ids. */
export abstract class GoodsFacts {
  abstract of(productIds: readonly string[]): Promise<Map<string, Readonly<Record<string, unknown>>>>;
}

export type NewSending = Pick<Sending, 'id' | 'orderId' | 'number' | 'participant' | 'buyerReference'>;

/** The e-invoices on their way to buyers' programs. */
export abstract class Sendings {
  /** Waits from now on, in the caller's transaction; false where it was sent, or is just being sent. */
  abstract want(sending: NewSending): Promise<boolean>;
  /** Whose time has come, the oldest first. */
  abstract due(limit: number): Promise<string[]>;
  /** Takes a waiting one in hand whose time has come; undefined for any other. */
  abstract take(id: string): Promise<Sending | undefined>;
  /** As that of `Registrations`: that it was sent counts whenever it is heard. */
  abstract settle(taken: Pick<Sending, 'id' | 'tries'>, answer: SendingAnswer): Promise<void>;
}
