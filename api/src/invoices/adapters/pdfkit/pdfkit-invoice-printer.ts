import { Injectable } from '@nestjs/common';
import type { Order } from '../../../orders/domain/order.js';
import { sumRows } from '../../../kernel/receipt-sums.js';
import { InvoicePrinter, type PrintedOrder } from '../../application/ports.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { asWritten } from './as-written.js';
import { BOTTOM, MARGIN, amount, buyer, day, row, rule, sumRow, type Page } from './page-parts.js';
import { REVERSE_CHARGE, taxRows } from './tax-table.js';
import { INK, SOFT, letterhead } from './letterhead.js';

/** One page (more when the lines need them) on A4 in the shop's colours, with the built-in font. */
@Injectable()
export class PdfkitInvoicePrinter extends InvoicePrinter {
  override async print(printed: PrintedOrder): Promise<Uint8Array> {
    // read when the first invoice is printed: the shop opens sooner
    const { default: PDFDocument } = await import('pdfkit');
    const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: titleOf(printed) } });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<Uint8Array>((resolve, reject) => {
      page.on('end', () => resolve(Buffer.concat(chunks)));
      page.on('error', reject);
    });
    head(page, printed);
    const end = lines(page, printed.order);
    asWritten(page, printed, taxes(page, printed, totals(page, printed.order, end)));
    page.end();
    return done;
  }
}

function titleOf({ invoice, order }: PrintedOrder): string {
  return invoice ? `Invoice ${invoiceNumber(invoice.number)}` : `Order ${order.number} (not an invoice)`;
}

function head(page: Page, printed: PrintedOrder): void {
  const { order, invoice, shop } = printed;
  const top = letterhead(page, shop);
  page.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(titleOf(printed), MARGIN, top);
  page.font('Helvetica').fontSize(10).fillColor(SOFT).moveDown(0.4);
  if (invoice) page.text(`Issued ${day(invoice.issuedAt)}`);
  page.text(`Order ${order.number} of ${day(order.createdAt)}`);
  buyer(page, order);
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
  for (const [label, figure] of figures) y = sumRow(page, y, label, figure, label === 'Total');
  return y;
}

/** By rate, on a page where all of it has room; answers where it ended. */
function taxes(page: Page, printed: PrintedOrder, start: number): number {
  const rows = taxRows(printed, amount);
  if (rows.length === 0) return start;
  let y = start + 14;
  if (y > BOTTOM - 20 * (rows.length + 1)) {
    page.addPage();
    y = MARGIN;
  }
  for (const [index, cells] of rows.entries()) y = row(page, y, cells, index === 0);
  return printed.order.bill.reverseCharge ? row(page, y + 4, [REVERSE_CHARGE, '', '', ''], true) : y;
}
