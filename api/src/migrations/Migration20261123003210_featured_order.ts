import { Migration } from '@mikro-orm/migrations';

/** The place of a featured product, given by hand; without one it follows those that have one. */
export class Migration20261123003210_featured_order extends Migration {
  override up(): void {
    this.addSql(`alter table product add column featured_place integer`);
    this.addSql(`drop index product_featured_idx`);
    this.addSql(`create index product_featured_idx
      on product (is_featured desc, featured_place, shelf_rank, id) where status = 'active'`);
  }

  override down(): void {
    this.addSql(`drop index product_featured_idx`);
    this.addSql(`create index product_featured_idx
      on product (is_featured desc, shelf_rank, id) where status = 'active'`);
    this.addSql(`alter table product drop column featured_place`);
  }
}
