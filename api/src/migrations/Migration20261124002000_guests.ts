import { Migration } from '@mikro-orm/migrations';

/** Visitors who buy without an account are accounts that nobody logs in to. */
export class Migration20261124002000_guests extends Migration {
  override up(): void {
    this.roles(`'guest', 'customer', 'staff', 'admin'`);
    this.addSql('alter table unpaid_order add column contact text');
    this.addSql(`create index unpaid_order_contact_idx on unpaid_order (contact) include (units)
      where contact is not null`);
  }

  override down(): void {
    this.addSql('alter table unpaid_order drop column contact');
    this.roles(`'customer', 'staff', 'admin'`);
  }

  private roles(names: string): void {
    this.addSql(`alter table account drop constraint account_role_check,
      add constraint account_role_check check (role in (${names}))`);
  }
}
