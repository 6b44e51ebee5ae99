import { Migration } from '@mikro-orm/migrations';

/** The dry run of an import says what is to be known of a line besides its changes. */
export class Migration20261129070000_notes_of_imports extends Migration {
  override up(): void {
    this.addSql('alter table product_import_line add column note text');
  }

  override down(): void {
    this.addSql('alter table product_import_line drop column note');
  }
}
