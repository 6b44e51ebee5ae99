import { Migration } from '@mikro-orm/migrations';

const CHECK = 'product_tax_category_check';
const KINDS = `'standard', 'reduced', 'second_reduced', 'zero', 'exempt'`;

/** A product may be taxed at a rate below 5 percent. */
export class Migration20261129060000_super_reduced extends Migration {
  override up(): void {
    this.addSql(`alter table product drop constraint ${CHECK}`);
    this.addSql(
      `alter table product add constraint ${CHECK} check (tax_category in (${KINDS}, 'super_reduced'))`,
    );
  }

  override down(): void {
    this.addSql(`update product set tax_category = 'reduced' where tax_category = 'super_reduced'`);
    this.addSql(`alter table product drop constraint ${CHECK}`);
    this.addSql(`alter table product add constraint ${CHECK} check (tax_category in (${KINDS}))`);
  }
}
