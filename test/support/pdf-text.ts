import { inflateSync } from 'node:zlib';

/** What is in the compressed parts of a PDF, where they are text. */
export function streamsOf(pdf: Buffer): string[] {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('\nendstream', at);
    if (pdf.subarray(at - 3, at).toString() !== 'end')
      texts.push(inflateSync(pdf.subarray(at + 7, end)).toString('utf8'));
  }
  return texts;
}

/** What a PDF of one byte a letter writes, a line for each piece. */
export const pdfText = (pdf: Buffer): string =>
  streamsOf(pdf)
    .flatMap((stream) => stream.match(/\[.*\] TJ/g) ?? [])
    .map((piece) =>
      [...piece.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
