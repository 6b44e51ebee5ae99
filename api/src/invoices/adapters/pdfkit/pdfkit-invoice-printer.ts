import { Injectable } from '@nestjs/common';
import type { Order } from '../../../orders/domain/order.js';
import { sumRows, type SumRow } from '../../../kernel/receipt-sums.js';
import { wordedReceipt } from '../../../kernel/receipt-words.js';
import { Tongues } from '../../../kernel/tongue.js';
import { Wordings } from '../../../kernel/wordings.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import {
  InvoicePrinter,
  type PrintedInvoice,
  type PrintedOrder,
  type Unkept,
} from '../../application/ports.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { fiscalMark, fiscalNote } from './fiscal-mark.js';
import { newPaper } from './new-paper.js';
import { BOTTOM, MARGIN, buyer, freeText, orderNotes, row, rule, sumRow, title } from './page-parts.js';
import { taxRows, whyUntaxed } from './tax-table.js';
import { letterhead } from './letterhead.js';
import { wordsFor, type Words } from './words.js';

/** One page (more when the lines need them) on A4 in the shop's colours, in the language of its order, every name in its own letters. */
@Injectable()
export class PdfkitInvoicePrinter implements InvoicePrinter {
  constructor(
    private readonly tongues: Tongues,
    private readonly wordings: Wordings,
  ) {}

  async print(printed: PrintedInvoice, unkept?: Unkept): Promise<Uint8Array> {
    const { tongues, wordings } = this;
    const words = await wordsFor(printed, { tongues, wordings, unkept });
    const { order } = printed;
    return newPaper(titleOf(words, printed), words, printed, (paper) => {
      const end = lines(paper, words, head(paper, words, printed), order);
      const summed = totals(paper, words, printed, end);
      const paid = order.due.isZero ? summed : freeText(paper, words, summed, 'invoice.payment', order);
      const below = fiscalMark(paper, words, taxes(paper, words, order, paid), printed.fiscal);
      freeText(paper, words, below, 'invoice.closing', order);
    });
  }
}

const titleOf = (words: Words, { invoice, order }: PrintedOrder): string =>
  invoice
    ? words.say('invoice', { number: invoiceNumber(invoice.number) })
    : words.say('notInvoice', { number: order.number });

/** Answers where it ended. */
function head(paper: Paper, words: Words, printed: PrintedOrder): number {
  const { order, invoice, shop } = printed;
  const y = title(paper, letterhead(paper, words, shop), titleOf(words, printed), [
    ...(invoice ? [words.say('issued', { day: words.day(invoice.issuedAt) })] : []),
    ...orderNotes(words, printed),
    ...fiscalNote(words, printed.fiscal),
  ]);
  return freeText(paper, words, buyer(paper, words, y, order), 'invoice.opening', order) + 24;
}

function lines(paper: Paper, words: Words, start: number, order: Order): number {
  const { say } = words;
  const columns = [say('item'), say('quantity'), say('price'), say('total')] as const;
  let y = rule(paper, row(paper, start, columns, true));
  for (const line of order.lines) {
    const options = Object.values(line.options).join(say('comma'));
    const name = words.own(options ? `${line.name} (${options})` : line.name);
    if (y > BOTTOM) {
      paper.page.addPage();
      y = MARGIN;
    }
    const quantity = words.tongue.number(line.quantity);
    const cells = [name, quantity, words.amount(line.unitPrice), words.amount(line.subtotal)] as const;
    y = rule(paper, row(paper, y, cells, false));
  }
  return y;
}

/** What has been paid, by each way that it came: `Paid in cash`. */
const paidRows = (words: Words, { paid, order }: PrintedInvoice): SumRow[] =>
  (paid.length > 0 ? paid : [{ how: '', amount: order.captured }]).map(({ how, amount }) => ({
    label: how ? words.label(`Paid ${how}`) : words.say('paid'),
    ...{ amount: words.amount(amount), isTotal: false },
  }));

/** Answers where it ended. */
function totals(paper: Paper, words: Words, printed: PrintedInvoice, start: number): number {
  const { order } = printed;
  let y = start + 8;
  if (y > BOTTOM - 120) {
    paper.page.addPage();
    y = MARGIN;
  }
  const plain = (key: string, amount: Order['total']): SumRow => ({
    ...{ label: words.say(key), amount: words.amount(amount), isTotal: false },
  });
  const figures = [
    plain('subtotal', order.subtotal),
    ...sumRows(wordedReceipt(order.bill, words.tongue.tag), words),
    ...paidRows(words, printed),
    ...(order.refunded.isZero ? [] : [plain('refunded', order.refunded)]),
    ...(order.waived.isZero ? [] : [plain('waived', order.waived)]),
    plain('due', order.due),
  ];
  for (const figure of figures) y = sumRow(paper, y, figure);
  return y;
}

/** By rate, on a page where all of it has room. Answers where it ended. */
function taxes(paper: Paper, words: Words, order: Order, start: number): number {
  const rows = taxRows(words, order);
  if (rows.length === 0) return start;
  let y = start + 14;
  if (y > BOTTOM - 20 * (rows.length + 1)) {
    paper.page.addPage();
    y = MARGIN;
  }
  for (const [index, cells] of rows.entries()) y = row(paper, y, cells, index === 0);
  const why = whyUntaxed(words, order.bill);
  return why ? row(paper, y + 4, [why, '', '', ''], true) : y;
}
