import { Migration } from '@mikro-orm/migrations';

/** Texts of letters and papers as the merchant words them, where they are other than those that the shop comes with. */
export class Migration20261206020000_wordings extends Migration {
  override up(): void {
    this.addSql(`create table wording (
      language text not null,
      key text not null,
      text text not null,
      updated_at timestamptz not null,
      primary key (language, key)
    )`);
  }

  override down(): void {
    this.addSql('drop table wording');
  }
}
