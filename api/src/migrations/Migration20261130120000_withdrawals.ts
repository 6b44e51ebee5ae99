import { Migration } from '@mikro-orm/migrations';

/** The register of withdrawals, and returns that come of one. */
export class Migration20261130120000_withdrawals extends Migration {
  override up(): void {
    this.addSql(`create table withdrawal (
      id uuid primary key,
      order_id uuid references orders (id) on delete set null,
      order_number text not null,
      name text not null,
      email text not null,
      items text not null default '',
      lines jsonb not null default '[]',
      state text not null check (state in ('open', 'late', 'unknown', 'cancelled', 'refunded', 'returning', 'settled')),
      statement text not null,
      received_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql('create unique index withdrawal_statement_key on withdrawal (md5(statement))');
    this.addSql('create index withdrawal_order_id_idx on withdrawal (order_id)');
    this.addSql('create index withdrawal_received_at_idx on withdrawal (received_at, id)');
    this.addSql('alter table order_return drop constraint order_return_handover_check');
    this.addSql(`alter table order_return add constraint order_return_handover_check
      check (handover in ('label', 'drop_off', 'post'))`);
  }

  override down(): void {
    this.addSql('alter table order_return drop constraint order_return_handover_check');
    this.addSql(`update order_return set handover = 'drop_off' where handover = 'post'`);
    this.addSql(`alter table order_return add constraint order_return_handover_check
      check (handover in ('label', 'drop_off'))`);
    this.addSql('drop table withdrawal');
  }
}
