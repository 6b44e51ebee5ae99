import type { Insertable, Selectable } from 'kysely';
import type { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { OrderLine } from '../../domain/order-line.js';
import type { OrderTables } from './tables.js';

type LineRow = Selectable<OrderTables['order_line']>;

export function lineRow(orderId: string, line: OrderLine): Insertable<OrderTables['order_line']> {
  return {
    id: line.id,
    order_id: orderId,
    position: line.position,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    options: JSON.stringify(line.options),
    original: line.original ? JSON.stringify(line.original) : null,
    image: line.image,
    description: line.description,
    needs_delivery: line.needsDelivery,
    quantity: line.quantity,
    parts: line.parts ? JSON.stringify(line.parts) : null,
    list_price_cents: line.listPrice.cents,
    unit_price_cents: line.unitPrice.cents,
    discount_cents: line.discount.cents,
    total_cents: line.total.cents,
  };
}

export function toLine(row: LineRow, currency: Currency): OrderLine {
  return OrderLine.of(row.id, row.position, {
    productId: row.product_id,
    variantId: row.variant_id,
    sku: row.sku,
    name: row.name,
    options: row.options,
    original: row.original,
    image: row.image,
    description: row.description,
    needsDelivery: row.needs_delivery,
    quantity: row.quantity,
    parts: row.parts,
    listPrice: Money.ofCents(row.list_price_cents, currency),
    unitPrice: Money.ofCents(row.unit_price_cents, currency),
    discount: Money.ofCents(row.discount_cents, currency),
  });
}
