import { Migration } from '@mikro-orm/migrations';

/** Taking the whole shop along by the panel: who may fetch an archive, and the one that fills an empty shop, in pieces. */
export class Migration20261208111200_shop_archives extends Migration {
  override up(): void {
    this.addSql(`create table shop_archive (
      id uuid primary key,
      kind text not null check (kind in ('download', 'upload')),
      state text not null check (state in ('offered', 'taken', 'receiving', 'filling', 'done', 'refused')),
      account_id uuid not null references account on delete cascade,
      bytes bigint not null check (bytes >= 0),
      tries int not null default 0,
      brought jsonb,
      sentence text not null default '',
      created_at timestamptz not null,
      touched_at timestamptz not null
    )`);
    this.addSql(`create unique index shop_archive_upload_key on shop_archive (kind) where kind = 'upload'`);
    this.addSql('create index shop_archive_account_id_idx on shop_archive (account_id)');
    this.addSql(`create table shop_archive_piece (
      archive_id uuid not null references shop_archive on delete cascade,
      number int not null check (number >= 0),
      content bytea not null,
      primary key (archive_id, number)
    )`);
    // packed already
    this.addSql('alter table shop_archive_piece alter column content set storage external');
  }

  override down(): void {
    this.addSql('drop table shop_archive_piece');
    this.addSql('drop table shop_archive');
  }
}
