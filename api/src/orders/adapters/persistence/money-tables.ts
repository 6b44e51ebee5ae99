/** What order views read of the payments' and the ledger's tables; they are written by those features alone. */
export interface MoneyTables {
  payment: {
    id: string;
    order_id: string;
    kind: string;
    method: string;
    due: string;
    amount_cents: number;
    status: string;
    created_at: string;
  };
  payment_attempt: {
    id: string;
    payment_id: string;
    order_id: string;
    provider: string;
    provider_ref: string | null;
    url: string | null;
    amount_cents: number;
    state: string;
    last_error: string | null;
    expires_at: string | null;
    created_at: string;
  };
  refund: {
    id: string;
    order_id: string;
    payment_id: string;
    attempt_id: string | null;
    lines: unknown;
    amount_cents: number;
    reason: string;
    status: string;
    created_at: string;
  };
  ledger_transaction: {
    id: string;
    order_id: string;
    type: string;
    provider: string;
    provider_object_id: string;
    actor_kind: string;
    occurred_at: string;
  };
  ledger_posting: { id: string; transaction_id: string; account: string; amount_cents: number };
}
