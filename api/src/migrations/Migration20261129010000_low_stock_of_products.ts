import { Migration } from '@mikro-orm/migrations';

/** From how few pieces of a variant a product is low in stock; null is as the shop has it. */
export class Migration20261129010000_low_stock_of_products extends Migration {
  override up(): void {
    this.addSql(`alter table product add low_stock_from integer check (low_stock_from >= 0)`);
  }

  override down(): void {
    this.addSql(`alter table product drop column low_stock_from`);
  }
}
