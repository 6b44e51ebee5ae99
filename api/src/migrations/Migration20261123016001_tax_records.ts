import { Migration } from '@mikro-orm/migrations';

const BEFORE = `["orders.read", "orders.write", "orders.refund", "invoices.read", "reviews.read", "reviews.write",
  "products.read", "products.write", "coupons.read", "coupons.write", "customers.read", "newsletter.read",
  "newsletter.write", "stats.read", "settings.read", "integrity.read", "roles.read", "health.read", "health.write"]`;
const MANAGER = '00000000-0000-7000-8000-000000000002';

/** Whole smallest units, halves up: the part of an amount that so much of the whole is. */
const part = (amount: string, of: string) => `(2 * ${amount} * ${of} + c.total_cents) / (2 * c.total_cents)`;
const given = (amount: string) => `${part(amount, 'c.before')} - ${part(amount, 'c.after')}`;

/**
 * What each invoice charged by rate, and what each refund and each cancellation gave back of it, less than nothing. A
 * refund gives back of each rate as large a part as it is of the order; all of them together are rounded, so that the
 * last one leaves nothing. What was paid beyond the total goes back first and carries no tax. A cancelled order gives
 * back what nobody paid, too.
 */
export class Migration20261123016001_tax_records extends Migration {
  override up(): void {
    this.addSql(`create view tax_record as
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
      rate as (
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
    this.addSql(`update staff_role set permissions = permissions || '["taxes.read"]'::jsonb, updated_at = now()
      where id = '${MANAGER}' and permissions = '${BEFORE}'::jsonb`);
  }

  override down(): void {
    this.addSql(`drop view tax_record`);
    this.addSql(`update staff_role set permissions = permissions - 'taxes.read'`);
  }
}
