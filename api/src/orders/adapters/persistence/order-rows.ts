import type { Insertable } from 'kysely';
import type { TimelineEntry } from '../../application/ports.js';
import type { Order } from '../../domain/order.js';
import type { OrderTables } from './tables.js';

/** A new order as its row; later changes go through orderSchema, which names the same columns. */
export function orderRow(order: Order): Insertable<OrderTables['orders']> {
  return {
    id: order.id,
    account_id: order.accountId,
    status: order.status,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    payment_detail: order.paymentDetail,
    currency: order.currency,
    subtotal_cents: order.subtotal.cents,
    discount_cents: order.discount.cents,
    shipping_cents: order.shipping.cents,
    charges_cents: order.charges.cents,
    total_cents: order.total.cents,
    worth_of_unit: order.worthOfUnit,
    captured_cents: order.captured.cents,
    surplus_cents: order.surplus.cents,
    refunded_cents: order.refunded.cents,
    coupon_id: order.couponId,
    coupon_code: order.couponCode,
    contact_email: order.contactEmail,
    contact_phone: order.contactPhone,
    customer_name: order.customerName,
    shipping_address: order.shippingAddress && JSON.stringify(order.shippingAddress),
    delivery: order.delivery && JSON.stringify(order.delivery),
    buyer_tax: order.buyerTax && JSON.stringify(order.buyerTax),
    receipt: JSON.stringify(order.receipt),
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
    cancel_reason: order.cancelReason,
    hold_expires_at: order.holdExpiresAt?.toISOString() ?? null,
    version: order.version,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
  };
}

/** One line of the history as its row. */
export function eventRow(id: string, entry: TimelineEntry, at: Date): Insertable<OrderTables['order_event']> {
  return {
    id,
    order_id: entry.orderId,
    event: entry.event,
    from_status: entry.from,
    to_status: entry.to,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    message: entry.message,
    detail: JSON.stringify(entry.detail ?? {}),
    created_at: at,
  };
}
