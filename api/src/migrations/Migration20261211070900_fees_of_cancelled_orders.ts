import { Migration } from '@mikro-orm/migrations';

/** What of the money of a cancelled order stays with the shop: nothing of it goes back by itself later. */
export class Migration20261211070900_fees_of_cancelled_orders extends Migration {
  override up(): void {
    this.addSql(`alter table orders add column kept_cents bigint not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table orders drop column kept_cents`);
  }
}
