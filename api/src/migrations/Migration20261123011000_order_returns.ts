import { Migration } from '@mikro-orm/migrations';

/** What shoppers send back. An order has one open return at a time. */
export class Migration20261123011000_order_returns extends Migration {
  override up(): void {
    this.addSql(`create table order_return (
      id uuid primary key,
      order_id uuid not null references orders (id),
      state text not null check (state in ('requested', 'approved', 'declined', 'received', 'refunded')),
      reason text not null,
      comment text not null default '',
      handover text not null check (handover in ('label', 'drop_off')),
      lines jsonb not null,
      amount_cents bigint not null check (amount_cents >= 0),
      message text not null default '',
      refund_ids jsonb not null default '[]',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (state <> 'declined' or message <> '')
    )`);
    this.addSql('create index order_return_order_id_idx on order_return (order_id)');
    this.addSql('create index order_return_created_at_idx on order_return (created_at, id)');
    this.addSql(`create unique index order_return_open_key on order_return (order_id)
      where state in ('requested', 'approved', 'received')`);
  }

  override down(): void {
    this.addSql('drop table order_return');
  }
}
