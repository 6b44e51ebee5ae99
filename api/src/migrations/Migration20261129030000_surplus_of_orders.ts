import { Migration } from '@mikro-orm/migrations';

/** What each refund and each cancellation gave back of an order, without what had come beyond what it owed. */
const creditRecord = (unpaid: string, beyond: string) => `create or replace view credit_record as
  with returned as (
    select t.order_id, t.id, t.occurred_at as at, -sum(p.amount_cents)::bigint as cents
    from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
    where t.type in ('refund', 'refund_reversal') group by 1, 2, 3
    union all
    select o.id, e.id, e.created_at, ${unpaid}
    from orders o join order_event e on e.order_id = o.id
      and e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
    where o.status = 'cancelled' and ${unpaid} > 0)
  select r.order_id, r.id, r.at, greatest(0, least(o.total_cents,
      sum(r.cents) over (partition by r.order_id order by r.at, r.id)::bigint - ${beyond})) as given_back_cents
  from returned r join orders o on o.id = r.order_id where o.total_cents > 0`;

/** What an order is called whose deposit came twice, by what paid for it: the second one pays nothing. */
const WORDS = `update orders set
    payment_status = case when refunded_cents = captured_cents then 'refunded'
      when captured_cents - surplus_cents >= total_cents then 'paid' else 'pending' end,
    payment_detail = case when refunded_cents = captured_cents then 'refunded'
      when payment_detail = 'disputed' then 'disputed'
      when refunded_cents < surplus_cents then 'overpaid'
      when refunded_cents > surplus_cents then 'partially_refunded'
      when captured_cents - surplus_cents >= total_cents then 'paid' else 'deposit_paid' end
  where surplus_cents > 0`;

/** What came again for a payment is kept apart: it is owed back, and pays nothing else of its order. */
export class Migration20261129030000_surplus_of_orders extends Migration {
  override up(): void {
    this.addSql(`alter table orders add surplus_cents bigint not null default 0 check (surplus_cents >= 0)`);
    this.addSql(`update orders o set surplus_cents = s.cents
      from (select order_id, sum(amount_cents)::bigint as cents
        from (select order_id, amount_cents, row_number() over (partition by payment_id order by created_at, id) as nth
          from payment_attempt where state = 'succeeded') came
        where nth > 1 group by 1) s
      where s.order_id = o.id and s.cents > 0`);
    this.addSql(WORDS);
    this.addSql(creditRecord('o.total_cents - o.captured_cents + o.surplus_cents', 'o.surplus_cents'));
    this.addSql('drop index orders_balance_idx');
    this.addSql(`create index orders_balance_idx on orders (created_at desc, id desc)
      where status <> 'cancelled' and captured_cents - surplus_cents < total_cents`);
  }

  override down(): void {
    this.addSql(`update orders set payment_status = 'paid'
      where surplus_cents > 0 and payment_status = 'pending' and captured_cents >= total_cents`);
    this.addSql('drop index orders_balance_idx');
    this.addSql(`create index orders_balance_idx on orders (created_at desc, id desc)
      where status <> 'cancelled' and captured_cents < total_cents`);
    this.addSql(
      creditRecord('o.total_cents - o.captured_cents', 'greatest(0, o.captured_cents - o.total_cents)'),
    );
    this.addSql('alter table orders drop column surplus_cents');
  }
}
