import { Migration } from '@mikro-orm/migrations';

/** Where other systems are told what happens, what each is told, and how each call went. */
export class Migration20261202070000_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhook (
      id uuid primary key,
      owner_id uuid references account on delete set null,
      name text not null constraint webhook_name_key unique,
      url text not null,
      types jsonb not null,
      off_reason text check (off_reason in ('by-hand', 'failing', 'gone')),
      off_at timestamptz,
      position bigint not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      rotated_at timestamptz not null,
      check ((off_reason is null) = (off_at is null))
    )`);
    this.addSql('create index webhook_owner_id_idx on webhook (owner_id)');
    this.addSql(`create table webhook_secret (
      id bigserial primary key,
      webhook_id uuid not null references webhook on delete cascade,
      sealed text not null,
      created_at timestamptz not null,
      ends_at timestamptz
    )`);
    this.addSql('create index webhook_secret_webhook_id_idx on webhook_secret (webhook_id)');
    this.addSql(`create table webhook_delivery (
      id uuid primary key,
      webhook_id uuid not null references webhook on delete cascade,
      event_id uuid not null,
      position bigint not null,
      type text not null,
      resource text not null,
      resource_id uuid not null,
      body text not null,
      created_at timestamptz not null,
      tries integer not null default 0,
      failing_since timestamptz,
      next_try_at timestamptz,
      claimed_until timestamptz,
      delivered_at timestamptz,
      constraint webhook_delivery_once unique (webhook_id, event_id)
    )`);
    this.addSql(
      'create index webhook_delivery_due_idx on webhook_delivery (webhook_id, next_try_at) where next_try_at is not null',
    );
    this.addSql(`create index webhook_delivery_order_idx on webhook_delivery (webhook_id, resource_id, position)
      where next_try_at is not null`);
    this.addSql('create index webhook_delivery_created_at_idx on webhook_delivery (webhook_id, created_at)');
    this.addSql(`create table webhook_attempt (
      id bigserial primary key,
      delivery_id uuid not null references webhook_delivery on delete cascade,
      made_at timestamptz not null,
      took_ms integer not null,
      status integer,
      failure text,
      answer text not null
    )`);
    this.addSql('create index webhook_attempt_delivery_id_idx on webhook_attempt (delivery_id)');
  }

  override down(): void {
    for (const table of ['webhook_attempt', 'webhook_delivery', 'webhook_secret', 'webhook'])
      this.addSql(`drop table ${table}`);
  }
}
