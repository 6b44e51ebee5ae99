import { Migration } from '@mikro-orm/migrations';

/** When what is taken off a product ends by itself. */
export class Migration20261206080000_ends_of_sales extends Migration {
  override up(): void {
    this.addSql('alter table product add column sale_ends_at timestamptz');
    this.addSql(
      'create index product_sale_ends_at_idx on product (sale_ends_at) where sale_ends_at is not null',
    );
  }

  override down(): void {
    this.addSql('drop index product_sale_ends_at_idx');
    this.addSql('alter table product drop column sale_ends_at');
  }
}
