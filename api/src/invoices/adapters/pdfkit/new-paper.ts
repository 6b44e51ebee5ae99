import { countryCode } from '../../../kernel/world/countries.js';
import type { Paper } from '../../../platform/pdf/paper.js';
import { printPdf } from '../../../platform/pdf/print-pdf.js';
import type { PrintedOrder } from '../../application/ports.js';
import { MARGIN } from './page-parts.js';
import { unmarked, type Words } from './words.js';

/** A4 with this title for the buyer of an order, and what `write` writes on it. */
export function newPaper(
  title: string,
  { tongue }: Words,
  { order, attached }: PrintedOrder,
  write: (paper: Paper) => void,
): Promise<Uint8Array> {
  const country = countryCode((order.billingAddress ?? order.shippingAddress)?.country ?? '') ?? undefined;
  return printPdf(
    { title: unmarked(title), size: 'A4', margin: MARGIN, country, language: tongue, facturX: attached },
    write,
  );
}
