import type { Invariant } from './invariant.js';

/** What the refunds that a return names have given, or are to give, back. */
const GIVEN = `(select coalesce(sum(f.amount_cents), 0) from refund f
    where f.order_id = r.order_id and r.refund_ids @> to_jsonb(f.id))`;

export const RETURNS: readonly Invariant[] = [
  {
    id: 'I21',
    sentence: 'No more pieces of an order are returned than were bought.',
    sql: `select 'order ' || p.order_id as record, p.name || ': ' || p.pieces || ' of ' || coalesce(l.quantity, 0) as detail
          from (select r.order_id, line->>'variantId' as variant_id, min(line->>'name') as name,
                  sum(coalesce((line->>'received')::int, (line->>'quantity')::int)) as pieces
                from order_return r cross join lateral jsonb_array_elements(r.lines) as line
                where r.state not in ('declined', 'expired') group by 1, 2) p
          left join order_line l on l.order_id = p.order_id and l.variant_id::text = p.variant_id
          where p.pieces > coalesce(l.quantity, 0)`,
  },
  {
    id: 'I21b',
    sentence: 'A refunded return is what its refunds give back, and no other return has any.',
    sql: `select 'return ' || r.id as record, r.state || ' with ' || r.amount_cents || ', refunds ' || ${GIVEN} as detail
          from order_return r
          where case r.state when 'refunded' then r.amount_cents <> ${GIVEN} else r.refund_ids <> '[]' end`,
  },
];
