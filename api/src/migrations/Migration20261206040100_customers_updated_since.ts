import { Migration } from '@mikro-orm/migrations';

/** Other systems read which customers have changed since they came last. */
export class Migration20261206040100_customers_updated_since extends Migration {
  override up(): void {
    this.addSql('create index account_updated_idx on account (updated_at, id)');
  }

  override down(): void {
    this.addSql('drop index account_updated_idx');
  }
}
