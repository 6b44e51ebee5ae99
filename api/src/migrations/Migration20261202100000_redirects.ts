import { Migration } from '@mikro-orm/migrations';

/** Addresses of the shop that are gone, where they lead, and how often they were asked for. */
export class Migration20261202100000_redirects extends Migration {
  override up(): void {
    this.addSql(`create table redirect (
      id uuid primary key,
      from_path text not null,
      to_address text not null,
      to_path text,
      hits int not null default 0,
      last_hit_at timestamptz,
      created_at timestamptz not null,
      constraint redirect_from_path_key unique (from_path)
    )`);
    this.addSql('create index redirect_to_path_idx on redirect (to_path)');
  }

  override down(): void {
    this.addSql('drop table redirect');
  }
}
