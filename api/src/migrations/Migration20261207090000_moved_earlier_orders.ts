import { Migration } from '@mikro-orm/migrations';

/** Orders of the former shop whose customer's account became a part of another one. */
export class Migration20261207090000_moved_earlier_orders extends Migration {
  override up(): void {
    this.addSql('alter table earlier_order add column is_moved boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table earlier_order drop column is_moved');
  }
}
