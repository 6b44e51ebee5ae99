import { Migration } from '@mikro-orm/migrations';

/** A return is exchanged once. */
export class Migration20261207010000_exchanges extends Migration {
  override up(): void {
    this.addSql(
      'create index order_edit_return_id_idx on order_edit (return_id) where return_id is not null',
    );
    this.addSql(`create unique index order_edit_exchange_key on order_edit (return_id)
      where return_id is not null and completed_at is not null`);
  }

  override down(): void {
    this.addSql('drop index order_edit_exchange_key');
    this.addSql('drop index order_edit_return_id_idx');
  }
}
