import { Migration } from '@mikro-orm/migrations';

/** Whose an order of the former shop is that had been moved to another account, and went when its import was taken back. */
export class Migration20261208093743_removed_moved_orders extends Migration {
  override up(): void {
    this.addSql(`create table moved_earlier_order (
      number text not null,
      placed_at timestamptz not null,
      account_id uuid not null constraint moved_earlier_order_account_id_fkey references account on delete cascade,
      constraint moved_earlier_order_pkey primary key (number, placed_at))`);
    this.addSql('create index moved_earlier_order_account_id_idx on moved_earlier_order (account_id)');
    this.addSql(
      'create index account_merged_into_idx on account (merged_into) where merged_into is not null',
    );
  }

  override down(): void {
    this.addSql('drop index account_merged_into_idx');
    this.addSql('drop table moved_earlier_order');
  }
}
