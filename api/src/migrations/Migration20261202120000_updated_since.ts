import { Migration } from '@mikro-orm/migrations';

/** Other systems read what has changed since they came last. */
export class Migration20261202120000_updated_since extends Migration {
  override up(): void {
    this.addSql('create index product_updated_idx on product (updated_at, id)');
    this.addSql('create index orders_updated_idx on orders (updated_at, id)');
  }

  override down(): void {
    this.addSql('drop index orders_updated_idx');
    this.addSql('drop index product_updated_idx');
  }
}
