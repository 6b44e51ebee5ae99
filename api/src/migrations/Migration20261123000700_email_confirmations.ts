import { Migration } from '@mikro-orm/migrations';

/** Mail addresses that were confirmed by a mailed link. */
export class Migration20261123000700_email_confirmations extends Migration {
  override up(): void {
    this.addSql(
      `create table email_confirmation (
        account_id uuid primary key references account (id),
        token_hash text constraint email_confirmation_token_hash_key unique,
        expires_at timestamptz not null,
        confirmed_at timestamptz)`,
    );
  }

  override down(): void {
    this.addSql('drop table email_confirmation');
  }
}
