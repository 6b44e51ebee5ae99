import type { PrintedOrder } from '../../application/ports.js';
import { isReadable } from './latin.js';
import { SOFT } from './letterhead.js';

const NOTE =
  'A question mark stands for a letter that this document cannot draw. The attached file as-written.txt has every letter.';
const LEFT = 56;
const WIDTH = 483;

/** Nothing is lost: names in scripts that the document cannot draw come along as a file inside it, and a note says so. */
export function asWritten(page: PDFKit.PDFDocument, printed: PrintedOrder, y: number): void {
  const words = writtenNames(printed);
  if (words.every(isReadable)) return;
  page.file(Buffer.from(`${words.join('\n')}\n`, 'utf8'), {
    name: 'as-written.txt',
    type: 'text/plain',
    description: 'The names and addresses of this document as they were written',
    creationDate: printed.order.createdAt,
    modifiedDate: printed.order.createdAt,
  });
  page
    .font('Helvetica')
    .fontSize(8)
    .fillColor(SOFT)
    .text(NOTE, LEFT, y + 12, { width: WIDTH });
}

function writtenNames({ order, shop }: PrintedOrder): string[] {
  const to = order.shippingAddress;
  return [
    shop.name,
    shop.address,
    order.customerName,
    order.contactEmail,
    ...(to ? [to.street, `${to.city}, ${to.state} ${to.zipCode}`, to.country] : []),
    ...[...order.lines].map((line) => [line.name, ...Object.values(line.options)].join(', ')),
  ].filter(Boolean);
}
