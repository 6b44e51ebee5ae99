import { Migration } from '@mikro-orm/migrations';

/**
 * The local payment sandbox keeps its books apart from the shop's: nothing refers across, and dropping the schema
 * takes the sandbox out.
 */
export class Migration20261121000300_sandbox extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `create schema sandbox`,
  `create table sandbox.setting (key text primary key, value jsonb not null)`,

  // what the card provider answers, as it answers it; extra is what its wire does not show
  `create table sandbox.object (
     id text primary key,
     seq bigint generated always as identity,
     kind text not null,
     parent text,
     data jsonb not null,
     extra jsonb not null default '{}',
     created_at timestamptz not null)`,
  `create index sandbox_object_kind_idx on sandbox.object (kind, seq desc)`,
  `create index sandbox_object_parent_idx on sandbox.object (parent) where parent is not null`,
  `create table sandbox.idempotency (
     key text primary key,
     request_hash text not null,
     status integer not null,
     body jsonb not null,
     request_id text not null,
     created_at timestamptz not null)`,

  // one row per message to the shop: the card provider's signed events and the wallet provider's unsigned callbacks
  `create table sandbox.delivery (
     id uuid primary key,
     seq bigint generated always as identity,
     provider text not null check (provider in ('stripe', 'momo')),
     event_id text not null,
     type text not null,
     url text,
     body text not null,
     state text not null check (state in ('waiting', 'delivered', 'failed', 'dropped')),
     tries integer not null default 0,
     next_at timestamptz,
     last_status integer,
     last_error text,
     created_at timestamptz not null,
     delivered_at timestamptz)`,
  `create index sandbox_delivery_event_idx on sandbox.delivery (event_id)`,
  `create index sandbox_delivery_due_idx on sandbox.delivery (next_at) where state = 'waiting'`,

  `create table sandbox.wallet_request (
     reference uuid primary key,
     seq bigint generated always as identity,
     amount text not null,
     currency text not null,
     external_id text not null,
     payer text not null,
     payer_message text not null default '',
     payee_note text not null default '',
     callback_url text,
     status text not null check (status in ('PENDING', 'SUCCESSFUL', 'FAILED')),
     reason text,
     transaction_id text,
     created_at timestamptz not null,
     decided_at timestamptz)`,
  `create index sandbox_wallet_request_recent_idx on sandbox.wallet_request (seq desc)`,
];
