import { Migration } from '@mikro-orm/migrations';

/** How many requests have gone on with the last use of a link: each use has so many. */
export class Migration20261208210300_rests_of_downloads extends Migration {
  override up(): void {
    this.addSql('alter table download add column rests integer not null default 0');
  }

  override down(): void {
    this.addSql('alter table download drop column rests');
  }
}
