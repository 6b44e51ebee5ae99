import { Migration } from '@mikro-orm/migrations';

/** A reminder whose letter cannot be written is put off, and keeps no other waiting. */
export class Migration20261208204800_reminders_put_off extends Migration {
  override up(): void {
    this.addSql('alter table cart_consent add column failed_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table cart_consent drop column failed_at');
  }
}
