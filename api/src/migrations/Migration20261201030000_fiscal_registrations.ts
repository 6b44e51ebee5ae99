import { Migration } from '@mikro-orm/migrations';

/** The invoices and credit notes that a tax office is told of, and what it says. */
export class Migration20261201030000_fiscal_registrations extends Migration {
  override up(): void {
    this.addSql(`create table fiscal_registration (
      id uuid primary key,
      kind text not null check (kind in ('invoice', 'credit note')),
      order_id uuid not null references orders (id),
      number text not null constraint fiscal_registration_number_key unique,
      authority text not null,
      state text not null check (state in ('waiting', 'registered', 'refused')),
      reason text not null default '',
      fiscal_number text,
      verification text,
      qr text,
      reference text,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      held_until timestamptz,
      registered_at timestamptz,
      created_at timestamptz not null,
      check ((state = 'registered') = (fiscal_number is not null and registered_at is not null))
    )`);
    this.addSql('create index fiscal_registration_order_idx on fiscal_registration (order_id, number)');
    this.addSql(`create index fiscal_registration_due_idx on fiscal_registration (next_try_at)
      where state = 'waiting'`);
    this.addSql(`create index fiscal_registration_refused_idx on fiscal_registration (created_at)
      where state = 'refused'`);
  }

  override down(): void {
    this.addSql('drop table fiscal_registration');
  }
}
