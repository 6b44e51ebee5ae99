import { Migration } from '@mikro-orm/migrations';

type Part = (amount: string, of: string) => string;

/** Whole smallest units, halves up: the part of an amount that so much of the whole is. */
const exact: Part = (amount, of) =>
  `div(2 * ${amount}::numeric * ${of} + c.total_cents, 2 * c.total_cents)::bigint`;
/** The same, which ends with an error from orders of some two milliards of the smallest unit on. */
const narrow: Part = (amount, of) => `(2 * ${amount} * ${of} + c.total_cents) / (2 * c.total_cents)`;

/** The same view, whose products have room: an order of 30 million dollars was too much for the report of every other. */
export class Migration20261127020000_tax_records_of_any_size extends Migration {
  override up(): void {
    this.view(exact);
  }

  override down(): void {
    this.view(narrow);
  }

  private view(part: Part): void {
    const given = (amount: string) => `${part(amount, 'c.before')} - ${part(amount, 'c.after')}`;
    this.addSql(`create or replace view tax_record as
      with returned as (
        select t.order_id, t.id, t.occurred_at as at, -sum(p.amount_cents)::bigint as cents
        from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
        where t.type in ('refund', 'refund_reversal') group by 1, 2, 3
        union all
        select o.id, e.id, e.created_at, o.total_cents - o.captured_cents
        from orders o join order_event e on e.order_id = o.id
          and e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
        where o.status = 'cancelled' and o.captured_cents < o.total_cents),
      summed as (
        select r.order_id, r.id, r.at, o.total_cents, greatest(0, least(o.total_cents,
            sum(r.cents) over (partition by r.order_id order by r.at, r.id)::bigint
              - greatest(0, o.captured_cents - o.total_cents))) as after
        from returned r join orders o on o.id = r.order_id where o.total_cents > 0),
      credit as (
        select s.*, lag(s.after, 1, 0::bigint) over (partition by s.order_id order by s.at, s.id) as before from summed s),
      rate as not materialized (
        select i.id, i.order_id, i.issued_at, o.currency, t.name, t.thousandths, t.net, t.tax, t.gross
        from invoice i join orders o on o.id = i.order_id
        cross join lateral jsonb_to_recordset(o.receipt->'taxes')
          as t(name text, thousandths integer, net bigint, tax bigint, gross bigint))
      select 'invoice' as kind, r.id, r.order_id, r.issued_at as booked_at, r.currency, r.name, r.thousandths,
        r.net as net_cents, r.tax as tax_cents, r.gross as gross_cents
      from rate r
      union all
      select 'credit', c.id, r.order_id, c.at, r.currency, r.name, r.thousandths,
        (${given('r.gross')}) - (${given('r.tax')}), ${given('r.tax')}, ${given('r.gross')}
      from rate r join credit c on c.order_id = r.order_id where c.before <> c.after`);
  }
}
