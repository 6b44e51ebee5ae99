import { Injectable } from '@nestjs/common';
import type { Order } from '../../../orders/domain/order.js';
import { owedTax } from '../../../kernel/owed-tax.js';
import { sumRows } from '../../../kernel/receipt-sums.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { InvoicePrinter, type PrintedInvoice, type PrintedOrder } from '../../application/ports.js';
import { dayOfSupply } from '../../application/day-of-supply.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { fiscalMark, fiscalNote } from './fiscal-mark.js';
import { newPaper } from './new-paper.js';
import { BOTTOM, MARGIN, amount, buyer, day, row, rule, sumRow, title } from './page-parts.js';
import { taxRows } from './tax-table.js';
import { letterhead } from './letterhead.js';

/** One page (more when the lines need them) on A4 in the shop's colours, every name in its own letters. */
@Injectable()
export class PdfkitInvoicePrinter extends InvoicePrinter {
  override async print(printed: PrintedInvoice): Promise<Uint8Array> {
    return newPaper(titleOf(printed), printed, (paper) => {
      const end = lines(paper, head(paper, printed), printed.order);
      fiscalMark(paper, taxes(paper, printed, totals(paper, printed, end)), printed.fiscal);
    });
  }
}

function titleOf({ invoice, order }: PrintedOrder): string {
  return invoice ? `Invoice ${invoiceNumber(invoice.number)}` : `Order ${order.number} (not an invoice)`;
}

/** Answers where it ended. */
function head(paper: Paper, printed: PrintedOrder): number {
  const { order, invoice, shop, suppliedAt } = printed;
  const supplied = invoice && dayOfSupply(order, suppliedAt, invoice.issuedAt);
  const y = title(paper, letterhead(paper, shop), titleOf(printed), [
    ...(invoice ? [`Issued ${day(invoice.issuedAt)}`] : []),
    ...(supplied ? [supplied] : []),
    `Order ${order.number} of ${day(order.createdAt)}`,
    ...fiscalNote(printed.fiscal),
  ]);
  return buyer(paper, y, order) + 24;
}

function lines(paper: Paper, start: number, order: Order): number {
  let y = rule(paper, row(paper, start, ['Item', 'Qty', 'Price', 'Total'], true));
  for (const line of order.lines) {
    const options = Object.values(line.options).join(', ');
    const name = options ? `${line.name} (${options})` : line.name;
    if (y > BOTTOM) {
      paper.page.addPage();
      y = MARGIN;
    }
    const cells = [name, String(line.quantity), amount(line.unitPrice), amount(line.subtotal)] as const;
    y = rule(paper, row(paper, y, cells, false));
  }
  return y;
}

/** What has been paid, by each way that it came. */
const paidRows = ({ paid, order }: PrintedInvoice): (readonly [string, string])[] =>
  paid.length === 0
    ? [['Paid', amount(order.captured)]]
    : paid.map((part) => [`Paid ${part.how}`.trim(), amount(part.amount)] as const);

/** Answers where it ended. */
function totals(paper: Paper, printed: PrintedInvoice, start: number): number {
  const { order } = printed;
  let y = start + 8;
  if (y > BOTTOM - 120) {
    paper.page.addPage();
    y = MARGIN;
  }
  const figures: (readonly [string, string])[] = [
    ['Subtotal', amount(order.subtotal)],
    ...sumRows(order.bill, amount),
    ...paidRows(printed),
    ...(order.refunded.isZero ? [] : [['Refunded', amount(order.refunded)] as const]),
    ['Due', amount(order.due)],
  ];
  for (const [label, figure] of figures) y = sumRow(paper, y, label, figure, label === 'Total');
  return y;
}

/** By rate, on a page where all of it has room. Answers where it ended. */
function taxes(paper: Paper, printed: PrintedOrder, start: number): number {
  const rows = taxRows(printed, amount);
  if (rows.length === 0) return start;
  let y = start + 14;
  if (y > BOTTOM - 20 * (rows.length + 1)) {
    paper.page.addPage();
    y = MARGIN;
  }
  for (const [index, cells] of rows.entries()) y = row(paper, y, cells, index === 0);
  const why = owedTax(printed.order.bill)?.why;
  return why ? row(paper, y + 4, [why, '', '', ''], true) : y;
}
