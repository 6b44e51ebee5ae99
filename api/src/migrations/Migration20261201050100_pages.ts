import { Migration } from '@mikro-orm/migrations';

/** Pages that merchants compose of blocks, and what they were published as. */
export class Migration20261201050100_pages extends Migration {
  override up(): void {
    this.addSql(`create table page (
      id uuid primary key,
      address text not null,
      draft jsonb not null,
      published jsonb,
      published_at timestamptz,
      scheduled jsonb,
      scheduled_at timestamptz,
      version int not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint page_address_key unique (address)
    )`);
    this.addSql(`create table page_version (
      id uuid primary key,
      page_id uuid not null references page (id) on delete cascade,
      content jsonb not null,
      published_at timestamptz not null
    )`);
    this.addSql('create index page_version_page_id_idx on page_version (page_id, published_at)');
  }

  override down(): void {
    this.addSql('drop table page_version');
    this.addSql('drop table page');
  }
}
