import { Migration } from '@mikro-orm/migrations';

/** One at a time with whoever takes changes into the sums, as `fold_sales` does. */
const ALONE = `select pg_advisory_xact_lock(hashtextextended('sums of sales', 0))`;

/** Forgets so many of the sums and of the orders in them, and tells how many; none while the book is open. */
const FORGET = `create function forget_sales(most integer) returns integer language sql as $$
  ${ALONE};
  with closed as (select where not exists (select from sales_book)),
  sums as (delete from sales_sum using closed
    where sales_sum.ctid = any (array(select ctid from sales_sum limit most)) returning 1),
  counted as (delete from order_sale using closed
    where order_sale.ctid = any (array(select ctid from order_sale limit most)) returning 1)
  select ((select count(*) from sums) + (select count(*) from counted))::int $$`;

/** Has so many orders behind that one wait to be counted, and tells the last of them; null when there are no more. */
const AWAIT = `create function await_sales(behind uuid, most integer) returns uuid language sql as $$
  with next as materialized (select id from orders where id > behind order by id limit most),
  waiting as (insert into sales_change (order_id) select id from next on conflict do nothing)
  select id from next order by id desc limit 1 $$`;

/** Begins the sums anew in parts, since a large shop has more orders than one statement may take time for. */
export class Migration20261204000100_sums_anew_in_parts extends Migration {
  override up(): void {
    this.addSql('drop function begin_sales_sums');
    this.addSql(FORGET);
    this.addSql(AWAIT);
  }

  override down(): void {
    this.addSql('drop function await_sales');
    this.addSql('drop function forget_sales');
    this.addSql(`create function begin_sales_sums(counted_in text) returns void language sql as $$
      ${ALONE};
      delete from sales_sum;
      delete from order_sale;
      delete from sales_change;
      insert into sales_change (order_id) select id from orders on conflict do nothing;
      insert into sales_book (zone) values (counted_in) on conflict (singleton) do update set zone = excluded.zone $$`);
  }
}
