import { Migration } from '@mikro-orm/migrations';

/** Orders of the shop that somebody moved from. */
export class Migration20261207040000_earlier_orders extends Migration {
  override up(): void {
    this.addSql(`create table earlier_order (
      id uuid primary key,
      number text not null,
      placed_at timestamptz not null,
      email text not null,
      email_key text,
      name text not null,
      status text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      shipping_cents bigint check (shipping_cents >= 0),
      tax_cents bigint check (tax_cents >= 0),
      discount_cents bigint check (discount_cents >= 0),
      total_cents bigint not null check (total_cents >= 0),
      refunded_cents bigint check (refunded_cents >= 0),
      lines jsonb not null,
      import_id uuid not null,
      imported_at timestamptz not null,
      before jsonb,
      constraint earlier_order_number_placed_at_key unique (number, placed_at)
    )`);
    this.addSql(
      'create index earlier_order_email_key_idx on earlier_order (email_key, placed_at desc) where email_key is not null',
    );
    this.addSql('create index earlier_order_placed_at_idx on earlier_order (placed_at desc, id desc)');
    this.addSql('create index earlier_order_import_id_idx on earlier_order (import_id)');
  }

  override down(): void {
    this.addSql('drop table earlier_order');
  }
}
