import { Injectable } from '@nestjs/common';
import type { Money } from '../../../kernel/money.js';
import type { Order } from '../../../orders/domain/order.js';
import { sumRows } from '../../../kernel/receipt-sums.js';
import { InvoicePrinter, type Paper } from '../../application/ports.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { asWritten } from './as-written.js';
import { inLatin, isReadable } from './latin.js';
import { INK, LINE, SOFT, letterhead } from './letterhead.js';

const MARGIN = 56;
const RIGHT = 539;
const COLUMNS = { name: MARGIN, quantity: 330, price: 380, total: 460 } as const;
const BOTTOM = 760;

/** One page (more when the lines need them) on A4 in the shop's colours, with the built-in font. */
@Injectable()
export class PdfkitInvoicePrinter extends InvoicePrinter {
  override async print(paper: Paper): Promise<Uint8Array> {
    // read when the first invoice is printed: the shop opens sooner
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: titleOf(paper) } });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<Uint8Array>((resolve, reject) => {
      page.on('end', () => resolve(Buffer.concat(chunks)));
      page.on('error', reject);
    });
    head(page, paper);
    const end = lines(page, paper.order);
    asWritten(page, paper, totals(page, paper.order, end));
    page.end();
    return done;
  }
}

type Page = PDFKit.PDFDocument;

function titleOf({ invoice, order }: Paper): string {
  return invoice ? `Invoice ${invoiceNumber(invoice.number)}` : `Order ${order.number} (not an invoice)`;
}

function head(page: Page, paper: Paper): void {
  const { order, invoice, shop } = paper;
  const top = letterhead(page, shop);
  page.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(titleOf(paper), MARGIN, top);
  page.font('Helvetica').fontSize(10).fillColor(SOFT).moveDown(0.4);
  if (invoice) page.text(`Issued ${day(invoice.issuedAt)}`);
  page.text(`Order ${order.number} of ${day(order.createdAt)}`);
  page.moveDown(1.5).fillColor(INK).text(inLatin(order.customerName)).text(inLatin(order.contactEmail));
  const to = order.shippingAddress;
  if (to) {
    page.text(inLatin(to.street));
    page.text(inLatin(`${to.city}, ${to.state} ${to.zipCode}`)).text(inLatin(to.country));
  }
  page.moveDown(2);
}

function lines(page: Page, order: Order): number {
  let y = rule(page, row(page, page.y, ['Item', 'Qty', 'Price', 'Total'], true));
  for (const line of order.lines) {
    const options = Object.values(line.options).join(', ');
    const name = options ? `${line.name} (${options})` : line.name;
    if (y > BOTTOM) {
      page.addPage();
      y = MARGIN;
    }
    const cells = [name, String(line.quantity), amount(line.unitPrice), amount(line.subtotal)] as const;
    y = rule(page, row(page, y, cells, false));
  }
  return y;
}

/** Answers where it ended. */
function totals(page: Page, order: Order, start: number): number {
  let y = start + 8;
  if (y > BOTTOM - 120) {
    page.addPage();
    y = MARGIN;
  }
  const figures: (readonly [string, string])[] = [
    ['Subtotal', amount(order.subtotal)],
    ...sumRows(order.bill, amount),
    ['Paid', amount(order.captured)],
    ...(order.refunded.isZero ? [] : [['Refunded', amount(order.refunded)] as const]),
    ['Due', amount(order.due)],
  ];
  for (const [label, figure] of figures) y = row(page, y, ['', '', label, figure], label === 'Total');
  return y;
}

/** A thin line under a row; answers where the next one begins. */
function rule(page: Page, y: number): number {
  page.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(LINE);
  return y + 7;
}

function row(page: Page, y: number, cells: readonly [string, string, string, string], bold: boolean): number {
  page.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
  const [name, quantity, price, total] = cells.map(inLatin) as [string, string, string, string];
  const height = page.heightOfString(name || ' ', { width: COLUMNS.quantity - COLUMNS.name - 8 });
  page.text(name, COLUMNS.name, y, { width: COLUMNS.quantity - COLUMNS.name - 8 });
  page.text(quantity, COLUMNS.quantity, y, { width: 40, align: 'right' });
  page.text(price, COLUMNS.price, y, { width: 76, align: 'right' });
  page.text(total, COLUMNS.total, y, { width: RIGHT - COLUMNS.total, align: 'right' });
  return y + height + 6;
}

/** With the code where the font lacks the sign. */
const amount = (money: Money) =>
  isReadable(String(money)) ? String(money) : `${money.currency.code} ${money.toDecimal()}`;

const day = (date: Date) => date.toISOString().slice(0, 10);
