import type { PrintedSeller } from '../../application/ports.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import type { Words } from './words.js';

const PAGE_WIDTH = 595.28;
const LEFT = 56;
const WIDTH = 483;
const BAND = 84;
const SCALLOP = 18;
/** Points that the bag of the brand is wide, and those that a logo may take up. */
const MARK = 36;
const LOGO: [number, number] = [220, 40];

/** The shop's colours in print. */
export const INK = '#1a1a18';
export const SOFT = '#5c5c57';
export const LINE = '#e2e2de';
const STAGE = '#1a1a18';
const ON_STAGE = '#f6f6f3';
const ACCENT = '#c4532f';
const CREAM = '#fff7ee';

/** The awning with mark and name, and under it where the shop is to be found, a line each. Answers where it ended. */
export function letterhead(paper: Paper, words: Words, shop: PrintedSeller): number {
  const { page } = paper;
  const { logo, band = STAGE, onBand = ON_STAGE } = shop;
  if (!logo || logo.isOnBand) awning(page, band);
  if (logo)
    page.image(Buffer.from(logo.png), paper.place(LEFT, LOGO[0]), 22, {
      ...(paper.runs === 'rtl' ? ({ align: 'right' } as const) : {}),
      fit: LOGO,
    });
  else {
    mark(page, paper.place(LEFT, MARK), 24);
    paper.write(words.own(shop.name), LEFT + 46, 30, {
      size: 20,
      bold: true,
      color: onBand,
      width: WIDTH - 46,
    });
  }
  const found = [
    shop.companyName || (logo && shop.name),
    shop.address,
    shop.supportEmail,
    shop.companyNumber,
  ].flatMap((text) => (text ? [words.own(text)] : []));
  if (shop.taxNumber) found.push(words.say('taxNumber', { number: shop.taxNumber }));
  const end = paper.write(found.join('\n'), LEFT, BAND + 16, {
    size: 9,
    color: SOFT,
    width: WIDTH,
  });
  return end + 16;
}

function awning(page: PDFKit.PDFDocument, colour: string): void {
  page.rect(0, 0, PAGE_WIDTH, BAND).fill(colour);
  for (let x = SCALLOP / 2; x < PAGE_WIDTH + SCALLOP; x += SCALLOP) page.circle(x, BAND - 3, 8).fill(colour);
}

/** The bag of the brand. */
function mark(page: PDFKit.PDFDocument, x: number, y: number): void {
  page
    .save()
    .translate(x, y)
    .scale(MARK / 64);
  page.roundedRect(0, 0, 64, 64, 17).fill(ACCENT);
  page.lineCap('round').lineWidth(4.6).path('M22 24v-3a10 10 0 0 1 20 0v3').stroke(CREAM);
  page.path('M15.5 26.5h33l-2.1 20.2a6 6 0 0 1-6 5.3H23.6a6 6 0 0 1-6-5.3z').fill(CREAM);
  page.lineWidth(4).path('M25 37.5a7.4 7.4 0 0 0 14 0').stroke(ACCENT);
  page.restore();
}
