import { Migration } from '@mikro-orm/migrations';

/** A draft becomes one order, whoever its customer is by then. */
export class Migration20261206010000_orders_of_drafts extends Migration {
  override up(): void {
    this.addSql(`create unique index orders_of_drafts_key on orders (idempotency_key)
      where idempotency_key like 'draft-order:%'`);
  }

  override down(): void {
    this.addSql('drop index orders_of_drafts_key');
  }
}
