import { Migration } from '@mikro-orm/migrations';

/** The e-invoices that are sent to the buyer's program. */
export class Migration20261201031000_e_invoice_sendings extends Migration {
  override up(): void {
    this.addSql(`create table e_invoice_sending (
      id uuid primary key,
      order_id uuid not null references orders (id),
      number text not null,
      participant text not null,
      buyer_reference text not null default '',
      state text not null check (state in ('waiting', 'sent', 'refused')),
      reason text not null default '',
      reference text,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      held_until timestamptz,
      sent_at timestamptz,
      created_at timestamptz not null,
      check ((state = 'sent') = (reference is not null and sent_at is not null))
    )`);
    this.addSql('create index e_invoice_sending_order_idx on e_invoice_sending (order_id, number)');
    this.addSql(
      `create index e_invoice_sending_due_idx on e_invoice_sending (next_try_at) where state = 'waiting'`,
    );
  }

  override down(): void {
    this.addSql('drop table e_invoice_sending');
  }
}
