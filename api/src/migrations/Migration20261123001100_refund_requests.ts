import { Migration } from '@mikro-orm/migrations';

/** Refunds above the limit of whoever asks for them wait for a second person. */
export class Migration20261123001100_refund_requests extends Migration {
  override up(): void {
    this.addSql(`create table refund_request (
      id uuid primary key,
      order_id uuid not null references orders (id),
      scope jsonb not null,
      amount_cents bigint not null check (amount_cents > 0),
      reason text not null,
      state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
      asked_by uuid not null references account (id),
      decided_by uuid references account (id),
      created_at timestamptz not null,
      decided_at timestamptz,
      check (state <> 'approved' or decided_by <> asked_by)
    )`);
    this.addSql(`create index refund_request_order_id_idx on refund_request (order_id)`);
    this.addSql(
      `create unique index refund_request_waiting_key on refund_request (order_id) where state = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql(`drop table refund_request`);
  }
}
