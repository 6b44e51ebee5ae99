import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { renderSVG } from 'uqr';
import { labelOfAuthority } from '../../../invoices/authorities/known.js';
import type { OrderFiscalPaperDto } from '../http/order-parts.dto.js';
import type { FiscalTables, OrderTables } from './tables.js';

/** What tax offices have registered of an order's papers, beside the order: the invoice first. */
export const fiscalPapers = (eb: ExpressionBuilder<OrderTables & FiscalTables, 'orders'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('fiscal_registration as paper')
      .select(['paper.number', 'paper.authority', 'paper.fiscal_number', 'paper.verification', 'paper.qr'])
      .whereRef('paper.order_id', '=', 'orders.id')
      .where('paper.state', '=', 'registered')
      .orderBy('paper.kind', 'desc')
      .orderBy('paper.number'),
  ).as('fiscal_papers');

export interface FiscalPaperRow {
  number: string;
  authority: string;
  fiscal_number: string | null;
  verification: string | null;
  qr: string | null;
}

export const fiscalPapersOf = (rows: readonly FiscalPaperRow[]): OrderFiscalPaperDto[] =>
  rows.map(({ number, authority, fiscal_number, verification, qr }) => ({
    ...{ number, authority: labelOfAuthority(authority), fiscalNumber: fiscal_number ?? '' },
    ...{ verification: verification || null, qrImage: qr ? qrImage(qr) : null },
  }));

/** With the correction and the quiet zone of the printed code. */
function qrImage(text: string): string {
  const svg = renderSVG(text, { ecc: 'M', border: 2, pixelSize: 1 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
