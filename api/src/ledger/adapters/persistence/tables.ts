import type { ActorKind, EntryType, Provider } from '../../domain/entry.js';

type Timestamp = Date | string;

export interface LedgerTables {
  ledger_transaction: {
    id: string;
    order_id: string;
    payment_id: string | null;
    attempt_id: string | null;
    refund_id: string | null;
    type: EntryType;
    provider: Provider;
    provider_object_id: string;
    actor_kind: ActorKind;
    actor_id: string | null;
    occurred_at: Timestamp;
  };
  ledger_posting: {
    id: string;
    transaction_id: string;
    account: string;
    amount_cents: number;
    currency: string;
  };
}
