import type { Paper } from './paper.js';

export interface Sheet {
  title: string;
  /** The name of a size, or points wide and high. */
  size: string | [number, number];
  /** Points. */
  margin: number;
  /** ISO 3166-1 alpha-2 of who reads it: signs of East Asia are drawn by its habit. */
  country?: string | undefined;
}

/** A PDF with what `write` writes. What draws it is read when the first one is printed: the shop opens sooner. */
export async function printPdf(sheet: Sheet, write: (paper: Paper) => void): Promise<Uint8Array> {
  const [{ default: PDFDocument }, { Paper }] = await Promise.all([import('pdfkit'), import('./paper.js')]);
  const { title, size, margin, country } = sheet;
  const page = new PDFDocument({ size, margin, info: { Title: title } });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  write(new Paper(page, country));
  page.end();
  return done;
}
