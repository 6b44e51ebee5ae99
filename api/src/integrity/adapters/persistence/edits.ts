import type { Invariant } from './invariant.js';

/** Money that one order has given to another, by what names it in the book. */
const MOVES = `select t.provider_object_id as ref, t.type, t.order_id, t.provider, p.currency, abs(p.amount_cents) as cents
  from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  where t.provider_object_id like 'moved:%'`;

/** What payments still have that a bank has taken from, and those that share their payment of the provider with them. */
const LEFT = `select a.id, a.provider, a.provider_intent as intent, sum(p.amount_cents) as cents,
    bool_or(t.type = 'dispute') as is_disputed
  from payment_attempt a join ledger_transaction t on t.attempt_id = a.id
  join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  where a.provider_intent is not null group by a.id`;

/** Changes of placed orders. */
export const EDITS: readonly Invariant[] = [
  {
    id: 'I28',
    sentence:
      'A change of an order that holds has moved as much money as it says to the order that came; one that does not hold has moved none.',
    sql: `select 'order edit ' || e.id as record, 'says ' || e.moved_cents || ', moved ' || coalesce(m.cents, 0) as detail
          from order_edit e
          left join (select o.order_id as old_id, n.order_id as new_id, sum(n.cents) as cents
              from (${MOVES}) n join (${MOVES}) o on o.ref = n.ref and o.type = 'refund'
              where n.type = 'capture' group by 1, 2) m on m.old_id = e.order_id and m.new_id = e.new_order_id
          where coalesce(m.cents, 0) <> case when e.completed_at is null then 0 else e.moved_cents end`,
  },
  {
    id: 'I28b',
    sentence: 'What leaves one order by a change comes to the other at the same provider, to the cent.',
    sql: `select 'book ' || ref as record, count(*) || ' entries, ' || max(cents) || ' and ' || min(cents) as detail
          from (${MOVES}) moves group by ref
          having count(*) <> 2 or count(distinct type) <> 2 or max(cents) <> min(cents)
            or count(distinct provider) <> 1 or count(distinct currency) <> 1`,
  },
  {
    id: 'I28c',
    sentence:
      'What left an order by its changes was paid out of it: moved to the orders that came, or given back.',
    sql: `select 'order ' || e.order_id as record, 'changes of ' || e.worth || ', given ' || coalesce(r.cents, 0) as detail
          from (select order_id, sum(worth_cents) as worth from order_edit where completed_at is not null group by 1) e
          left join (select order_id, sum(amount_cents) as cents from refund
              where reason in ('moved_to_another_order', 'order changed') group by 1) r on r.order_id = e.order_id
          where e.worth <> coalesce(r.cents, 0)`,
  },
  {
    id: 'I28d',
    sentence:
      'A change that holds has an order that is paid as it was agreed, and one that does not has none.',
    sql: `select 'order edit ' || e.id as record, 'order ' || n.status as detail
          from order_edit e join orders n on n.id = e.new_order_id
          where (e.completed_at is not null and n.status = 'pending')
             or (e.completed_at is null and n.status in ('processing', 'shipped', 'delivered'))`,
  },
  {
    id: 'I40',
    sentence: 'A return that was exchanged is worth what its change has moved and given back, once.',
    sql: `select 'return ' || e.return_id as record, r.state || ' with ' || r.amount_cents || ', exchanged ' || count(*)
            || ' times for ' || sum(e.worth_cents) as detail
          from order_edit e join order_return r on r.id = e.return_id
          where e.completed_at is not null
          group by e.return_id, r.id
          having count(*) > 1 or r.state <> 'refunded' or r.amount_cents <> sum(e.worth_cents)
            or bool_or(e.order_id <> r.order_id)`,
  },
  {
    id: 'I40b',
    sentence: 'While an exchange waits for its money, its return is neither paid back nor declined.',
    sql: `select 'return ' || r.id as record, r.state || ' while order ' || n.id || ' waits' as detail
          from order_edit e join order_return r on r.id = e.return_id join orders n on n.id = e.new_order_id
          where e.completed_at is null and n.status = 'pending' and r.state <> 'received'`,
  },
  {
    id: 'I29',
    sentence:
      'A card holder’s bank takes from each order that money of a payment has come to what that has of it, and from none more while another has some.',
    sql: `with part as (${LEFT})
          select 'attempt ' || one.id as record, one.cents || ' left' as detail
          from part one
          where one.is_disputed and one.cents < 0 and exists (select 1 from part other
            where other.provider = one.provider and other.intent = one.intent and other.cents > 0)`,
  },
];
