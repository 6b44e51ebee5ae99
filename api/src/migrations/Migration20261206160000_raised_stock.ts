import { Migration } from '@mikro-orm/migrations';

/** Since when there have been more of a variant of which the shop was told that it runs low; null while it does. */
export class Migration20261206160000_raised_stock extends Migration {
  override up(): void {
    this.addSql('alter table low_stock_told add column raised_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table low_stock_told drop column raised_at');
  }
}
