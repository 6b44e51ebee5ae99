import { Migration } from '@mikro-orm/migrations';

/** Who wants to be reminded of a cart that they leave, and when something in a cart was changed last. */
export class Migration20261208170700_reminders_of_left_carts extends Migration {
  override up(): void {
    this.addSql('alter table cart_line add column changed_at timestamptz not null default now()');
    this.addSql(`create table cart_consent (
       id uuid primary key,
       account_id uuid not null references account on delete cascade,
       email text not null,
       email_key text not null,
       language text,
       token_hash text constraint cart_consent_token_hash_key unique,
       asked_at timestamptz not null,
       reminded_at timestamptz,
       stopped_at timestamptz)`);
    this.addSql(`create unique index cart_consent_open_idx on cart_consent (account_id)
      where reminded_at is null and stopped_at is null`);
    this.addSql('create index cart_consent_account_id_index on cart_consent (account_id)');
    this.addSql('create index cart_consent_email_key_index on cart_consent (email_key)');
    this.addSql('create index cart_consent_asked_at_index on cart_consent (asked_at)');
  }

  override down(): void {
    this.addSql('drop table cart_consent');
    this.addSql('alter table cart_line drop column changed_at');
  }
}
