import type { Invariant } from './invariant.js';

/** Pieces whose money went back before they left. One that had failed, and came through later, may be of what was packed meanwhile. */
const HELD = `(select coalesce(sum((piece->>'unsent')::int), 0) from refund r cross join lateral jsonb_array_elements(r.lines) piece
    where r.order_id = l.order_id and r.status <> 'failed' and r.last_error is null and piece->>'variantId' = l.variant_id::text)`;

export const PARCELS: readonly Invariant[] = [
  {
    id: 'I26',
    sentence:
      'The parcels of an order never hold more of a line than was ordered, less what was given back before it left.',
    sql: `select 'order ' || l.order_id as record, l.name || ': ' || sum(p.quantity) || ' in parcels, ' || ${HELD} || ' given back, of ' || l.quantity as detail
          from parcel_line p join order_line l on l.id = p.line_id
          group by l.id having sum(p.quantity) + ${HELD} > l.quantity`,
  },
  {
    id: 'I26b',
    sentence:
      'A parcel holds goods of its own order; what has left is of an order that was paid, and a delivered order has none on its way.',
    sql: `select 'parcel ' || p.id as record, 'of order ' || o.id || ', ' || o.status || ', ' || o.parts_sent || ' sent in parts' as detail
          from parcel p join orders o on o.id = p.order_id
          where o.status = 'pending' or p.sent_at is not null and o.status = 'cancelled'
            or p.sent_at is not null and o.status = 'processing' and o.parts_sent = 0
            or p.delivered_at is null and p.sent_at is not null and o.status = 'delivered'
            or exists (select 1 from parcel_line i join order_line l on l.id = i.line_id
                       where i.parcel_id = p.id and l.order_id <> p.order_id)`,
  },
];
