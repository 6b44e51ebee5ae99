import { Migration } from '@mikro-orm/migrations';

/** Keys for other systems, and their secrets as hashes. */
export class Migration20261201060000_api_keys extends Migration {
  override up(): void {
    this.addSql(`create table api_key (
      id uuid primary key,
      owner_id uuid not null references account on delete cascade,
      name text not null constraint api_key_name_key unique,
      scopes jsonb not null,
      networks jsonb not null default '[]',
      expires_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      rotated_at timestamptz not null
    )`);
    this.addSql('create index api_key_owner_id_idx on api_key (owner_id)');
    this.addSql(`create table api_key_secret (
      hash text primary key,
      key_id uuid not null references api_key on delete cascade,
      hint text not null,
      created_at timestamptz not null,
      ends_at timestamptz,
      last_used_at timestamptz
    )`);
    this.addSql('create index api_key_secret_key_id_idx on api_key_secret (key_id)');
  }

  override down(): void {
    this.addSql('drop table api_key_secret');
    this.addSql('drop table api_key');
  }
}
