import { Migration } from '@mikro-orm/migrations';

/** Redirects know the file that they came with, so that it can be taken back. */
export class Migration20261205050100_imported_redirects extends Migration {
  override up(): void {
    this.addSql('alter table redirect add column import_id uuid');
    this.addSql('create index redirect_import_id_idx on redirect (import_id) where import_id is not null');
  }

  override down(): void {
    this.addSql('drop index redirect_import_id_idx');
    this.addSql('alter table redirect drop column import_id');
  }
}
