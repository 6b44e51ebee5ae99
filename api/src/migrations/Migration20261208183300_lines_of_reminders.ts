import { Migration } from '@mikro-orm/migrations';

/** What lay in a cart when somebody was reminded of it: the link of the letter shows that, and nothing that was put there later. */
export class Migration20261208183300_lines_of_reminders extends Migration {
  override up(): void {
    this.addSql('alter table cart_consent add column lines jsonb');
  }

  override down(): void {
    this.addSql('alter table cart_consent drop column lines');
  }
}
