import { wayOf } from '../../../kernel/delivery-way.js';
import { addressLines } from '../../../kernel/world/address.js';
import { addressee } from '../../../orders/domain/addressee.js';
import type { SumRow } from '../../../kernel/receipt-sums.js';
import type { Order } from '../../../orders/domain/order.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { dayOfSupply } from '../../application/day-of-supply.js';
import type { PrintedOrder } from '../../application/ports.js';
import { INK, LINE, SOFT } from './letterhead.js';
import type { Words } from './words.js';

export const MARGIN = 56;
const RIGHT = 539;
const COLUMNS = { name: MARGIN, quantity: 296, price: 380, total: 460 } as const;
export const BOTTOM = 760;
const WHOLE = RIGHT - MARGIN;
/** Nothing is written below it. */
const FOOT = 800;

/** What the paper is, and its dates in small letters under it; answers where it ended. */
export function title(paper: Paper, y: number, name: string, notes: readonly string[]): number {
  const end = paper.write(name, MARGIN, y, { size: 18, bold: true, color: INK, width: WHOLE });
  return paper.write(notes.join('\n'), MARGIN, end + 4, { size: 10, color: SOFT, width: WHOLE });
}

/** When the goods were supplied, which only an invoice tells, and when they were ordered. */
export function orderNotes(words: Words, { order, invoice, suppliedAt }: PrintedOrder): string[] {
  const supplied = invoice && dayOfSupply(order, suppliedAt, invoice.issuedAt);
  const { key, on } = supplied ?? {};
  return [
    ...(key ? [words.say(key, on ? { day: words.day(on) } : {})] : []),
    words.say('order', { number: order.number, day: words.day(order.createdAt) }),
  ];
}

/** Who bought, with the tax number of a business; answers where it ended. */
export function buyer(paper: Paper, words: Words, y: number, order: Order): number {
  const { shippingAddress: to, billingAddress: billed } = order;
  const [name = '', ...address] = billed
    ? addressee(billed, words.country)
    : [order.customerName, ...(to ? addressLines(to, words.country) : [])];
  const sentTo = billed && to && wayOf(order.delivery) !== 'pickup' && addressee(to, words.country);
  const lines = [
    ...[name || order.customerName, order.contactEmail, ...address].map(words.own),
    ...(order.buyerTax ? vatLines(words, order.buyerTax) : []),
    ...(sentTo ? ['', words.say('deliveredTo', { address: words.list(sentTo) })] : []),
  ];
  return paper.write(lines.join('\n'), MARGIN, y + 14, { size: 10, color: INK, width: WHOLE });
}

/** The number of a business, and what its register said of it. */
function vatLines(words: Words, buyerTax: NonNullable<Order['buyerTax']>): string[] {
  const { vatNumber: number, name, check, register } = buyerTax;
  const vatNumber = words.say('vatNumber', { number });
  if (check !== 'confirmed' || !register) return [name ? words.own(`${name} ${number}`) : vatNumber];
  const [day, consultation] = [words.day(new Date(register.askedAt)), register.consultation];
  const confirmed = consultation
    ? words.say('consultation', { day, consultation })
    : words.say('confirmed', { day });
  return [vatNumber, confirmed];
}

/** What the merchant has written here, over the whole width; answers where it ended, `y` where nothing is written. */
export function freeText(paper: Paper, words: Words, y: number, key: string, order: Order): number {
  const { customerName: name, number, due } = order;
  const text = words.say(key, { name, order: number, amount: words.amount(due) });
  if (text === '') return y;
  const style = { size: 10, color: INK, width: WHOLE };
  let line = y + 12;
  for (const part of text.split('\n')) {
    if (line + paper.height(part, style) > FOOT) {
      paper.page.addPage();
      line = MARGIN;
    }
    line = paper.write(words.own(part), MARGIN, line, style);
  }
  return line;
}

/** A thin line under a row; answers where the next one begins. */
export function rule(paper: Paper, y: number): number {
  paper.page.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);
  return y + 7;
}

/** Answers where it ended, the longest cell of it. */
export function row(
  paper: Paper,
  y: number,
  [name, quantity, price, total]: readonly [string, string, string, string],
  bold: boolean,
): number {
  const style = { size: 10, bold, color: INK };
  const figure = { ...style, align: 'right' } as const;
  const ends = [
    paper.write(name, COLUMNS.name, y, { ...style, width: COLUMNS.quantity - COLUMNS.name - 8 }),
    paper.write(quantity, COLUMNS.quantity, y, { ...figure, width: 74 }),
    paper.write(price, COLUMNS.price, y, { ...figure, width: 76 }),
    paper.write(total, COLUMNS.total, y, { ...figure, width: RIGHT - COLUMNS.total }),
  ];
  return Math.max(...ends) + 5;
}

/** A row of a sum: its label may be as long as the row is wide. */
export function sumRow(paper: Paper, y: number, { label, amount, isTotal }: SumRow): number {
  const style = { size: 10, bold: isTotal, color: INK, align: 'right' } as const;
  const end = paper.write(label, MARGIN, y, { ...style, width: COLUMNS.price + 76 - MARGIN });
  return Math.max(end, paper.write(amount, COLUMNS.total, y, { ...style, width: RIGHT - COLUMNS.total })) + 5;
}
