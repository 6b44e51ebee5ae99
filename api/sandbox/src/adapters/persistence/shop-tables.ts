/** What the page of faults reads and moves in the shop's own tables. */
export interface ShopTables {
  orders: {
    id: string;
    status: string;
    payment_method: string;
    captured_cents: number;
    created_at: string;
    hold_expires_at: string | null;
  };
  payment_attempt: { next_check_at: string | null };
}
