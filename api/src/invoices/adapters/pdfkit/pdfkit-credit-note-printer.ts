import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { splitRate } from '../../../kernel/rate-parts.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { CreditNotePrinter, type PrintedCreditNotes } from '../../application/ports.js';
import { creditedRates, inMoney, creditNoteNumber, type CreditNote } from '../../domain/credit-note.js';
import { dayOfSupply } from '../../application/day-of-supply.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { fiscalMark, fiscalNote } from './fiscal-mark.js';
import { letterhead } from './letterhead.js';
import { newPaper } from './new-paper.js';
import { amount, buyer, day, row, rule, sumRow, title } from './page-parts.js';
import { labelOn } from './tax-table.js';

/** A page on A4 for each credit note, in the shop's colours as the invoice. */
@Injectable()
export class PdfkitCreditNotePrinter extends CreditNotePrinter {
  override async print(printed: PrintedCreditNotes): Promise<Uint8Array> {
    const titles = printed.notes.map(({ number }) => creditNoteNumber(number)).join(', ');
    return newPaper(`Credit note ${titles}`, printed, (paper) => {
      for (const [index, note] of printed.notes.entries()) {
        if (index > 0) paper.page.addPage();
        const end = figures(paper, head(paper, printed, note), printed, note);
        fiscalMark(paper, end, printed.fiscalOfNotes?.get(note.id));
      }
    });
  }
}

/** Answers where it ended. */
function head(paper: Paper, printed: PrintedCreditNotes, note: CreditNote): number {
  const { order, invoice, shop, suppliedAt } = printed;
  const supplied = dayOfSupply(order, suppliedAt, invoice.issuedAt);
  const y = title(paper, letterhead(paper, shop), `Credit note ${creditNoteNumber(note.number)}`, [
    `Issued ${day(note.issuedAt)}`,
    `For invoice ${invoiceNumber(invoice.number)} of ${day(invoice.issuedAt)}`,
    ...(supplied ? [supplied] : []),
    `Order ${order.number} of ${day(order.createdAt)}`,
    ...fiscalNote(printed.fiscalOfNotes?.get(note.id)),
  ]);
  return buyer(paper, y, order) + 24;
}

/** Net, tax and gross of each rate, and the amount. Answers where it ended. */
function figures(paper: Paper, start: number, { order }: PrintedCreditNotes, note: CreditNote): number {
  const written = (cents: number) => amount(Money.ofCents(cents, order.total.currency));
  let y = start;
  const rates = creditedRates(note);
  if (rates.length > 0) y = rule(paper, row(paper, y, ['Tax', 'Net', 'Tax', 'Gross'], true));
  for (const rate of rates.flatMap((one) => splitRate(inMoney(one, order.total.currency))))
    y = row(paper, y, [labelOn(order, rate), amount(rate.net), amount(rate.tax), amount(rate.gross)], false);
  return sumRow(paper, y + 4, 'Given back', written(note.grossCents), true);
}
