import { Migration } from '@mikro-orm/migrations';

/** What a customer has spent is read from the index alone, in the shop's currency too. */
export class Migration20261204010000_spending_from_the_index extends Migration {
  override up(): void {
    this.addSql('drop index orders_spent_idx');
    this.addSql(
      `create index orders_spent_idx on orders (account_id)
        include (status, captured_cents, refunded_cents, worth_of_unit, created_at)`,
    );
  }

  override down(): void {
    this.addSql('drop index orders_spent_idx');
    this.addSql(
      'create index orders_spent_idx on orders (account_id) include (status, captured_cents, refunded_cents, created_at)',
    );
  }
}
