import { TROUBLED_JOBS } from '../../../platform/jobs/troubled-jobs.js';
import { LENT } from './discounts.js';
import type { Invariant } from './invariant.js';

/** Left out of the search for card numbers: the digits of an id may fall into fours. */
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const RECORDS: readonly Invariant[] = [
  {
    id: 'I8',
    sentence: 'A coupon has been used as often as orders carry it, and no more often than it may.',
    sql: `select 'coupon ' || c.code as record, 'used ' || c.used || ', in orders ' || count(u.order_id) as detail
          from coupon c left join coupon_use u on u.coupon_id = c.id and u.state <> 'released'
          group by c.id having count(u.order_id) <> c.used or (c.max_uses is not null and c.used > c.max_uses)`,
  },
  {
    id: 'I8b',
    sentence: 'Nobody has used a coupon more often than each may.',
    sql: `select 'coupon ' || c.code as record, 'account ' || w.id || ' used it ' || count(*) || ' times' as detail
          from coupon c join coupon_use u on u.coupon_id = c.id and u.state <> 'released'
          -- of two accounts that became one, each had its own
          cross join lateral (select coalesce(u.used_by, u.account_id) as id) w
          group by c.id, w.id having count(*) > c.per_account`,
  },
  {
    id: 'I8c',
    sentence: 'A cancelled order uses no coupon, and a paid one has used the one that it carries.',
    sql: `select 'order ' || o.id as record, o.status || ' with a coupon that is ' || u.state as detail
          from orders o join coupon_use u on u.order_id = o.id
          where (o.status = 'cancelled' and u.state <> 'released')
             or (o.status in ('processing', 'shipped', 'delivered') and u.state <> 'used'
               and not (${LENT}))`,
  },
  {
    id: 'I8d',
    sentence: 'A coupon has taken off what the order that uses it says.',
    sql: `select 'order ' || o.id as record, 'receipt ' || r.amount || ', the coupon ' || u.amount_cents as detail
          from coupon_use u join orders o on o.id = u.order_id
          cross join lateral (select case when o.receipt->'adjustments' is null then o.discount_cents
            else (select coalesce(-sum((a->>'amount')::bigint), 0) from jsonb_array_elements(o.receipt->'adjustments') a
              where a->>'kind' = 'coupon') end as amount) r
          where u.state <> 'released' and u.amount_cents <> r.amount`,
  },
  {
    id: 'I9',
    sentence: 'No idempotent call is still running after an hour.',
    sql: `select 'idempotency key ' || route || ' ' || left(key, 20) as record, 'since ' || created_at as detail
          from idempotency_key where status is null and created_at < now() - interval '1 hour'`,
  },
  {
    id: 'I10',
    sentence: 'The history of an order is a legal path of its state table.',
    sql: `select 'order ' || order_id as record, from_status || ' to ' || to_status || ' by ' || event as detail
          from order_event
          where from_status is distinct from to_status
            and (coalesce(from_status, ''), to_status) not in (('', 'pending'), ('pending', 'processing'),
              ('pending', 'cancelled'), ('processing', 'cancelled'), ('processing', 'shipped'), ('shipped', 'delivered'))
            and (from_status, to_status, event) is distinct from ('processing', 'delivered', 'deliver-unsent')
            and (from_status, to_status, event) is distinct from ('shipped', 'cancelled', 'cancel')`,
  },
  {
    id: 'I10b',
    sentence: 'An order is where its history has led.',
    sql: `select 'order ' || o.id as record, o.status || ', the history ends at ' || e.to_status as detail
          from orders o
          join lateral (select to_status from order_event where order_id = o.id
            and from_status is distinct from to_status order by created_at desc, id desc limit 1) e on true
          where o.status <> e.to_status`,
  },
  {
    id: 'I11',
    sentence: 'A cart line has one to ninety-nine pieces of something that exists.',
    sql: `select 'cart line ' || c.id as record, 'quantity ' || c.quantity as detail
          from cart_line c left join variant v on v.id = c.variant_id
          where v.id is null or c.quantity not between 1 and 99`,
  },
  {
    id: 'I14',
    sentence: 'Every order was announced once.',
    sql: `select 'order ' || o.id as record, count(m.id) || ' announcements' as detail
          from orders o left join outbox m on m.dedupe_key = 'order.placed:' || o.id
          where o.created_at > (select coalesce(min(created_at), now()) from outbox)
          group by o.id having count(m.id) <> 1`,
  },
  {
    id: 'I14b',
    sentence: 'No job was given up, and none has failed or waited for ten minutes.',
    sql: `select 'job ' || id || ' (' || task || ')' as record,
            state || ' after ' || attempts || ' of ' || max_attempts || ' attempts'
              || coalesce(': ' || left(last_error, 200), '') as detail
          from (${TROUBLED_JOBS}) job`,
  },
  {
    id: 'I16',
    sentence: 'Stars of a product are those of its published reviews.',
    sql: `select 'product ' || p.id as record,
            'says ' || p.rating_count || '/' || p.rating_sum || ', has ' || count(r.id) || '/' || coalesce(sum(r.rating), 0)
              as detail
          from product p left join review r on r.product_id = p.id and r.status = 'published'
          group by p.id having count(r.id) <> p.rating_count or coalesce(sum(r.rating), 0) <> p.rating_sum`,
  },
  {
    id: 'I19',
    sentence: 'Each row of the audit log carries the hash of the one before, from the first to the last.',
    sql: `(with chain as (
            select e.*, audit_hash(e) as right_hash, lag(e.seq, 1, 0::bigint) over w as last_seq,
              lag(e.hash, 1, '') over w as last_hash
            from audit_event e window w as (order by e.seq))
          select 'audit event ' || id as record, case
              when seq <> last_seq + 1 then 'row ' || last_seq + 1 || ' before it is missing'
              when previous_hash <> last_hash then 'does not carry the hash of row ' || last_seq
              else 'row ' || seq || ' was altered' end as detail
          from chain where seq <> last_seq + 1 or previous_hash <> last_hash or hash <> right_hash
          order by seq limit 1)
          union all
          select 'audit log', 'ends with row ' || coalesce(last.seq, 0) || ', wrote ' || head.seq
          from audit_head head left join lateral
            (select seq, hash from audit_event order by seq desc limit 1) last on true
          where head.seq <> coalesce(last.seq, 0) or head.hash <> coalesce(last.hash, '')`,
  },
  {
    id: 'I18',
    sentence: 'Every password is kept as an argon2id hash.',
    sql: `select 'account ' || id as record, 'hash of another kind' as detail
          from account where password_hash not like '$argon2id$v=19$%'`,
  },
  {
    // ids and the callback's secret are hexadecimal: any digits may follow one another in them
    id: 'I18b',
    sentence: 'No card number lies in the shop’s own records.',
    sql: `select 'attempt ' || id as record, 'sixteen digits in its request' as detail
          from payment_attempt where regexp_replace((request - 'callbackToken')::text, '${UUID}', '', 'gi')
            ~ '[^0-9-][2-6][0-9]{3}[ -]?([0-9]{4}[ -]?){3}[^0-9]'
          union all
          select 'provider event ' || event_id, 'sixteen digits in its payload'
          from provider_event where payload::text ~ '"[2-6][0-9]{3}[ -]?([0-9]{4}[ -]?){2}[0-9]{4}"'`,
  },
];
