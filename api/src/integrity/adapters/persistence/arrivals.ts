import type { Invariant } from './invariant.js';

/** What an arrival is called, over `arrival a`. */
const CALLED = `case a.kind when 'purchase' then 'purchase order ' else 'transfer ' end || a.number`;

/** Held against what the book says of its pieces: rows of `arrival, variant, place, pieces`. */
const againstTheBook = (expected: string, kind: string) =>
  `select ${CALLED} as record,
     'variant ' || coalesce(e.variant_id, m.variant_id) || ' at place ' || coalesce(e.place_id, m.place_id) || ': '
       || coalesce(e.pieces, 0) || ' by its lines, the book says ' || coalesce(m.pieces, 0) as detail
   from (${expected}) e
   full join (select source_id, variant_id, place_id, sum(delta) as pieces from stock_movement
       where kind = '${kind}' and source_id is not null group by 1, 2, 3) m
     on m.source_id = e.arrival_id and m.variant_id = e.variant_id and m.place_id = e.place_id
   left join arrival a on a.id = coalesce(e.arrival_id, m.source_id)
   where coalesce(e.pieces, 0) <> coalesce(m.pieces, 0)`;

const LINES = 'from arrival_line l join arrival a on a.id = l.arrival_id';

export const ARRIVALS: readonly Invariant[] = [
  {
    id: 'I43',
    sentence: 'What purchase orders brought is what their lines say was received, once, at their place.',
    sql: againstTheBook(
      `select l.arrival_id, l.variant_id, a.place_id, l.received as pieces ${LINES} where a.kind = 'purchase'`,
      'receive',
    ),
  },
  {
    id: 'I43b',
    sentence: 'A purchase order or transfer says of itself what its lines say.',
    sql: `select ${CALLED} as record, a.state || ', on the way ' || coalesce(l.open, 0) || ', come ' || coalesce(l.received, 0)
            as detail
          from arrival a
          left join (select arrival_id, sum(quantity - received - lost - withdrawn) as open, sum(received) as received,
              sum(received + lost + withdrawn) as done, sum(withdrawn) as withdrawn from arrival_line group by 1) l
            on l.arrival_id = a.id
          where case a.state
            when 'draft' then coalesce(l.done, 0) <> 0
            when 'sent' then l.open is null or l.open = 0 or l.done <> 0
            when 'partly' then l.open is null or l.open = 0 or l.done = 0
            when 'received' then l.open is distinct from 0 or l.withdrawn <> 0
            when 'closed' then l.open is distinct from 0 or l.withdrawn = 0 or l.received = 0
            else l.open is distinct from 0 or l.withdrawn = 0 or l.received <> 0 end`,
  },
  {
    id: 'I44',
    sentence:
      'What left a place has arrived at another, is on the way, is lost or came back: nothing twice, and nothing else.',
    sql: againstTheBook(
      `select l.arrival_id, l.variant_id, a.from_place_id as place_id, l.withdrawn - l.quantity as pieces ${LINES}
         where a.kind = 'transfer' and a.state <> 'draft'
       union all select l.arrival_id, l.variant_id, a.place_id, l.received ${LINES} where a.kind = 'transfer'`,
      'transfer',
    ),
  },
];
