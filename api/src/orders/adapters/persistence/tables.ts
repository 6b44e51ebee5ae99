/** The tables that orders own, as SQL sees them. Money in cents, times as ISO 8601 strings. */
export interface OrderTables {
  orders: {
    id: string;
    account_id: string;
    status: string;
    payment_method: string;
    payment_status: string;
    payment_detail: string;
    currency: string;
    subtotal_cents: number;
    discount_cents: number;
    shipping_cents: number;
    total_cents: number;
    captured_cents: number;
    refunded_cents: number;
    coupon_id: string | null;
    coupon_code: string | null;
    contact_email: string;
    contact_phone: string;
    customer_name: string;
    shipping_address: unknown;
    receipt: unknown;
    carrier: string | null;
    tracking_number: string | null;
    cancel_reason: string | null;
    hold_expires_at: string | null;
    version: number;
    created_at: string;
    updated_at: string;
  };
  order_line: {
    id: string;
    order_id: string;
    position: number;
    product_id: string;
    variant_id: string;
    sku: string;
    name: string;
    options: unknown;
    image: string | null;
    description: string;
    quantity: number;
    list_price_cents: number;
    unit_price_cents: number;
    discount_cents: number;
    total_cents: number;
  };
  order_event: {
    id: string;
    order_id: string;
    event: string;
    from_status: string | null;
    to_status: string;
    actor_kind: string;
    actor_id: string | null;
    message: string;
    detail: unknown;
    created_at: Date | string;
  };
  tracking_event: {
    id: string;
    order_id: string;
    status: string;
    description: string;
    location: string;
    source: string;
    occurred_at: Date | string;
    created_at: Date | string;
  };
  order_feedback: { order_id: string; rating: number; comment: string; created_at: Date | string };
}
