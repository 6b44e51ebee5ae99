import { wayOf } from '../../../kernel/delivery-way.js';
import { addressLines } from '../../../kernel/world/address.js';
import { shopDay } from '../../../kernel/shop-days.js';
import type { Money } from '../../../kernel/money.js';
import { addressee } from '../../../orders/domain/addressee.js';
import type { Order } from '../../../orders/domain/order.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { INK, LINE, SOFT } from './letterhead.js';

export const MARGIN = 56;
const RIGHT = 539;
const COLUMNS = { name: MARGIN, quantity: 296, price: 380, total: 460 } as const;
export const BOTTOM = 760;
const WHOLE = RIGHT - MARGIN;

/** What the paper is, and its dates in small letters under it; answers where it ended. */
export function title(paper: Paper, y: number, name: string, notes: readonly string[]): number {
  const end = paper.write(name, MARGIN, y, { size: 18, bold: true, color: INK, width: WHOLE });
  return paper.write(notes.join('\n'), MARGIN, end + 4, { size: 10, color: SOFT, width: WHOLE });
}

/** Who bought, with the tax number of a business; answers where it ended. */
export function buyer(paper: Paper, y: number, order: Order): number {
  const { shippingAddress: to, billingAddress: billed } = order;
  const [name = '', ...address] = billed
    ? addressee(billed)
    : [order.customerName, ...(to ? addressLines(to) : [])];
  const lines = [
    name || order.customerName,
    order.contactEmail,
    ...address,
    ...(order.buyerTax ? vatLines(order.buyerTax) : []),
    ...(billed && to && wayOf(order.delivery) !== 'pickup'
      ? ['', `Delivered to ${addressee(to).join(', ')}`]
      : []),
  ];
  return paper.write(lines.join('\n'), MARGIN, y + 14, { size: 10, color: INK, width: WHOLE });
}

/** The number of a business, and what its register said of it. */
function vatLines({ vatNumber, name, check, register }: NonNullable<Order['buyerTax']>): string[] {
  if (check !== 'confirmed' || !register) return [`${name ?? 'VAT number'} ${vatNumber}`];
  const by = register.consultation ? `, consultation ${register.consultation}` : '';
  return [`VAT number ${vatNumber}`, `Confirmed by VIES on ${day(new Date(register.askedAt))}${by}`];
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
export function sumRow(paper: Paper, y: number, label: string, figure: string, bold: boolean): number {
  const style = { size: 10, bold, color: INK, align: 'right' } as const;
  const end = paper.write(label, MARGIN, y, { ...style, width: COLUMNS.price + 76 - MARGIN });
  return Math.max(end, paper.write(figure, COLUMNS.total, y, { ...style, width: RIGHT - COLUMNS.total })) + 5;
}

/** As papers write it, in groups of three: `UGX 95,000`, `$1,234.50`. */
export const amount = (money: Money) =>
  String(money).replace(/\d+/, (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ','));

/** The shop's day of a moment, like 2026-11-28. */
export const day = shopDay;
