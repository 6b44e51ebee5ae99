import { Migration } from '@mikro-orm/migrations';

/** Orders are found by the mailbox that hears of them: guests, whose account is a new one each time, are told apart by it. */
export class Migration20261124013000_mailboxes extends Migration {
  override up(): void {
    this.addSql(`create function mailbox(email text) returns text language sql immutable parallel safe return
      split_part(split_part(lower(normalize(email, NFKC)), '@', 1), '+', 1) || '@' ||
      split_part(lower(normalize(email, NFKC)), '@', 2)`);
    this.addSql(
      `create index orders_mailbox_idx on orders (mailbox(contact_email)) where status <> 'cancelled'`,
    );
  }

  override down(): void {
    this.addSql('drop index orders_mailbox_idx');
    this.addSql('drop function mailbox(text)');
  }
}
