import { Injectable } from '@nestjs/common';
import { Money } from '../../../kernel/money.js';
import { rateLabel } from '../../../kernel/receipt.js';
import { CreditNotePrinter, type PrintedCreditNotes } from '../../application/ports.js';
import { creditedRates, creditNoteNumber, type CreditNote } from '../../domain/credit-note.js';
import { invoiceNumber } from '../../domain/invoice.js';
import { asWritten } from './as-written.js';
import { INK, SOFT, letterhead } from './letterhead.js';
import { MARGIN, amount, buyer, day, row, rule, sumRow, type Page } from './page-parts.js';

/** A page on A4 for each credit note, in the shop's colours as the invoice. */
@Injectable()
export class PdfkitCreditNotePrinter extends CreditNotePrinter {
  override async print(printed: PrintedCreditNotes): Promise<Uint8Array> {
    // read when the first one is printed: the shop opens sooner
    const { default: PDFDocument } = await import('pdfkit');
    const titles = printed.notes.map(({ number }) => creditNoteNumber(number)).join(', ');
    const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: `Credit note ${titles}` } });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<Uint8Array>((resolve, reject) => {
      page.on('end', () => resolve(Buffer.concat(chunks)));
      page.on('error', reject);
    });
    let end = 0;
    for (const [index, note] of printed.notes.entries()) {
      if (index > 0) page.addPage();
      head(page, printed, note);
      end = figures(page, printed, note);
    }
    asWritten(page, printed, end);
    page.end();
    return done;
  }
}

function head(page: Page, { order, invoice, shop }: PrintedCreditNotes, note: CreditNote): void {
  const top = letterhead(page, shop);
  const title = `Credit note ${creditNoteNumber(note.number)}`;
  page.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(title, MARGIN, top);
  page.font('Helvetica').fontSize(10).fillColor(SOFT).moveDown(0.4);
  page.text(`Issued ${day(note.issuedAt)}`);
  page.text(`For invoice ${invoiceNumber(invoice.number)} of ${day(invoice.issuedAt)}`);
  page.text(`Order ${order.number} of ${day(order.createdAt)}`);
  buyer(page, order);
  page.moveDown(2);
}

/** Net, tax and gross of each rate, and the amount; answers where it ended. */
function figures(page: Page, { order }: PrintedCreditNotes, note: CreditNote): number {
  const written = (cents: number) => amount(Money.ofCents(cents, order.total.currency));
  let y = page.y;
  const rates = creditedRates(note);
  if (rates.length > 0) y = rule(page, row(page, y, ['Tax', 'Net', 'Tax', 'Gross'], true));
  for (const rate of rates)
    y = row(page, y, [rateLabel(rate), written(rate.net), written(rate.tax), written(rate.gross)], false);
  return sumRow(page, y + 4, 'Given back', written(note.grossCents), true);
}
