import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';

/** Refunds of the money book less what of them came back to the shop, by the days that begin then, in the shop's currency. */
const REFUNDS = `create function refunds_by_day(days date[], starts timestamptz[]) returns table (day date, refunds bigint,
    cents bigint) language sql stable as $$
  select days[width_bucket(t.occurred_at, starts)], count(*) filter (where t.type = 'refund'),
    -sum(round(p.amount_cents * o.worth_of_unit))::bigint
  from ledger_transaction t
  join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  join orders o on o.id = t.order_id
  where t.type in ('refund', 'refund_reversal') and t.occurred_at >= starts[1]
    and t.occurred_at < starts[cardinality(starts)]
  group by 1 $$`;

/** Reports with a right of their own, for whoever sees the dashboard; refunds are found by their day. */
export class Migration20261203022000_reports extends Migration {
  override up(): void {
    this.addSql(`create index ledger_transaction_refunds_idx on ledger_transaction (occurred_at, order_id)
      where type in ('refund', 'refund_reversal')`);
    this.addSql(REFUNDS);
    const added = `'["reports.read"]'::jsonb`;
    this.addSql(`update staff_role set permissions = permissions || ${added}
      where permissions @> '["stats.read"]' or id = '${MANAGER}'`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - 'reports.read'`);
    this.addSql('drop function refunds_by_day');
    this.addSql('drop index ledger_transaction_refunds_idx');
  }
}
