type Timestamp = Date | string;

export interface PromotionTables {
  coupon: {
    id: string;
    code: string;
    description: string;
    kind: 'percent' | 'amount';
    percent: number | null;
    amount_cents: number | null;
    min_total_cents: number;
    first_order_only: boolean;
    account_id: string | null;
    max_uses: number | null;
    per_account: number;
    used: number;
    is_active: boolean;
    starts_at: Timestamp | null;
    ends_at: Timestamp | null;
    created_at: Timestamp;
  };
  coupon_use: {
    order_id: string;
    coupon_id: string;
    account_id: string;
    amount_cents: number;
    state: 'reserved' | 'used' | 'released';
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}

/** Read to know whether it is the shopper's first order. */
export interface PlacedOrdersTable {
  orders: { id: string; account_id: string; status: string };
}
