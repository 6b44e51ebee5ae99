import { Migration } from '@mikro-orm/migrations';

/** Up to which value of goods from abroad the tax of a zone is taken at checkout. */
export class Migration20261201020000_import_limits extends Migration {
  override up(): void {
    this.addSql('alter table tax_zone add column import_limit jsonb');
  }

  override down(): void {
    this.addSql('alter table tax_zone drop column import_limit');
  }
}
