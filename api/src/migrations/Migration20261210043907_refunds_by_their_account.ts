import { Migration } from '@mikro-orm/migrations';

const of = (
  from: string,
) => `create or replace function refunds_by_day(days date[], starts timestamptz[]) returns table (day date,
    refunds bigint, cents bigint) language sql stable as $$
  ${from}
  where t.type in ('refund', 'refund_reversal') and t.occurred_at >= starts[1]
    and t.occurred_at < starts[cardinality(starts)]
  group by 1 $$`;

const DAY = `select days[width_bucket(t.occurred_at, starts)], count(*) filter (where t.type = 'refund'),`;

const BY_PROVIDER = of(`${DAY}
    -sum(round(p.amount_cents * o.worth_of_unit))::bigint
  from ledger_transaction t
  join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  join orders o on o.id = t.order_id`);

/** Each entry has two sides, and that of refunds is theirs alone. All that is read here stands in indexes. */
const BY_ACCOUNT = of(`${DAY}
    sum(round(p.amount_cents * coalesce(o.worth_of_unit, 1)))::bigint
  from ledger_transaction t
  join ledger_posting p on p.transaction_id = t.id and p.account = 'orders:refunded'
  left join orders o on o.id = t.order_id and o.worth_of_unit <> 1`);

/** Refunds of a year are summed in the time that reading their days takes, and no longer looked up with their orders one by one. */
export class Migration20261210043907_refunds_by_their_account extends Migration {
  override up(): void {
    this.addSql(BY_ACCOUNT);
  }

  override down(): void {
    this.addSql(BY_PROVIDER);
  }
}
