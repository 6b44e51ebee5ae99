import { encode } from 'uqr';
import type { Paper } from '../../../platform/pdf/paper.js';
import type { FiscalMark } from '../../domain/fiscal.js';
import { INK, SOFT } from './letterhead.js';
import { BOTTOM, MARGIN } from './page-parts.js';

/** Points that the code is wide. */
const CODE = 96;
const GAP = 14;

/** What the head says while there is no number yet: the paper is not the one that counts. */
export function fiscalNote(mark: FiscalMark | undefined): string[] {
  if (!mark || mark.state === 'registered') return [];
  return mark.state === 'waiting'
    ? [`Being registered with the ${mark.authority}: not yet valid for tax`]
    : [`Not registered with the ${mark.authority}: not valid for tax`];
}

/** The office's number, what proves it, and the code by which anybody checks it. */
export function fiscalMark(paper: Paper, start: number, mark: FiscalMark | undefined): void {
  if (mark?.state !== 'registered' || mark.fiscalNumber === null) return;
  let y = start + GAP;
  if (y > BOTTOM - CODE) {
    paper.page.addPage();
    y = MARGIN;
  }
  const beside = mark.qr ? MARGIN + CODE + GAP : MARGIN;
  if (mark.qr) drawCode(paper, mark.qr, MARGIN, y);
  const style = { width: 539 - beside };
  const end = paper.write(`Registered with the ${mark.authority}`, beside, y, {
    ...{ ...style, size: 10, bold: true, color: INK },
  });
  const told = [`Fiscal document number ${mark.fiscalNumber}`];
  if (mark.verification) told.push(`Verification code ${mark.verification}`);
  paper.write(told.join('\n'), beside, end + 2, { ...style, size: 10, color: SOFT });
}

function drawCode(paper: Paper, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dot = CODE / size;
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      if (isDark) paper.page.rect(x + column * dot, y + row * dot, dot, dot);
  paper.page.fill(INK);
}
