import { KEPT_BY_SHOP } from '../../../payments/methods/known.js';
import type { Invariant } from './invariant.js';

const KEPT = KEPT_BY_SHOP.map((name) => `'${name}'`).join(', ');

/** What orders are paid by. */
export const TENDERS: readonly Invariant[] = [
  {
    id: 'I4',
    sentence: 'An order that is being prepared has been paid what was due, and paid money has an order.',
    sql: `select 'order ' || o.id as record, o.status || ', captured ' || o.captured_cents || ', due now ' || coalesce(p.due, 0) as detail
          from orders o
          left join (select order_id, sum(amount_cents) as due from tender where obligation = 'now' group by 1) p on p.order_id = o.id
          where (o.status in ('processing', 'shipped', 'delivered') and o.captured_cents - o.surplus_cents < p.due)
             or (o.status = 'pending' and o.captured_cents - o.refunded_cents >= coalesce(p.due, 0))`,
  },
  {
    id: 'I5b',
    sentence:
      'The tenders of an order add up to its total, none is of nothing, and each has its own place from 0.',
    sql: `select 'order ' || o.id as record, 'total ' || o.total_cents || ', owed ' || coalesce(p.owed, 0) as detail
          from orders o
          left join (select order_id, sum(amount_cents) as owed, min(amount_cents) as least,
              count(*) as tenders, max(position) as last
              from tender group by 1) p on p.order_id = o.id
          where o.total_cents <> coalesce(p.owed, 0) or p.least <= 0 or p.tenders <> p.last + 1`,
  },
  {
    id: 'I5d',
    sentence:
      'The way an order was placed by is among its tenders, unless it is free or what the shop keeps paid all of it.',
    sql: `select 'order ' || o.id as record, o.payment_method || ', tenders by ' || string_agg(t.method, ', ' order by t.position) as detail
          from orders o join tender t on t.order_id = o.id
          group by o.id
          having not bool_or(t.method = o.payment_method) and not bool_and(t.method = any (array[${KEPT}]::text[]))`,
  },
  {
    id: 'I51',
    sentence:
      'What an order is not owed any more is what its waived refunds say: each has a cancelled tender of its own of as much.',
    sql: `select 'order ' || o.id as record, 'waived ' || o.waived_cents || ', refunds of ' || coalesce(w.cents, 0)
              || ', cancelled ' || coalesce(w.cancelled, 0) as detail
          from orders o left join (select r.order_id, sum(r.amount_cents) as cents,
              sum(t.amount_cents) filter (where t.state = 'cancelled') as cancelled
              from refund r join tender t on t.id = r.tender_id where r.status = 'waived' group by 1) w on w.order_id = o.id
          where o.waived_cents <> coalesce(w.cents, 0) or o.waived_cents <> coalesce(w.cancelled, 0)
          union all
          select 'order ' || o.id, 'to be paid ' || (o.total_cents - o.waived_cents) || ', tenders of ' || sum(t.amount_cents)
          from orders o join tender t on t.order_id = o.id and t.state <> 'cancelled'
          where o.status <> 'cancelled' group by o.id having sum(t.amount_cents) <> o.total_cents - o.waived_cents`,
  },
  {
    id: 'I6h',
    sentence: 'A tender is called paid or refunded when its money has come, and only then.',
    sql: `select 'tender ' || t.id as record, t.state || ' with ' || count(a.id) || ' successful attempts' as detail
          from tender t left join payment_attempt a on a.tender_id = t.id and a.state = 'succeeded'
          where t.amount_cents > 0
          group by t.id having (t.state in ('paid', 'refunded')) <> (count(a.id) > 0)`,
  },
  {
    id: 'I6i',
    sentence: 'What an order calls surplus is what came again for a tender whose money had come before.',
    sql: `select 'order ' || o.id as record, 'surplus ' || o.surplus_cents || ', came again ' || coalesce(a.again, 0) as detail
          from orders o left join (select order_id, sum(amount_cents) as again
              from (select order_id, amount_cents, row_number() over (partition by tender_id order by id) as nth
                from payment_attempt where state = 'succeeded') came
              where nth > 1 group by 1) a on a.order_id = o.id
          where o.surplus_cents <> coalesce(a.again, 0)`,
  },
];
