import type { Invariant } from './invariant.js';

/** How many pieces of the line `l` of the order `o` went back, or are on their way. */
const BACK = `(select coalesce(sum((piece ->> 'quantity')::int), 0) from refund r, jsonb_array_elements(r.lines) piece
     where r.order_id = o.id and r.status <> 'failed' and piece ->> 'variantId' = l.variant_id::text)`;

/** All of the order `o` is paid, not all of that went back, and no bank has it. */
const IS_PAID = `(o.status not in ('pending', 'cancelled') and o.payment_detail <> 'disputed' and o.captured_cents - o.surplus_cents >= o.total_cents - o.waived_cents
     and (o.captured_cents = 0 or o.captured_cents >
       (select coalesce(sum(amount_cents), 0) from refund where order_id = o.id and status not in ('failed', 'waived'))))`;

export const DOWNLOADS: readonly Invariant[] = [
  {
    id: 'I50',
    sentence: 'A link to a file works only while its order is paid and a piece of its line is kept.',
    sql: `select 'link ' || d.id as record,
            'order ' || o.id || ' is ' || o.status || ', ' || o.payment_status || ', ' || ${BACK} || ' of ' || l.quantity
              || ' pieces went back' as detail
          from download d join orders o on o.id = d.order_id join order_line l on l.id = d.order_line_id
          where d.revoked_at is null and d.uses_left > 0 and d.until > now()
            and (not ${IS_PAID} or l.quantity <= ${BACK})`,
  },
  {
    id: 'I50b',
    sentence: 'Whoever has paid for a file and kept it has a link to it that was not taken back.',
    sql: `select 'order ' || o.id as record, 'no link to file ' || f.id as detail
          from digital_file f join sold_variant sold on sold.variant_id = f.variant_id
          join order_line l on l.id = sold.order_line_id join orders o on o.id = l.order_id
          where f.removed_at is null and f.created_at < o.created_at and ${IS_PAID} and l.quantity > ${BACK}
            and o.contact_email not like '%@deleted.invalid'
            and not exists (select from download d where d.order_line_id = l.id and d.file_id = f.id and d.revoked_at is null)`,
  },
];
