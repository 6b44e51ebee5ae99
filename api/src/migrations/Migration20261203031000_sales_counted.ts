import { Migration } from '@mikro-orm/migrations';

/** Tells of products whose sales were counted anew: their place among the best-selling may be another. */
export class Migration20261203031000_sales_counted extends Migration {
  override up(): void {
    this.addSql(`create function tell_sales() returns trigger language plpgsql as $$
      begin
        perform tell_event('product.sales_counted', 'product', new.id, '{}');
        return null;
      end $$`);
    this.addSql(`create trigger product_sales_told after update of sold_count on product
      for each row when (old.sold_count <> new.sold_count) execute function tell_sales()`);
  }

  override down(): void {
    this.addSql('drop trigger product_sales_told on product');
    this.addSql('drop function tell_sales()');
  }
}
