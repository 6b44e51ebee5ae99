import { Migration } from '@mikro-orm/migrations';

/** Applications that people let into the back office by OAuth 2.1. */
export class Migration20261204020000_oauth extends Migration {
  override up(): void {
    this.addSql(`create table oauth_client (
      id text primary key,
      name text not null,
      redirect_uris jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table connected_app (
      id uuid primary key,
      client_id text not null references oauth_client on delete cascade,
      owner_id uuid not null references account on delete cascade,
      name text not null,
      scopes jsonb not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`);
    this.addSql('create index connected_app_client_id_idx on connected_app (client_id)');
    this.addSql('create index connected_app_owner_id_idx on connected_app (owner_id)');
    this.addSql(`create table oauth_code (
      hash text primary key,
      app_id uuid not null references connected_app on delete cascade,
      redirect_uri text not null,
      challenge text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`);
    this.addSql('create index oauth_code_app_id_idx on oauth_code (app_id)');
    this.addSql(`create table oauth_token (
      hash text primary key,
      kind text not null check (kind in ('access', 'refresh')),
      app_id uuid references connected_app on delete cascade,
      key_id uuid references api_key on delete cascade,
      scopes jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      constraint oauth_token_of_check check ((app_id is null) <> (key_id is null))
    )`);
    this.addSql('create index oauth_token_app_id_idx on oauth_token (app_id)');
    this.addSql('create index oauth_token_key_id_idx on oauth_token (key_id)');
    this.addSql('create index oauth_token_expires_at_idx on oauth_token (expires_at)');
  }

  override down(): void {
    this.addSql('drop table oauth_token');
    this.addSql('drop table oauth_code');
    this.addSql('drop table connected_app');
    this.addSql('drop table oauth_client');
  }
}
