import type { Money } from '../../../kernel/money.js';
import type { Order } from '../../../orders/domain/order.js';
import { inLatin, isReadable } from './latin.js';
import { INK, LINE } from './letterhead.js';

export const MARGIN = 56;
const RIGHT = 539;
const COLUMNS = { name: MARGIN, quantity: 296, price: 380, total: 460 } as const;
export const BOTTOM = 760;

export type Page = PDFKit.PDFDocument;

/** Who bought, with the tax number of a business. */
export function buyer(page: Page, order: Order): void {
  page.moveDown(1.5).fillColor(INK).text(inLatin(order.customerName)).text(inLatin(order.contactEmail));
  const to = order.shippingAddress;
  if (to) {
    page.text(inLatin(to.street));
    page.text(inLatin(`${to.city}, ${to.state} ${to.zipCode}`)).text(inLatin(to.country));
  }
  if (order.buyerTax) page.text(`VAT number ${order.buyerTax.vatNumber}`);
}

/** A thin line under a row; answers where the next one begins. */
export function rule(page: Page, y: number): number {
  page.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);
  return y + 7;
}

export function row(
  page: Page,
  y: number,
  cells: readonly [string, string, string, string],
  bold: boolean,
): number {
  page.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const [name, quantity, price, total] = cells.map(inLatin) as [string, string, string, string];
  const height = page.heightOfString(name || ' ', { width: COLUMNS.quantity - COLUMNS.name - 8 });
  page.text(name, COLUMNS.name, y, { width: COLUMNS.quantity - COLUMNS.name - 8 });
  page.text(quantity, COLUMNS.quantity, y, { width: 74, align: 'right' });
  page.text(price, COLUMNS.price, y, { width: 76, align: 'right' });
  page.text(total, COLUMNS.total, y, { width: RIGHT - COLUMNS.total, align: 'right' });
  return y + height + 6;
}

/** A row of a sum: its label may be as long as the row is wide. */
export function sumRow(page: Page, y: number, label: string, figure: string, bold: boolean): number {
  page.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const room = { width: COLUMNS.price + 76 - MARGIN, align: 'right' } as const;
  const height = page.heightOfString(inLatin(label), room);
  page.text(inLatin(label), MARGIN, y, room);
  page.text(inLatin(figure), COLUMNS.total, y, { width: RIGHT - COLUMNS.total, align: 'right' });
  return y + height + 6;
}

/** With the code where the font lacks the sign. */
export const amount = (money: Money) =>
  isReadable(String(money)) ? String(money) : money.currency.formatByCode(money.cents);

export const day = (date: Date) => date.toISOString().slice(0, 10);
