import { encode } from 'uqr';
import type { Paper } from '../../../platform/pdf/paper.js';
import type { FiscalMark } from '../../domain/fiscal.js';
import { INK, SOFT } from './letterhead.js';
import { BOTTOM, MARGIN } from './page-parts.js';
import type { Words } from './words.js';

/** Points that the code is wide. */
const CODE = 96;
const GAP = 14;

/** What the head says while there is no number yet: the paper is not the one that counts. */
export function fiscalNote(words: Words, mark: FiscalMark | undefined): string[] {
  if (!mark || mark.state === 'registered') return [];
  const { authority } = mark;
  return [words.say(mark.state === 'waiting' ? 'fiscal.waiting' : 'fiscal.refused', { authority })];
}

/** The office's number, what proves it, and the code by which anybody checks it. Answers where it ended. */
export function fiscalMark(paper: Paper, words: Words, start: number, mark: FiscalMark | undefined): number {
  if (mark?.state !== 'registered' || mark.fiscalNumber === null) return start;
  let y = start + GAP;
  if (y > BOTTOM - CODE) {
    paper.page.addPage();
    y = MARGIN;
  }
  const beside = mark.qr ? MARGIN + CODE + GAP : MARGIN;
  if (mark.qr) drawCode(paper, mark.qr, paper.place(MARGIN, CODE), y);
  const style = { width: 539 - beside };
  const { authority, fiscalNumber: number, verification: code } = mark;
  const end = paper.write(words.say('fiscal.registered', { authority }), beside, y, {
    ...{ ...style, size: 10, bold: true, color: INK },
  });
  const told = [words.say('fiscal.number', { number })];
  if (code) told.push(words.say('fiscal.verification', { code }));
  const below = paper.write(told.join('\n'), beside, end + 2, { ...style, size: 10, color: SOFT });
  return mark.qr ? Math.max(below, y + CODE) : below;
}

function drawCode(paper: Paper, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dot = CODE / size;
  for (const [row, dots] of data.entries())
    for (const [column, isDark] of dots.entries())
      if (isDark) paper.page.rect(x + column * dot, y + row * dot, dot, dot);
  paper.page.fill(INK);
}
