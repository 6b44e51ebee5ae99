import { Migration } from '@mikro-orm/migrations';

/** How often an address has subscribed: the links in the letters of one time end that one alone. */
export class Migration20261130010000_rounds_of_the_newsletter extends Migration {
  override up(): void {
    this.addSql('alter table newsletter_subscriber add column rounds integer not null default 0');
    this.addSql('alter table newsletter_subscriber alter column rounds drop default');
    this.addSql('update newsletter_subscriber set rounds = 1 where confirmed_at is not null');
  }

  override down(): void {
    this.addSql('alter table newsletter_subscriber drop column rounds');
  }
}
