import { Migration } from '@mikro-orm/migrations';

/** The panel's page of a customer shows what came from their mailbox, and an erasure finds it. */
export class Migration20261208210130_messages_by_mailbox extends Migration {
  override up(): void {
    this.addSql(
      'create index contact_message_email_idx on contact_message (lower(email), created_at desc, id desc)',
    );
  }

  override down(): void {
    this.addSql('drop index contact_message_email_idx');
  }
}
