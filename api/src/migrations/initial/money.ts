/** Payments and refunds, what providers told, the ledger, invoices and credit notes. Books are append-only and sum up to zero. */
export const MONEY = [
  `create function ledger_sums_to_zero() returns trigger language plpgsql
     as $$
   begin
     if (select coalesce(sum(amount_cents), 0) from ledger_posting where transaction_id = new.transaction_id) <> 0 then
       raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create table payment (
     id uuid primary key,
     order_id uuid not null references orders on delete cascade,
     kind text not null check (kind in ('full', 'deposit', 'balance')),
     method text not null check (method ~ '^[a-z][a-z-]{0,29}$'),
     due text not null check (due in ('now', 'on_delivery')),
     amount_cents bigint not null check (amount_cents >= 0),
     currency char(3) not null,
     status text not null check (status in ('pending', 'paid', 'failed', 'cancelled', 'refunded')),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (order_id, kind))`,
  `create table payment_attempt (
     id uuid primary key,
     payment_id uuid not null references payment on delete cascade,
     order_id uuid not null references orders on delete cascade,
     provider text not null check (provider ~ '^[a-z][a-z-]{0,29}$'),
     provider_ref text,
     provider_intent text,
     idempotency_key text not null unique,
     request jsonb not null,
     url text,
     amount_cents bigint not null check (amount_cents >= 0),
     currency char(3) not null,
     state text not null
       check (state in ('creating', 'open', 'processing', 'succeeded', 'failed', 'expired', 'unknown')),
     last_error text,
     expires_at timestamptz,
     next_check_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create index payment_attempt_callback_idx on payment_attempt ((request ->> 'callbackToken'))
     where provider = 'momo'`,
  `create index payment_attempt_check_idx on payment_attempt (next_check_at)
     where state in ('creating', 'open', 'processing', 'unknown')`,
  `create index payment_attempt_intent_idx on payment_attempt (provider_intent) where provider_intent is not null`,
  `create unique index payment_attempt_one_live on payment_attempt (payment_id)
     where state in ('creating', 'open', 'processing', 'unknown')`,
  `create index payment_attempt_order_idx on payment_attempt (order_id)`,
  `create unique index payment_attempt_ref on payment_attempt (provider, provider_ref)
     where provider_ref is not null`,
  `create table refund (
     id uuid primary key,
     order_id uuid not null references orders on delete cascade,
     payment_id uuid not null references payment,
     attempt_id uuid references payment_attempt,
     amount_cents bigint not null check (amount_cents > 0),
     currency char(3) not null,
     reason text not null default '',
     lines jsonb not null default '[]',
     status text not null check (status in ('requested', 'submitted', 'succeeded', 'failed', 'manual')),
     provider_ref text unique,
     idempotency_key text not null unique,
     tries integer not null default 0,
     last_error text,
     actor_kind text not null,
     actor_id uuid,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     by_hand boolean not null default false)`,
  `create index refund_needs_staff_idx on refund (created_at) where status in ('manual', 'failed')`,
  `create index refund_open_idx on refund (created_at) where status in ('requested', 'submitted')`,
  `create index refund_order_idx on refund (order_id)`,
  `create table provider_event (
     id uuid primary key,
     provider text not null,
     event_id text not null,
     type text not null,
     object_id text,
     payload jsonb not null,
     received_at timestamptz not null,
     processed_at timestamptz,
     outcome text,
     unique (provider, event_id))`,
  `create index provider_event_open_idx on provider_event (received_at) where processed_at is null`,
  `create table ledger_transaction (
     id uuid primary key,
     order_id uuid not null references orders,
     payment_id uuid,
     attempt_id uuid,
     refund_id uuid,
     type text not null
       check (type in ('capture', 'refund', 'refund_reversal', 'dispute', 'dispute_reversal', 'adjustment')),
     provider text not null,
     provider_object_id text not null,
     actor_kind text not null,
     actor_id uuid,
     occurred_at timestamptz not null,
     unique (provider, provider_object_id, type))`,
  `create index ledger_transaction_order_idx on ledger_transaction (order_id)`,
  `create trigger ledger_transaction_append_only before delete or update on ledger_transaction
     for each row execute function refuse_change()`,
  `create table ledger_posting (
     id uuid primary key,
     transaction_id uuid not null references ledger_transaction,
     account text not null,
     amount_cents bigint not null check (amount_cents <> 0),
     currency char(3) not null)`,
  `create index ledger_posting_transaction_idx on ledger_posting (transaction_id)`,
  `create trigger ledger_posting_append_only before delete or update on ledger_posting
     for each row execute function refuse_change()`,
  `create constraint trigger ledger_posting_balanced after insert on ledger_posting deferrable initially deferred
     for each row execute function ledger_sums_to_zero()`,
  `create table invoice (
     id uuid primary key,
     number bigint not null unique,
     order_id uuid not null unique references orders,
     issued_at timestamptz not null)`,
  `create index invoice_issued_idx on invoice (issued_at, id)`,
  `create table invoice_counter (
     singleton boolean default true primary key check (singleton),
     last bigint not null)`,
  `insert into invoice_counter (last) values (0)`,
  `create table credit_note (
     id uuid primary key,
     number bigint not null unique,
     order_id uuid not null references orders,
     record_id uuid not null unique,
     gross_cents bigint not null,
     taxes jsonb not null,
     issued_at timestamptz not null)`,
  `create index credit_note_order_idx on credit_note (order_id, number)`,
  `create trigger credit_note_append_only before update on credit_note
     for each row execute function refuse_change()`,
  `create table credit_note_counter (
     singleton boolean default true primary key check (singleton),
     last bigint not null)`,
  `insert into credit_note_counter (last) values (0)`,
];
