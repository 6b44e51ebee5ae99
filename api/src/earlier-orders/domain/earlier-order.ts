import { refusal } from '../../kernel/refusal.js';

/** Something that was ordered; amounts in whole smallest units of the order's currency, null where its file does not say. */
export interface EarlierLine {
  name: string;
  sku: string;
  /** With at most three decimals: half a metre. */
  quantity: number;
  /** Of one piece. */
  unitCents: number | null;
  /** Of all its pieces. */
  totalCents: number | null;
}

/**
 * An order that was placed in the shop that somebody moved from, as its file says: history, and neither a sale nor a claim of this
 * shop. Amounts are whole smallest units of `currency`, null where the file does not say.
 */
export interface EarlierOrder {
  /** As the former shop called it: `#1001`. With the moment it was placed it names the order. */
  number: string;
  /** ISO 8601 in UTC. */
  placedAt: string;
  /** Empty where the file has none; then it is of no customer. */
  email: string;
  name: string;
  /** In the words of the former shop: `paid, fulfilled`. */
  status: string;
  /** ISO 4217. */
  currency: string;
  shippingCents: number | null;
  taxCents: number | null;
  discountCents: number | null;
  totalCents: number;
  refundedCents: number | null;
  lines: EarlierLine[];
}

/** Of all pieces of a line, before what was taken off as far as its file says it. */
const lineCents = ({ unitCents, quantity, totalCents }: EarlierLine): number | null =>
  unitCents === null ? totalCents : Math.round(unitCents * quantity);

/**
 * What leads from the lines to the total. Some files name lines after their discount, and prices with their tax: either
 * is left out where it does not belong to the sum.
 */
export function sumsOf({ lines, shippingCents, discountCents, taxCents, totalCents }: EarlierOrder) {
  const goods = lines.map(lineCents);
  const before = goods.reduce((all: number, one) => all + (one ?? 0), shippingCents ?? 0);
  const [off, onTop] = [discountCents ?? 0, taxCents ?? 0];
  const isOff = before !== totalCents && before + onTop !== totalCents;
  const isOnTop = before - (isOff ? off : 0) + onTop === totalCents;
  return {
    lineCents: goods,
    discountCents: off > 0 && !isOff ? null : discountCents,
    taxCents: onTop > 0 && !isOnTop ? null : taxCents,
  };
}

/** One that was brought along before. */
export interface KnownOrder extends EarlierOrder {
  /** The account of its customer became a part of another one: `email` is that one's, whatever a file says. */
  isMoved?: boolean;
}

/** The mailbox that an order belongs to; null where it belongs to none. */
export const keyOfEmail = (email: string): string | null =>
  email.normalize('NFKC').trim().toLowerCase() || null;

/** What names an order among all that were brought along. */
export const keyOfOrder = ({ number, placedAt }: Pick<EarlierOrder, 'number' | 'placedAt'>): string =>
  `${new Date(placedAt).getTime()} ${number}`;

export const OrderImportNotFound = refusal(
  'not-found',
  'earlier_order_import_not_found',
  'There is no import of orders to undo: it is undone already, or older than 30 days.',
);
