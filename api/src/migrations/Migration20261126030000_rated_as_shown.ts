import { Migration } from '@mikro-orm/migrations';

/** The highest rated as lists show it, with one decimal, first; of those the most often rated. */
export class Migration20261126030000_rated_as_shown extends Migration {
  override up(): void {
    this.addSql(`drop index product_rating_idx`);
    this.addSql(
      `create index product_rating_idx on product (round(rating_average, 1) desc, rating_count desc, id desc)
         where status = 'active'`,
    );
  }

  override down(): void {
    this.addSql(`drop index product_rating_idx`);
    this.addSql(
      `create index product_rating_idx on product (rating_average desc, rating_count desc, id desc) where status = 'active'`,
    );
  }
}
