import { Migration } from '@mikro-orm/migrations';

/** Orders that wait to be fetched have a code, which their buyers show; those that wait already get one. */
export class Migration20261204040000_pickup_codes extends Migration {
  override up(): void {
    this.addSql('alter table orders add column pickup_code text');
    this.addSql(`update orders set pickup_code = upper(substr(md5(random()::text || id::text), 1, 6))
      where status = 'shipped' and coalesce(delivery ->> 'way' = 'pickup', delivery -> 'pickup' <> 'null'::jsonb)`);
    this.addSql(`create index orders_to_collect_idx on orders (updated_at desc, id)
      where status = 'shipped' and pickup_code is not null`);
  }

  override down(): void {
    this.addSql('alter table orders drop column pickup_code');
  }
}
