import { Migration } from '@mikro-orm/migrations';

/** Who tells a product just now, what came in between, under which name an offer was told, and why a channel does not open. */
export class Migration20261207060100_leases_of_channels extends Migration {
  override up(): void {
    this.addSql(`alter table channel_due
      add column is_claimed boolean not null default false,
      add column has_changed boolean not null default false`);
    this.addSql(`alter table channel_item add column told_as text not null default ''`);
    this.addSql(`alter table channel
      add column failure text not null default '',
      add column failed_at timestamptz`);
  }

  override down(): void {
    this.addSql('alter table channel drop column failure, drop column failed_at');
    this.addSql('alter table channel_item drop column told_as');
    this.addSql('alter table channel_due drop column is_claimed, drop column has_changed');
  }
}
