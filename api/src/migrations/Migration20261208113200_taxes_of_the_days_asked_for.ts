import { Migration } from '@mikro-orm/migrations';

/** Orders that wait to be counted. */
const WAITING =
  'select order_id from sales_change where exists (select from sales_book where zone = counted_in)';
const within = (moment: string) => `${moment} >= starts[1] and ${moment} < starts[cardinality(starts)]`;
/** Of those the ones that may have a paper of these days. */
const WAITING_IN_DAYS = `select c.order_id from sales_change c where exists (select from sales_book where zone = counted_in)
      and (exists (select from invoice i where i.order_id = c.order_id and ${within('i.issued_at')})
        or exists (select from credit_note n where n.order_id = c.order_id and ${within('n.issued_at')})
        or exists (select from ledger_transaction l where l.order_id = c.order_id and ${within('l.occurred_at')})
        or exists (select from order_event e where e.order_id = c.order_id and e.to_status = 'cancelled' and ${within('e.created_at')}))`;
const OF = (waiting: string) => `tax_of(array(${waiting}), days, starts)`;

/** What folds takes rows of changes, of which an order may have several: how many it took says whether there are more. */
const COUNTS = { orders: 'select count(*)::int from changed', changes: 'select count(*)::int from taken' };

const IN = 'text, date[], timestamptz[]';
const TOLD = [`taxes_told(${IN})`, `taxes_summed(${IN})`];

/** Reports of taxes tell apart what waits of their own days alone, and the job goes on until nothing waits. */
export class Migration20261208113200_taxes_of_the_days_asked_for extends Migration {
  override up(): void {
    for (const name of TOLD) this.addSql(rewritten(name, OF(WAITING), OF(WAITING_IN_DAYS)));
    this.addSql(rewritten(`fold_sales(integer, ${IN})`, COUNTS.orders, COUNTS.changes));
  }

  override down(): void {
    for (const name of TOLD) this.addSql(rewritten(name, OF(WAITING_IN_DAYS), OF(WAITING)));
    this.addSql(rewritten(`fold_sales(integer, ${IN})`, COUNTS.changes, COUNTS.orders));
  }
}

/** The same function with other words in it; fails where they are not there. */
const rewritten = (
  name: string,
  from: string,
  to: string,
) => `do $do$ declare was text := pg_get_functiondef('${name}'::regprocedure);
  begin
    assert position($from$${from}$from$ in was) > 0, '${name}';
    execute replace(was, $from$${from}$from$, $to$${to}$to$);
  end $do$`;
