type Timestamp = Date | string;

/** What checkout reads of the catalogue and of the carts. */
export interface CheckoutTables {
  product: {
    id: string;
    name: string;
    description: string;
    discount_percent: number;
    status: 'active' | 'archived';
  };
  variant: {
    id: string;
    product_id: string;
    sku: string;
    options: Record<string, string>;
    price_cents: number;
    position: number;
    archived_at: Timestamp | null;
  };
  product_image: { product_id: string; media_key: string; option_value: string | null; position: number };
  stock: { variant_id: string; on_hand: number | null; held: number };
  stock_hold: { order_id: string; variant_id: string; quantity: number; state: string };
  cart_line: {
    id: string;
    account_id: string;
    variant_id: string;
    quantity: number;
    created_at: Timestamp;
  };
  orders: { id: string; account_id: string; status: string; hold_expires_at: Timestamp | null };
  idempotency_key: {
    account_id: string;
    route: string;
    key: string;
    body_hash: string;
    status: number | null;
    response: unknown;
    created_at: Timestamp;
  };
}
