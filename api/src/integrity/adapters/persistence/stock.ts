import { OWN_LINES } from '../../../kernel/own-lines.js';
import type { Invariant } from './invariant.js';

/** What line `l` takes from the shelves: of a bundle its parts. */
const TAKEN = `(select (part ->> 'variantId')::uuid as variant_id, (part ->> 'quantity')::int * l.quantity as quantity
    from jsonb_array_elements(l.parts) part
  union all select l.variant_id, l.quantity where l.parts is null)`;

export const STOCK: readonly Invariant[] = [
  {
    id: 'I1',
    sentence: 'What lies on a shelf is what was put there plus every movement since.',
    sql: `select 'variant ' || s.variant_id as record,
            'on hand ' || s.on_hand || ', the book says ' || (s.initial + coalesce(m.delta, 0)) as detail
          from stock s
          left join (select variant_id, sum(delta) as delta from stock_movement b
              join stock_place p on p.id = b.place_id where p.sells_online group by 1) m using (variant_id)
          where s.on_hand is not null and s.on_hand <> s.initial + coalesce(m.delta, 0)`,
  },
  {
    id: 'I1b',
    sentence: 'What is held of a variant is the sum of the holds of waiting orders.',
    sql: `select 'variant ' || s.variant_id as record, 'held ' || s.held || ', holds ' || coalesce(h.quantity, 0) as detail
          from stock s
          left join (select variant_id, sum(quantity) as quantity from stock_hold where state = 'held' group by 1) h
            using (variant_id)
          where s.held <> coalesce(h.quantity, 0)`,
  },
  {
    id: 'I2',
    sentence: 'Nothing is sold that is not there.',
    sql: `select 'variant ' || variant_id as record, 'on hand ' || on_hand || ', held ' || held as detail
          from stock where on_hand < 0 or held < 0 or held > on_hand`,
  },
  {
    id: 'I3',
    sentence: 'Units sold are the lines of paid orders and the sales of the book, less returns.',
    sql: `select 'variant ' || coalesce(a.variant_id, b.variant_id) as record,
            'in orders ' || coalesce(a.quantity, 0) || ', in the book ' || coalesce(b.quantity, 0) as detail
          from (select t.variant_id, sum(t.quantity - coalesce(h.returned, 0)) as quantity
                from (select o.id, t.variant_id, sum(t.quantity) as quantity
                  from order_line l join orders o on o.id = l.order_id cross join lateral ${TAKEN} t
                  where o.status in ('processing', 'shipped', 'delivered') and l.product_id <> '${OWN_LINES}' group by 1, 2) t
                left join stock_hold h on h.order_id = t.id and h.variant_id = t.variant_id group by 1) a
          full join (select variant_id, -sum(delta) as quantity from stock_movement
                where kind in ('sale', 'sale_return', 'return') group by 1) b on a.variant_id = b.variant_id
          where coalesce(a.quantity, 0) <> coalesce(b.quantity, 0)`,
  },
  {
    id: 'I3b',
    sentence:
      'An order holds stock while it waits, has taken it when it is paid, and has given it back when it is cancelled.',
    sql: `select 'order ' || o.id as record, o.status || ' with a hold that is ' || h.state as detail
          from orders o join stock_hold h on h.order_id = o.id
          where (o.status = 'pending' and h.state <> 'held')
             or (o.status in ('processing', 'shipped', 'delivered') and h.state <> 'committed')
             or (o.status = 'cancelled' and h.state not in ('released', 'returned'))`,
  },
  {
    id: 'I46',
    sentence:
      'An order holds, or has taken, of each variant what its lines and the parts of its bundles need.',
    sql: `select 'order ' || coalesce(n.order_id, h.order_id) as record,
            'needs ' || coalesce(n.quantity, 0) || ' of ' || coalesce(n.variant_id, h.variant_id) || ', holds ' || coalesce(h.quantity, 0) as detail
          from (select l.order_id, t.variant_id, sum(t.quantity) as quantity
              from order_line l cross join lateral ${TAKEN} t where l.product_id <> '${OWN_LINES}' group by 1, 2) n
          full join stock_hold h on h.order_id = n.order_id and h.variant_id = n.variant_id
          where exists (select from order_line b where b.order_id = coalesce(n.order_id, h.order_id) and b.parts is not null)
            and coalesce(n.quantity, 0) <> coalesce(h.quantity, 0)`,
  },
  {
    id: 'I46b',
    sentence: 'A bundle has no stock of its own, is made of something, and no bundle is made of bundles.',
    sql: `select 'variant ' || s.variant_id as record, 'on hand ' || coalesce(s.on_hand::text, 'any number') || ', held ' || s.held as detail
          from stock s
          where s.is_bundle <> exists (select from bundle_part b where b.bundle_id = s.variant_id)
            or s.is_bundle and ((s.on_hand, s.held) is distinct from (0, 0)
              or exists (select from bundle_part b where b.part_id = s.variant_id))`,
  },
  {
    id: 'I42',
    sentence:
      'What places have adds up to what can be sold: the default place has the rest, and never less than nothing.',
    sql: `select 'variant ' || s.variant_id as record,
            'on hand ' || coalesce(s.on_hand::text, 'any number') || ', elsewhere ' || s.elsewhere || ', other places have '
              || coalesce(there.pieces, 0) as detail
          from stock s
          left join (select variant_id, sum(on_hand) as pieces from place_stock t join stock_place p on p.id = t.place_id
            where p.sells_online group by 1) there using (variant_id)
          where s.elsewhere <> coalesce(there.pieces, 0) or s.elsewhere > s.on_hand`,
  },
  {
    id: 'I42b',
    sentence: 'What lies at another place than the default one is what the stock book says of it.',
    sql: `select 'variant ' || coalesce(t.variant_id, m.variant_id) as record,
            'at place ' || coalesce(t.place_id, m.place_id) || ' ' || coalesce(t.on_hand, 0) || ', the book says '
              || coalesce(m.pieces, 0) as detail
          from place_stock t
          full join (select b.variant_id, b.place_id, sum(delta) as pieces from stock_movement b
              join stock_place p on p.id = b.place_id where not p.is_default group by 1, 2) m
            on m.variant_id = t.variant_id and m.place_id = t.place_id
          where coalesce(t.on_hand, 0) <> coalesce(m.pieces, 0)
            and exists (select from stock s where s.variant_id = coalesce(t.variant_id, m.variant_id))`,
  },
  {
    id: 'I17',
    sentence: 'No stock is held for an order that cannot be paid any more.',
    sql: `select 'order ' || o.id as record, 'held until ' || o.hold_expires_at as detail
          from orders o
          where o.status = 'pending' and o.hold_expires_at < now() - interval '10 minutes'
            and not exists (select from payment_attempt a where a.order_id = o.id
              and a.state in ('creating', 'open', 'processing', 'unknown'))`,
  },
];
