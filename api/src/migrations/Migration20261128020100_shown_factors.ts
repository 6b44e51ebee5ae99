import { Migration } from '@mikro-orm/migrations';

/**
 * When a second factor was shown in a session, changes of mail addresses that wait for their link, since when links of order
 * mails count, and the book of security events. Sessions that a password alone opened of an account with a passkey end.
 */
export class Migration20261128020100_shown_factors extends Migration {
  override up(): void {
    this.addSql(`alter table session add column factor_shown_at timestamptz`);
    this.addSql(`update session set factor_shown_at = authenticated_at where second_factor`);
    this.addSql(`update session set revoked_at = now() where revoked_at is null and not second_factor
      and account_id in (select account_id from passkey)`);
    this.addSql(`alter table account add column order_links_from timestamptz`);
    this.addSql(`alter table account add column password_by_mail_at timestamptz`);
    this.addSql(`create table email_change (
      account_id uuid primary key references account (id) on delete cascade,
      email text not null,
      token_hash text not null constraint email_change_token_hash_key unique,
      expires_at timestamptz not null
    )`);
    this.addSql(`create table security_event (
      id uuid primary key,
      kind text not null,
      outcome text not null,
      actor_id uuid,
      account_id uuid,
      account_hash text not null,
      network text not null,
      factor text not null,
      about text not null,
      request_id text not null,
      times integer not null,
      bucket text not null constraint security_event_bucket_key unique,
      created_at timestamptz not null,
      last_at timestamptz not null
    )`);
    this.addSql(`create index security_event_created_at_idx on security_event (created_at desc, id desc)`);
    this.addSql(`create index security_event_account_id_idx on security_event (account_id)`);
    this.addSql(`create index security_event_account_hash_idx on security_event (account_hash)`);
  }

  override down(): void {
    this.addSql(`drop table security_event`);
    this.addSql(`drop table email_change`);
    this.addSql(`alter table account drop column password_by_mail_at`);
    this.addSql(`alter table account drop column order_links_from`);
    this.addSql(`alter table session drop column factor_shown_at`);
  }
}
