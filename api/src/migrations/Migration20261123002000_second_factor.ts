import { Migration } from '@mikro-orm/migrations';

/** A second factor beside the password: codes of an authenticator app, recovery codes and passkeys. */
export class Migration20261123002000_second_factor extends Migration {
  override up(): void {
    this.addSql(`create table second_factor (
      account_id uuid primary key references account (id) on delete cascade,
      sealed_secret text not null,
      last_step bigint not null,
      confirmed_at timestamptz,
      created_at timestamptz not null
    )`);
    this.addSql(`create table recovery_code (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      code_hash text not null,
      used_at timestamptz
    )`);
    this.addSql(`create index recovery_code_account_id_idx on recovery_code (account_id)`);
    this.addSql(`create table passkey (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      credential_id text not null constraint passkey_credential_id_key unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`);
    this.addSql(`create index passkey_account_id_idx on passkey (account_id)`);
    this.addSql(`create table passkey_challenge (
      challenge text primary key,
      account_id uuid references account (id) on delete cascade,
      expires_at timestamptz not null
    )`);
    this.addSql(`alter table session add column second_factor boolean not null default false`);
    this.addSql(`alter table session add column device text not null default ''`);
  }

  override down(): void {
    this.addSql(`alter table session drop column device`);
    this.addSql(`alter table session drop column second_factor`);
    this.addSql(`drop table passkey_challenge`);
    this.addSql(`drop table passkey`);
    this.addSql(`drop table recovery_code`);
    this.addSql(`drop table second_factor`);
  }
}
