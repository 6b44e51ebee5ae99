import type { Generated, JSONColumnType } from 'kysely';

type Stamp = Date | string;

/** The sandbox's own schema; see the migration of its name. */
export interface SandboxTables {
  'sandbox.setting': { key: string; value: JSONColumnType<object, string, string> };
  'sandbox.object': {
    id: string;
    seq: Generated<number>;
    kind: string;
    parent: string | null;
    data: JSONColumnType<object, string, string>;
    extra: JSONColumnType<object, string, string>;
    created_at: Stamp;
  };
  'sandbox.idempotency': {
    key: string;
    request_hash: string;
    status: number;
    body: JSONColumnType<object, string, string>;
    request_id: string;
    created_at: Stamp;
  };
  'sandbox.delivery': {
    id: string;
    seq: Generated<number>;
    provider: string;
    event_id: string;
    type: string;
    url: string | null;
    body: string;
    state: 'waiting' | 'delivered' | 'failed' | 'dropped';
    tries: Generated<number>;
    next_at: Stamp | null;
    last_status: number | null;
    last_error: string | null;
    created_at: Stamp;
    delivered_at: Stamp | null;
  };
  'sandbox.wallet_request': {
    reference: string;
    seq: Generated<number>;
    amount: string;
    currency: string;
    external_id: string;
    payer: string;
    payer_message: string;
    payee_note: string;
    callback_url: string | null;
    status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
    reason: string | null;
    transaction_id: string | null;
    created_at: Stamp;
    decided_at: Stamp | null;
  };
}
