import type { Invariant } from './invariant.js';

const BOOKED = `('issued', 'sold', 'adjusted', 'voided', 'expired')`;

/** What the shop keeps for its shoppers. */
export const CREDIT: readonly Invariant[] = [
  {
    id: 'I25',
    sentence:
      'The balance of a gift card or store credit is the sum of its entries, and never less than nothing.',
    sql: `select 'credit ' || c.id as record, 'balance ' || c.balance_cents || ', entries ' || coalesce(e.cents, 0) as detail
          from credit c left join (select credit_id, sum(amount_cents) as cents from credit_entry group by 1) e
            on e.credit_id = c.id
          where c.balance_cents <> coalesce(e.cents, 0) or c.balance_cents < 0`,
  },
  {
    id: 'I25b',
    sentence: 'What the book says the shop owes as gift cards and store credit is the sum of their balances.',
    sql: `select 'balances of ' || kind || ' in ' || currency as record, 'balances ' || sum(balance) || ', owed by the book ' || sum(owed) as detail
          from (select kind, currency, balance_cents as balance, 0 as owed from credit
                union all select split_part(account, ':', 2), currency, 0, -amount_cents from ledger_posting
                  where account in ('provider:gift-card', 'provider:store-credit')) both_sides
          group by kind, currency having sum(balance) <> sum(owed)`,
  },
  {
    id: 'I25c',
    sentence:
      'Credit comes from nothing nowhere: whatever is given, sold, taken back or expired is in the book once.',
    sql: `select 'credit entry ' || e.id as record, e.type || ' of ' || e.amount_cents || ', in the book ' || coalesce(sum(p.amount_cents), 0) as detail
          from credit_entry e join credit c on c.id = e.credit_id
          left join ledger_transaction t on t.provider = c.kind and t.provider_object_id = e.id::text and t.order_id is null
          left join ledger_posting p on p.transaction_id = t.id and p.account = 'provider:' || c.kind and p.currency = c.currency
          where e.type in ${BOOKED}
          group by e.id, e.type, e.amount_cents having coalesce(sum(p.amount_cents), 0) <> -e.amount_cents`,
  },
  {
    id: 'I25d',
    sentence:
      'What was redeemed has paid a tender of its amount, and what came back is a refund of its amount.',
    sql: `select 'attempt ' || a.id as record, 'paid ' || a.amount_cents || ', redeemed ' || coalesce(-e.amount_cents, 0) as detail
          from payment_attempt a
          full join (select reference, order_id, amount_cents from credit_entry where type = 'redeemed') e
            on e.reference = a.id::text and e.order_id = a.order_id
          where (a.provider in ('gift-card', 'store-credit') and a.state = 'succeeded'
              -- what another order has brought along was redeemed for that one
              and not exists (select from tender t where t.id = a.tender_id and t.moved_from is not null)
              or e.reference is not null)
            and a.amount_cents is distinct from -e.amount_cents
          union all
          select 'refund ' || e.reference, 'refunded ' || e.amount_cents || ' of ' || coalesce(r.amount_cents, 0)
          from credit_entry e left join refund r on r.id::text = e.reference and r.status = 'succeeded'
          where e.type = 'refunded' and r.amount_cents is distinct from e.amount_cents`,
  },
  {
    id: 'I27',
    sentence:
      'Each gift card of an order holds what was paid for it, once: it was sold for that, and the cards of a line were paid as the line was.',
    sql: `select 'gift card ' || h.id as record, 'paid ' || h.paid_cents || ', sold for ' || coalesce(e.cents, 0) as detail
          from card_handover h
          left join (select credit_id, order_id, sum(amount_cents) as cents from credit_entry where type = 'sold' group by 1, 2) e
            on e.credit_id = h.credit_id and e.order_id = h.order_id
          where h.order_id is not null and coalesce(e.cents, 0) <> case when h.credit_id is null then 0 else h.paid_cents end
          union all
          select 'order line ' || l.id, 'cost ' || l.total_cents || ', its gift cards ' || c.cents
          from order_line l join (select order_id, line, sum(paid_cents) as cents from card_handover
            where order_id is not null group by 1, 2) c on c.order_id = l.order_id and c.line = l.position
          where c.cents <> l.total_cents
          union all
          select 'credit entry ' || e.id, e.type || ' of ' || e.amount_cents || ' without a gift card of the order'
          from credit_entry e left join card_handover h on h.credit_id = e.credit_id and h.order_id = e.order_id
          where e.type in ('sold', 'voided') and h.id is null`,
  },
  {
    id: 'I27b',
    sentence:
      'The gift cards of an order that is paid are made, unless their money went back before; those of one that is not are not.',
    sql: `select 'gift card ' || h.id as record, 'the order is ' || o.status || ', ' || o.payment_status as detail
          from card_handover h join orders o on o.id = h.order_id
          where h.face_cents > 0 and (
            h.credit_id is null and h.taken_back_at is null and o.status not in ('pending', 'cancelled')
              and o.captured_cents - o.surplus_cents >= o.total_cents
            or h.credit_id is not null and o.status = 'pending'
            or h.credit_id is not null and h.taken_back_at is null and o.status = 'cancelled')`,
  },
  {
    id: 'I52',
    sentence: 'A gift card that a dispute had stopped pays again once the bank has given the money back.',
    sql: `select 'gift card ' || e.credit_id as record, 'stopped for ' || -sum(e.amount_cents) as detail
          from credit_entry e join orders o on o.id = e.order_id
          where e.reason = 'payment disputed' and o.payment_detail <> 'disputed' and o.status <> 'cancelled'
          group by e.credit_id having sum(e.amount_cents) <> 0`,
  },
  {
    id: 'I34',
    sentence:
      'An order that was delivered without being sent holds back nothing: its gift cards were mailed, or taken back.',
    sql: `select 'order ' || e.order_id as record, 'gift card ' || h.id || ' was not mailed' as detail
          from order_event e join card_handover h on h.order_id = e.order_id
          where e.event = 'deliver-unsent' and h.mailed_at is null and h.taken_back_at is null
          union all
          select 'order ' || e.order_id, 'none of it was a gift card'
          from order_event e where e.event = 'deliver-unsent'
            and not exists (select from card_handover h where h.order_id = e.order_id)
            and not exists (select from download d where d.order_id = e.order_id)`,
  },
];
