import { Migration } from '@mikro-orm/migrations';

/** In which language somebody waits for what is sold out. */
export class Migration20261203131000_language_of_alerts extends Migration {
  override up(): void {
    this.addSql('alter table stock_alert add column language text');
  }

  override down(): void {
    this.addSql('alter table stock_alert drop column language');
  }
}
