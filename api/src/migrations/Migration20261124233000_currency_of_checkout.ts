import { Migration } from '@mikro-orm/migrations';

/** Orders in other currencies: what a unit of theirs is worth in the shop's, and the total by which lists are sorted. */
export class Migration20261124233000_currency_of_checkout extends Migration {
  override up(): void {
    this.addSql(`alter table orders add column worth_of_unit double precision not null default 1`);
    this.addSql(`alter table orders add column base_total_cents bigint not null
      generated always as (round(total_cents::double precision * worth_of_unit)::bigint) stored`);
    this.addSql(`drop index orders_total_idx`);
    this.addSql(`create index orders_total_idx on orders (base_total_cents, id)`);
  }

  override down(): void {
    this.addSql(`alter table orders drop column base_total_cents`);
    this.addSql(`alter table orders drop column worth_of_unit`);
    this.addSql(`create index orders_total_idx on orders (total_cents, id)`);
  }
}
