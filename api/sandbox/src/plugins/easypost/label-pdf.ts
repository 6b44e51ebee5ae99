import type { Paper } from '@duka/api/platform/pdf/paper.js';
import { printPdf } from '@duka/api/platform/pdf/print-pdf.js';

const WIDTH = 288;
const HEIGHT = 432;
const LEFT = 20;

/**
 * A label of 4 by 6 inches as PDF: these lines, the first the largest, and bars that no machine reads.
 *
 * @param country ISO 3166-1 alpha-2 of where the parcel goes
 */
export function labelPdf(lines: readonly string[], code: string, country: string): Promise<Uint8Array> {
  return printPdf({ title: `Label ${code}`, size: [WIDTH, HEIGHT], margin: 0, country }, (paper) => {
    let y = 24;
    for (const [index, line] of lines.filter(Boolean).entries())
      y = paper.write(line, LEFT, y, { size: index === 0 ? 16 : 11, width: WIDTH - 2 * LEFT }) + 3;
    bars(paper.page, code);
    paper.write(code, LEFT, HEIGHT - 52, { size: 11 });
  });
}

function bars(page: Paper['page'], code: string): void {
  for (const [index, sign] of [...code].entries())
    page.rect(24 + index * 12, HEIGHT - 130, 2 + (sign.charCodeAt(0) % 7), 70).fill('#000000');
  page.rect(8, 8, WIDTH - 16, HEIGHT - 16).stroke('#000000');
}
