import type { AttemptState } from '../../domain/attempt.js';
import type { Obligation, ObligationStatus } from '../../domain/obligation.js';
import type { ProviderName } from '../../domain/payment.js';
import type { RefundState } from '../../domain/refund.js';

type Timestamp = Date | string;

/** The tables that payments own, as SQL sees them. Money in cents. */
export interface PaymentTables {
  payment: {
    id: string;
    order_id: string;
    kind: Obligation['kind'];
    method: Obligation['method'];
    due: Obligation['due'];
    amount_cents: number;
    currency: string;
    status: ObligationStatus;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  payment_attempt: {
    id: string;
    payment_id: string;
    order_id: string;
    provider: ProviderName;
    provider_ref: string | null;
    provider_intent: string | null;
    idempotency_key: string;
    request: unknown;
    url: string | null;
    amount_cents: number;
    currency: string;
    state: AttemptState;
    last_error: string | null;
    expires_at: Timestamp | null;
    next_check_at: Timestamp | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  refund: {
    id: string;
    order_id: string;
    payment_id: string;
    attempt_id: string | null;
    amount_cents: number;
    currency: string;
    reason: string;
    lines: unknown;
    status: RefundState;
    provider_ref: string | null;
    idempotency_key: string;
    tries: number;
    last_error: string | null;
    actor_kind: string;
    actor_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  provider_event: {
    id: string;
    provider: string;
    event_id: string;
    type: string;
    object_id: string | null;
    payload: unknown;
    received_at: Timestamp;
    processed_at: Timestamp | null;
    outcome: string | null;
  };
}
