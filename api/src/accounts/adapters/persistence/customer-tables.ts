/** What the back office reads of accounts and of their orders. */
export interface CustomerTables {
  account: {
    id: string;
    email: string;
    email_key: string;
    name: string;
    phone: string;
    role: string;
    disabled_at: Date | string | null;
    last_seen_at: string | null;
    created_at: string;
    updated_at: Date | string;
  };
  orders: {
    id: string;
    account_id: string;
    status: string;
    captured_cents: number;
    refunded_cents: number;
    created_at: string;
  };
}
