import { Migration } from '@mikro-orm/migrations';

/** The newest orders with a product are found by an index, which finds all of them as well. */
export class Migration20261126010000_bought_along extends Migration {
  override up(): void {
    this.addSql('create index order_line_newest_idx on order_line (product_id, id desc)');
    this.addSql('drop index order_line_product_idx');
  }

  override down(): void {
    this.addSql('create index order_line_product_idx on order_line (product_id)');
    this.addSql('drop index order_line_newest_idx');
  }
}
