import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { splitRate } from '../../../kernel/rate-parts.js';
import { Tongues } from '../../../kernel/tongue.js';
import { Wordings } from '../../../kernel/wordings.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { CreditNotePrinter, type PrintedCreditNotes, type Unkept } from '../../application/ports.js';
import { creditedRates, inMoney, creditNoteNumber, type CreditNote } from '../../domain/credit-note.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { fiscalMark, fiscalNote } from './fiscal-mark.js';
import { letterhead } from './letterhead.js';
import { newPaper } from './new-paper.js';
import { buyer, freeText, orderNotes, row, rule, sumRow, title } from './page-parts.js';
import { rateRow, taxHead } from './tax-table.js';
import { wordsFor, type Words } from './words.js';

/** A page on A4 for each credit note, in the shop's colours as the invoice, and in the language of its order. */
@Injectable()
export class PdfkitCreditNotePrinter implements CreditNotePrinter {
  constructor(
    private readonly tongues: Tongues,
    private readonly wordings: Wordings,
  ) {}

  async print(printed: PrintedCreditNotes, unkept?: Unkept): Promise<Uint8Array> {
    const { tongues, wordings } = this;
    const words = await wordsFor(printed, { tongues, wordings, unkept });
    const numbers = printed.notes.map(({ number }) => creditNoteNumber(number)).join(words.say('comma'));
    return newPaper(words.say('creditNote', { number: numbers }), words, printed, (paper) => {
      for (const [index, note] of printed.notes.entries()) {
        if (index > 0) paper.page.addPage();
        const end = figures(paper, words, head(paper, words, printed, note), printed, note);
        const below = fiscalMark(paper, words, end, printed.fiscalOfNotes?.get(note.id));
        freeText(paper, words, below, 'creditNote.closing', printed.order);
      }
    });
  }
}

/** Answers where it ended. */
function head(paper: Paper, words: Words, printed: PrintedCreditNotes, note: CreditNote): number {
  const { order, invoice, shop } = printed;
  const name = words.say('creditNote', { number: creditNoteNumber(note.number) });
  const of = { number: invoiceNumber(invoice.number), day: words.day(invoice.issuedAt) };
  const y = title(paper, letterhead(paper, words, shop), name, [
    words.say('issued', { day: words.day(note.issuedAt) }),
    words.say('forInvoice', of),
    ...orderNotes(words, printed),
    ...fiscalNote(words, printed.fiscalOfNotes?.get(note.id)),
  ]);
  return freeText(paper, words, buyer(paper, words, y, order), 'creditNote.opening', order) + 24;
}

/** Net, tax and gross of each rate, and the amount. Answers where it ended. */
function figures(
  paper: Paper,
  words: Words,
  start: number,
  { order }: PrintedCreditNotes,
  note: CreditNote,
): number {
  const { currency } = order.total;
  let y = start;
  const rates = creditedRates(note);
  if (rates.length > 0) y = rule(paper, row(paper, y, taxHead(words), true));
  for (const rate of rates.flatMap((one) => splitRate(inMoney(one, currency))))
    y = row(paper, y, rateRow(words, order.bill, rate), false);
  const back = words.amount(Money.ofCents(note.grossCents, currency));
  return sumRow(paper, y + 4, { label: words.say('givenBack'), amount: back, isTotal: true });
}
