import { Migration } from '@mikro-orm/migrations';
import { rewritten } from '../platform/database/rewritten.js';

const TAX_OF = 'tax_of(uuid[], date[], timestamptz[])';
const FOLD = 'fold_sales(integer, text, date[], timestamptz[])';

/** What of them is written otherwise: the function, and its words as they were and as they are. */
const REWRITTEN = {
  papers: [
    TAX_OF,
    'where r.order_id = any (wanted) and days',
    'where r.order_id = any (wanted) and o.id = any (wanted) and days',
  ],
  ofDays: [
    'open_sales(text, date[], timestamptz[])',
    `coalesce(array_agg(o.id), '{}') as ids from orders o join waiting on waiting.order_id = o.id
    where o.created_at >= starts[1] and o.created_at < starts[cardinality(starts)]`,
    `coalesce(array_agg(w.order_id), '{}') as ids
    from (select order_id, (select o.created_at from orders o where o.id = waiting.order_id) as at from waiting) w
    where w.at >= starts[1] and w.at < starts[cardinality(starts)]`,
  ],
  counted: [
    'open_sales(text, date[], timestamptz[])',
    `from order_sale s join waiting using (order_id)
    where exists (select from sales_book where zone = counted_in) and s.day`,
    `from order_sale s where s.order_id = any (array(select order_id from waiting))
    and exists (select from sales_book where zone = counted_in) and s.day`,
  ],
  told: [
    'taxes_summed(text, date[], timestamptz[])',
    'where order_id in (select order_id from sales_change where exists (select from sales_book where zone = counted_in)) and day',
    'where order_id = any (array(select order_id from sales_change where exists (select from sales_book where zone = counted_in))) and day',
  ],
} as const;

/**
 * What waits to be counted is looked up order by order, in reports as where it is counted. PostgreSQL takes it for so much that it would
 * rather walk through all orders of the days, or all before the last one: a report of a year took a second because of nothing that
 * waited, and the more orders were counted, the longer the next part took. A part needs no second process, which costs more than
 * it helps, and is small enough to be summed in memory.
 */
export class Migration20261210043900_papers_of_their_own_orders extends Migration {
  override up(): void {
    for (const [name, was, is] of Object.values(REWRITTEN)) this.addSql(rewritten(name, was, is));
    for (const name of [TAX_OF, FOLD]) this.addSql(`alter function ${name} set enable_mergejoin = off`);
    this.addSql(`alter function ${FOLD} set max_parallel_workers_per_gather = 0 set work_mem = '32MB'`);
  }

  override down(): void {
    for (const name of [TAX_OF, FOLD]) this.addSql(`alter function ${name} reset all`);
    for (const [name, was, is] of Object.values(REWRITTEN)) this.addSql(rewritten(name, is, was));
  }
}
