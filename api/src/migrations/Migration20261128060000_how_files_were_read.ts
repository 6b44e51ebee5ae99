import { Migration } from '@mikro-orm/migrations';

/** An import keeps how its file was taken: the sign before decimals, and the columns that nothing was made of. */
export class Migration20261128060000_how_files_were_read extends Migration {
  override up(): void {
    this.addSql(`alter table product_import
      add column reading jsonb not null default '{"decimalSign": "point", "ignoredColumns": []}'`);
    this.addSql('alter table product_import alter column reading drop default');
  }

  override down(): void {
    this.addSql('alter table product_import drop column reading');
  }
}
