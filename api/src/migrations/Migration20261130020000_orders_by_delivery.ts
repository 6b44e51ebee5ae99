import { Migration } from '@mikro-orm/migrations';

/** Where orders go and how, as the back office filters by it. */
export class Migration20261130020000_orders_by_delivery extends Migration {
  override up(): void {
    this.addSql(`alter table orders
      add column goes_to text generated always as (coalesce(shipping_address ->> 'country', erased_country)) stored,
      add column delivered_by text generated always as (delivery ->> 'name') stored`);
    this.addSql('create index orders_goes_to_idx on orders (goes_to, created_at desc, id desc)');
    this.addSql('create index orders_delivered_by_idx on orders (delivered_by, created_at desc, id desc)');
  }

  override down(): void {
    this.addSql('alter table orders drop column goes_to, drop column delivered_by');
  }
}
