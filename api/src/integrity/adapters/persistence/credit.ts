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
    sql: `select kind || ' in ' || currency as record, 'balances ' || sum(balance) || ', owed by the book ' || sum(owed) as detail
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
          where (a.provider in ('gift-card', 'store-credit') and a.state = 'succeeded' or e.reference is not null)
            and a.amount_cents is distinct from -e.amount_cents
          union all
          select 'refund ' || e.reference, 'refunded ' || e.amount_cents || ' of ' || coalesce(r.amount_cents, 0)
          from credit_entry e left join refund r on r.id::text = e.reference and r.status = 'succeeded'
          where e.type = 'refunded' and r.amount_cents is distinct from e.amount_cents`,
  },
];
