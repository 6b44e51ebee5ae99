import { Migration } from '@mikro-orm/migrations';

/** What orders were placed in, and what accounts are written to in; those of before are written to in the shop's first language. */
export class Migration20261202080000_languages extends Migration {
  override up(): void {
    this.addSql('alter table orders add column language text');
    this.addSql('alter table account add column language text');
  }

  override down(): void {
    this.addSql('alter table account drop column language');
    this.addSql('alter table orders drop column language');
  }
}
