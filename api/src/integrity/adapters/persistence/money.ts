import { SEEN_NAMES } from '../../../payments/methods/known.js';
import type { Invariant } from './invariant.js';

/** Money that staff collects never fails. */
const STAFFS = SEEN_NAMES.map((name) => `'${name}'`).join(', ');

const BOOK = `select t.order_id,
    coalesce(sum(p.amount_cents) filter (where t.type = 'capture'), 0) as captured,
    -coalesce(sum(p.amount_cents) filter (where t.type in ('refund', 'refund_reversal')), 0) as refunded
  from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  group by 1`;

/** What card holders' banks have taken and not returned. */
const DISPUTED = `select t.order_id, -sum(p.amount_cents) as disputed
  from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
  where t.type in ('dispute', 'dispute_reversal') group by 1`;

export const MONEY: readonly Invariant[] = [
  {
    id: 'I5',
    sentence:
      'The total of an order is its lines less their discounts, with its charges, to the cent, as its receipt says.',
    sql: `select 'order ' || o.id as record,
            'total ' || o.total_cents || ', lines ' || l.total || ', receipt ' || (o.receipt->>'total') as detail
          from orders o
          join (select order_id, sum(total_cents) as total, sum(discount_cents) as discount
                from order_line group by 1) l on l.order_id = o.id
          where o.discount_cents <> l.discount
             or o.total_cents <> l.total + coalesce(
               (select sum((a->>'amount')::bigint) from jsonb_array_elements(o.receipt->'adjustments') a
                 where a->>'kind' not in ('coupon', 'discount')), o.shipping_cents)
             or (o.receipt->>'total')::numeric <> o.total_cents
             or (o.receipt->'adjustments' is not null and o.total_cents <> (o.receipt->>'subtotal')::numeric +
               (select coalesce(sum((a->>'amount')::bigint), 0) from jsonb_array_elements(o.receipt->'adjustments') a))`,
  },
  {
    id: 'I5c',
    sentence: 'The receipt of an order explains each of its lines to the cent.',
    sql: `select 'order ' || l.order_id as record, 'line ' || l.sku || ' is not as its receipt says' as detail
          from order_line l join orders o on o.id = l.order_id
          left join lateral (select * from jsonb_to_recordset(o.receipt->'lines') as line
              ("variantId" text, quantity int, "listPrice" bigint, "unitPrice" bigint, "couponShare" bigint, total bigint)
              where line."variantId" = l.variant_id::text) r on true
          where (r.quantity, r."listPrice", r."unitPrice", r."couponShare", r.total) is distinct from
            (l.quantity, l.list_price_cents, l.unit_price_cents, l.discount_cents, l.total_cents)`,
  },
  {
    id: 'I6',
    sentence: 'Every transaction of the money book adds up to zero in each currency.',
    sql: `select 'ledger transaction ' || t.id as record, t.type || ' sums to ' || coalesce(sum(p.amount_cents), 0) as detail
          from ledger_transaction t left join ledger_posting p on p.transaction_id = t.id
          group by t.id, t.type, p.currency having coalesce(sum(p.amount_cents), 0) <> 0 or count(p.id) < 2`,
  },
  {
    id: 'I6b',
    sentence: 'What an order says was paid and returned is what the book says.',
    sql: `select 'order ' || o.id as record,
            'order ' || o.captured_cents || '/' || o.refunded_cents || ', book ' || coalesce(b.captured, 0) || '/'
              || coalesce(b.refunded, 0) as detail
          from orders o left join (${BOOK}) b on b.order_id = o.id
          where o.captured_cents <> coalesce(b.captured, 0) or o.refunded_cents <> coalesce(b.refunded, 0)`,
  },
  {
    id: 'I6c',
    sentence: 'The word for an order’s money follows from the money.',
    sql: `select 'order ' || id as record, payment_status || ', captured ' || captured_cents || ', refunded '
              || refunded_cents || ' of ' || total_cents as detail
          from orders
          where payment_status <> case
            when captured_cents > 0 and refunded_cents = captured_cents then 'refunded'
            when captured_cents - surplus_cents >= total_cents - waived_cents then 'paid'
            when captured_cents = 0 and payment_status = 'failed' and status in ('pending', 'cancelled')
              and payment_method not in (${STAFFS}) then 'failed'
            else 'pending' end`,
  },
  {
    id: 'I6d',
    sentence:
      'A payment that succeeded is in the book once, with the amount that was asked; money in the book has a payment.',
    sql: `select 'attempt ' || a.id as record,
            a.state || ' with ' || count(t.id) || ' captures of ' || coalesce(sum(p.amount_cents), 0) || ', asked '
              || a.amount_cents as detail
          from payment_attempt a
          left join ledger_transaction t on t.attempt_id = a.id and t.type = 'capture'
          left join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
          group by a.id, a.state, a.amount_cents
          having (a.state = 'succeeded' and a.amount_cents > 0) <> (count(t.id) = 1) or count(t.id) > 1
            or coalesce(sum(p.amount_cents), a.amount_cents) <> a.amount_cents`,
  },
  {
    id: 'I6g',
    sentence:
      'A refund that a provider has accepted or staff handed over is in the book with its amount, and no other is.',
    sql: `select 'refund ' || r.id as record,
            r.status || ' of ' || r.amount_cents || ', in the book ' || coalesce(b.cents, 0) as detail
          from refund r
          left join (select t.refund_id, -sum(p.amount_cents) as cents
              from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
              where t.type in ('refund', 'refund_reversal') group by 1) b on b.refund_id = r.id
          where coalesce(b.cents, 0) <> case when r.status in ('submitted', 'succeeded') then r.amount_cents else 0 end`,
  },
  {
    id: 'I15',
    sentence: 'No more is given back than was taken.',
    sql: `select 'order ' || o.id as record, 'captured ' || o.captured_cents || ', refunds ' || sum(r.amount_cents) as detail
          from orders o join refund r on r.order_id = o.id and r.status not in ('failed', 'waived')
          group by o.id, o.captured_cents having sum(r.amount_cents) > o.captured_cents`,
  },
  {
    id: 'I15c',
    sentence: 'No more pieces of a line are given back than were bought, nor more money than they have cost.',
    sql: `select 'order ' || l.order_id as record, 'line ' || l.sku || ': ' || sum((r.line->>'quantity')::int) || ' of '
              || l.quantity || ' pieces, ' || sum((r.line->>'amountCents')::bigint) || ' of ' || l.total_cents as detail
          from order_line l
          join (select f.order_id, given.line, coalesce((receipt_line.line->>'taxAdded')::bigint, 0) as tax_added
                from refund f join orders o on o.id = f.order_id
                cross join lateral jsonb_array_elements(f.lines) as given(line)
                left join lateral jsonb_array_elements(o.receipt->'lines') as receipt_line(line)
                  on receipt_line.line->>'variantId' = given.line->>'variantId'
                where f.status <> 'failed') r
            on r.order_id = l.order_id and r.line->>'variantId' = l.variant_id::text
          group by l.id having sum((r.line->>'quantity')::int) > l.quantity
            or sum((r.line->>'shareCents')::bigint) > l.total_cents + max(r.tax_added)
            or sum((r.line->>'amountCents')::bigint) > sum((r.line->>'shareCents')::bigint)`,
  },
  {
    id: 'I15b',
    sentence:
      'Money of a cancelled order is on its way back, or somebody has been told that it could not be returned.',
    sql: `select 'order ' || o.id as record, 'kept ' || (o.captured_cents - coalesce(sum(r.amount_cents), 0)) as detail
          from orders o left join refund r on r.order_id = o.id and r.status <> 'waived'
          left join (${DISPUTED}) d on d.order_id = o.id
          where o.status = 'cancelled' and o.captured_cents > 0
            -- of pieces that were all refunded a fee may stay
            and exists (select from order_line l where l.order_id = o.id and l.quantity > (
              select coalesce(sum((piece->>'quantity')::int), 0) from refund f cross join lateral jsonb_array_elements(f.lines) piece
                where f.order_id = o.id and f.status <> 'failed' and piece->>'variantId' = l.variant_id::text))
          group by o.id, o.captured_cents, d.disputed
          having o.captured_cents - coalesce(d.disputed, 0) > coalesce(sum(r.amount_cents), 0)`,
  },
  {
    id: 'I7',
    sentence: 'No payment is another one at the provider than in the shop.',
    sql: `select 'attempt ' || id as record, last_error as detail
          from payment_attempt where last_error like 'provider differs:%' and state <> 'succeeded'
          union all
          select 'refund ' || id, last_error from refund where last_error like 'provider differs:%'`,
  },
  {
    id: 'I7b',
    sentence: 'The provider’s book of the last month and ours tell the same.',
    sql: `select 'session ' || (m.payload->>'ref') as record,
            case m.payload->>'side' when 'book' then 'paid in our book, unknown to the provider'
              else 'paid at the provider, not in our book' end as detail
          from outbox m
          left join payment_attempt a on a.provider_ref = m.payload->>'ref'
          where m.topic = 'payment.books_differ' and m.created_at > now() - interval '30 days'
            and (a.state is distinct from 'succeeded' or m.payload->>'side' = 'book')`,
  },
  {
    id: 'I17b',
    sentence: 'No payment waits for its answer for longer than a day.',
    sql: `select 'attempt ' || id as record, state || ' since ' || updated_at as detail
          from payment_attempt
          where state in ('creating', 'open', 'processing', 'unknown') and created_at < now() - interval '25 hours'`,
  },
];
