import { Migration } from '@mikro-orm/migrations';

/** What banks keep of an order's money for good, since a dispute was lost. */
export class Migration20261210042200_lost_disputes extends Migration {
  override up(): void {
    this.addSql(`alter table orders add column lost_cents bigint not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table orders drop column lost_cents`);
  }
}
