import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Shop } from './shop.js';

export interface OrderRow {
  id: string;
  number: string;
}

export interface OrderDetails {
  email: string;
  status?: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
  method?: 'card' | 'mobile' | 'cash';
  totalCents?: number;
  capturedCents?: number;
  refundedCents?: number;
  placedAt?: Date;
  sku?: string;
  phone?: string;
  trackingNumber?: string | null;
  productId?: string;
  name?: string;
}

const DETAIL = (total: number, captured: number, refunded: number) => {
  if (captured === 0) return ['pending', 'unpaid'];
  if (captured === refunded) return ['refunded', 'refunded'];
  if (captured < total) return ['pending', 'deposit_paid'];
  return ['paid', refunded > 0 ? 'partially_refunded' : 'paid'];
};

/** Writes an order straight into the database, with one line and its first history entry: for tests of reading. */
export async function insertOrder(shop: Shop, details: OrderDetails): Promise<OrderRow> {
  const id = v7();
  const { status = 'pending', method = 'card', totalCents = 9_000, placedAt = new Date() } = details;
  const captured = details.capturedCents ?? (status === 'pending' || status === 'cancelled' ? 0 : totalCents);
  const refunded = details.refundedCents ?? 0;
  const [word, detail] = DETAIL(totalCents, captured, refunded);
  const receipt = {
    lines: [],
    subtotal: totalCents,
    adjustments: [],
    total: totalCents,
    currency: 'USD',
  };
  await shop.sql(
    `insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents,
       total_cents, captured_cents, refunded_cents, contact_email, contact_phone, customer_name, receipt, carrier,
       tracking_number, created_at, updated_at)
     select $1, id, $3, $4, $5, $6, 'USD', $7, $7, $8, $9, email, $10, name, $11, $12, $13, $14, $14
     from account where email_key = $2`,
    [
      id,
      details.email,
      status,
      method,
      word,
      detail,
      totalCents,
      captured,
      refunded,
      details.phone ?? '',
      JSON.stringify(receipt),
      details.trackingNumber ? 'UPS' : null,
      details.trackingNumber ?? null,
      placedAt,
    ],
  );
  await shop.sql(
    `insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity, list_price_cents,
       unit_price_cents, total_cents) values ($1, $2, 0, $3, $4, $5, $6, 1, $7, $7, $7)`,
    [
      v7(),
      id,
      details.productId ?? v7(),
      v7(),
      details.sku ?? `SKU-${randomUUID().slice(0, 8)}`,
      details.name ?? 'Jacket',
      totalCents,
    ],
  );
  await shop.sql(
    `insert into order_event (id, order_id, event, to_status, actor_kind, message, created_at)
     values ($1, $2, 'placed', 'pending', 'customer', 'Order placed', $3)`,
    [v7(), id, placedAt],
  );
  return { id, number: id.slice(-8).toUpperCase() };
}

/** Many delivered orders of one shopper, a minute apart, each with one line: for lists that must stay quick or whole. */
export async function insertManyOrders(shop: Shop, email: string, count: number): Promise<void> {
  await shop.sql(
    `with made as (
       insert into orders (id, account_id, status, payment_method, payment_status, payment_detail, currency, subtotal_cents,
         total_cents, captured_cents, contact_email, customer_name, receipt, created_at, updated_at)
       select gen_random_uuid(), account.id, 'delivered', 'card', 'paid', 'paid', 'USD', 1000 + n, 1000 + n, 1000 + n, email, name,
         '{"lines":[],"subtotal":0,"adjustments":[],"total":0,"currency":"USD"}',
         now() - n * interval '1 minute', now()
       from account, generate_series(1, $2) as n where email_key = $1
       returning id, total_cents)
     insert into order_line (id, order_id, position, product_id, variant_id, sku, name, quantity, list_price_cents,
       unit_price_cents, total_cents)
     select gen_random_uuid(), id, 0, gen_random_uuid(), gen_random_uuid(), 'MANY', 'Sock', 1, total_cents, total_cents, total_cents from made`,
    [email, count],
  );
}
