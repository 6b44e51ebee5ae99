import { attach, FACTUR_X } from './factur-x.js';
import type { Paper } from './paper.js';

export interface Sheet {
  title: string;
  /** The name of a size, or points wide and high. */
  size: string | [number, number];
  /** Points. */
  margin: number;
  /** ISO 3166-1 alpha-2 of who reads it: signs of East Asia are drawn by its habit. */
  country?: string | undefined;
  /** What it is written in (BCP 47), and in which direction that is read; English without it. */
  language?: { tag: string; runs: 'ltr' | 'rtl' } | undefined;
  /** The same as UN/CEFACT CII: it makes the paper a Factur-X. */
  facturX?: string | undefined;
}

/** The same pages for what is read in another language, or by the habit of another country. */
export async function paperFor(
  { page }: Paper,
  country: string | undefined,
  { runs }: { runs: 'ltr' | 'rtl' },
): Promise<Paper> {
  const { Paper } = await import('./paper.js');
  return new Paper(page, country, runs);
}

/** A PDF with what `write` writes. What draws it is read when the first one is printed: the shop opens sooner. */
export async function printPdf(
  sheet: Sheet,
  write: (paper: Paper) => void | Promise<void>,
): Promise<Uint8Array> {
  const [{ default: PDFDocument }, { Paper }] = await Promise.all([import('pdfkit'), import('./paper.js')]);
  const { title, size, margin, country, language, facturX } = sheet;
  const page = new PDFDocument({
    ...{ size, margin, info: { Title: title } },
    ...(language ? { lang: language.tag } : {}),
    ...(facturX === undefined ? {} : FACTUR_X),
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  if (facturX !== undefined) attach(page, facturX);
  await write(new Paper(page, country, language?.runs));
  page.end();
  return done;
}
