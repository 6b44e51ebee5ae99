import type { Selectable } from 'kysely';
import { iso } from '../../../platform/database/moments.js';
import type { Tables } from '../../../platform/database/tables.js';
import { keyOfEmail, type EarlierOrder } from '../../domain/earlier-order.js';
import type { earlierOrderSchema, FormerRow } from './earlier-order.schema.js';

export type OrderRow = Selectable<Tables<typeof earlierOrderSchema>['earlier_order']>;

export const orderOf = (row: Omit<OrderRow, 'before'>): EarlierOrder => ({
  ...{ number: row.number, placedAt: iso(row.placed_at), email: row.email, name: row.name },
  ...{ status: row.status, currency: row.currency, shippingCents: row.shipping_cents },
  ...{ taxCents: row.tax_cents, discountCents: row.discount_cents, totalCents: row.total_cents },
  ...{ refundedCents: row.refunded_cents, lines: row.lines.map(lineOf) },
});

/** What is unset in JSON comes back as it went in, but in no order of its own. */
const lineOf = ({ name, sku, quantity, unitCents, totalCents }: EarlierOrder['lines'][number]) => ({
  ...{ name, sku, quantity, unitCents, totalCents },
});

export const rowOf = (order: EarlierOrder) => ({
  ...{
    number: order.number,
    placed_at: order.placedAt,
    email: order.email,
    email_key: keyOfEmail(order.email),
  },
  ...{ name: order.name, status: order.status, currency: order.currency },
  ...{ shipping_cents: order.shippingCents, tax_cents: order.taxCents, discount_cents: order.discountCents },
  ...{ total_cents: order.totalCents, refunded_cents: order.refundedCents },
  lines: JSON.stringify(order.lines),
});

/** As it is now, for the import that is about to change it; what went before is kept as long as it can be taken back. */
export function formerRow(row: OrderRow, kept: Date): FormerRow {
  const isKept = new Date(row.imported_at) >= kept;
  return {
    ...orderOf(row),
    ...{ importId: row.import_id, importedAt: iso(row.imported_at), before: isKept ? row.before : null },
  };
}
