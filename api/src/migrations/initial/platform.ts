/** Jobs, limits and logs of every feature. Counts of rate limits are worth nothing after their window: they need no write-ahead log. */
export const PLATFORM = [
  `create table outbox (
     id uuid primary key,
     topic text not null,
     dedupe_key text unique,
     payload jsonb not null,
     created_at timestamptz not null,
     delivered_at timestamptz,
     tries integer not null default 0,
     last_error text)`,
  `create index outbox_open_idx on outbox (created_at) where delivered_at is null`,
  `create table regular_job (
     task text primary key,
     begun_at timestamptz not null)`,
  `create table job_worker (
     id text primary key,
     seen_at timestamptz not null)`,
  `create unlogged table rate_limit (
     bucket text primary key,
     hits integer not null,
     resets_at timestamptz not null)`,
  `create index rate_limit_resets_idx on rate_limit (resets_at)`,
  `create table idempotency_key (
     account_id uuid,
     route text,
     key text check (length(key) between 1 and 255),
     body_hash text not null,
     status integer,
     response jsonb,
     created_at timestamptz not null,
     primary key (account_id, route, key))`,
  `create index idempotency_key_created_idx on idempotency_key (created_at)`,
  `create table security_event (
     id uuid primary key,
     kind text not null,
     outcome text not null,
     actor_id uuid,
     account_id uuid,
     account_hash text not null,
     network text not null,
     factor text not null,
     about text not null,
     request_id text not null,
     times integer not null,
     bucket text not null unique,
     created_at timestamptz not null,
     last_at timestamptz not null)`,
  `create index security_event_account_hash_idx on security_event (account_hash)`,
  `create index security_event_account_id_idx on security_event (account_id)`,
  `create index security_event_created_at_idx on security_event (created_at desc, id desc)`,
  `create table staff_budget (
     account_id uuid references account on delete cascade,
     day date,
     taken_cents bigint not null check (taken_cents >= 0),
     primary key (account_id, day))`,
  `create function chain_audit_event() returns trigger language plpgsql
     as $$
     begin
       insert into audit_head default values on conflict do nothing;
       select head.seq + 1, head.hash into new.seq, new.previous_hash from audit_head head for update;
       new.hash := audit_hash(new);
       update audit_head set seq = new.seq, hash = new.hash;
       return new;
     end $$`,
  `create function refuse_audit_change() returns trigger language plpgsql
     as $$
     begin
       if tg_op = 'UPDATE' and new.actor_email = '' and old.actor_email <> ''
          and to_jsonb(new) - 'actor_email' = to_jsonb(old) - 'actor_email' then return new; end if;
       raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
     end $$`,
  `create table audit_event (
     id uuid primary key,
     actor_id uuid,
     actor_email text not null default '',
     action text not null,
     entity text not null,
     entity_id text not null,
     changes jsonb not null default '{}',
     request_id text not null default '',
     created_at timestamptz not null,
     seq bigint not null default 0,
     previous_hash text not null default '',
     hash text not null default '')`,
  `create index audit_event_created_idx on audit_event (created_at desc, id desc)`,
  `create index audit_event_entity_idx on audit_event (entity, entity_id, created_at desc)`,
  `create unique index audit_event_seq_key on audit_event (seq)`,
  `create function audit_hash(entry audit_event) returns text language sql stable
     as $$
     select encode(sha256(convert_to(entry.previous_hash || jsonb_build_array(entry.seq, entry.id, entry.actor_id, entry.action,
       entry.entity, entry.entity_id, entry.changes, entry.request_id,
       (extract(epoch from entry.created_at) * 1000000)::bigint)::text, 'UTF8')), 'hex') $$`,
  `create trigger audit_event_append_only before delete or update on audit_event
     for each row execute function refuse_audit_change()`,
  `create trigger audit_event_chain before insert on audit_event
     for each row execute function chain_audit_event()`,
  `create table audit_head (
     singleton boolean default true primary key check (singleton),
     seq bigint not null default 0,
     hash text not null default '')`,
  `insert into audit_head default values`,
];
