import { Migration } from '@mikro-orm/migrations';

/** The highest rated first, of those the most often rated: the list's order without sorting. */
export class Migration20261123003700_highest_rated extends Migration {
  override up(): void {
    this.addSql(`drop index product_rating_idx`);
    this.addSql(
      `create index product_rating_idx on product (rating_average desc, rating_count desc, id desc) where status = 'active'`,
    );
  }

  override down(): void {
    this.addSql(`drop index product_rating_idx`);
    this.addSql(
      `create index product_rating_idx on product (rating_score desc, id desc) where status = 'active'`,
    );
  }
}
