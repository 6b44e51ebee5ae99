import type { Invariant } from './invariant.js';

/** What was given back of an order, without what was paid beyond its total; all that nobody paid of a cancelled one, too. */
const CREDITED = `greatest(0, least(o.total_cents, o.refunded_cents
    + case when o.status = 'cancelled' then greatest(0, o.total_cents - o.captured_cents + o.surplus_cents) else o.waived_cents end
    - o.surplus_cents))`;

/** Worth and rate of one unit make 1, shifted by the decimals in which the two currencies differ. */
const OFF_A_POWER_OF_TEN = `(select abs(tens - round(tens)) from
    (select log(greatest(worth_of_unit, 1e-30)::numeric * (receipt #>> '{rules,exchange,rate}')::numeric) as tens) shift)`;

export const TAXES: readonly Invariant[] = [
  {
    id: 'I6e',
    sentence: 'The money of an order is in the currency of the order.',
    sql: `select distinct 'order ' || o.id as record, 'in ' || o.currency || ', ' || m.what || ' in ' || m.currency as detail
          from (select t.order_id, 'posting' as what, p.currency
                  from ledger_posting p join ledger_transaction t on t.id = p.transaction_id
                union all select order_id, 'tender', currency from tender
                union all select order_id, 'refund', currency from refund) m
          join orders o on o.id = m.order_id
          where m.currency <> o.currency or o.receipt->>'currency' <> o.currency`,
  },
  {
    id: 'I6f',
    sentence: 'An order keeps the rate that it was priced by, and reports count it by that rate.',
    sql: `select 'order ' || id as record,
            'in ' || currency || ' by ' || coalesce(receipt #>> '{rules,exchange,code}', 'no rate')
              || ', a unit counts ' || worth_of_unit as detail
          from orders
          where coalesce(receipt #>> '{rules,exchange,code}', currency) <> currency
             or (receipt #> '{rules,exchange}' is null and worth_of_unit <> 1)
             or worth_of_unit <= 0 or ${OFF_A_POWER_OF_TEN} > 0.000001`,
  },
  {
    id: 'I20',
    sentence:
      'Each rate of a receipt is net and tax, and the rates hold the tax of the lines and of the delivery alone.',
    sql: `select 'order ' || o.id as record, 'tax ' || r.tax || ', of the lines ' || l.tax || ', gross off by ' || r.off as detail
          from orders o
          cross join lateral (select coalesce(sum((t->>'tax')::bigint), 0) as tax,
              coalesce(sum(abs((t->>'gross')::bigint - (t->>'net')::bigint - (t->>'tax')::bigint)), 0) as off
            from jsonb_array_elements(o.receipt->'taxes') t) r
          cross join lateral (select coalesce(sum((line->>'tax')::bigint), 0) as tax
            from jsonb_array_elements(o.receipt->'lines') line) l
          where r.off <> 0 or r.tax < l.tax or (o.shipping_cents = 0 and r.tax <> l.tax)`,
  },
  {
    id: 'I20b',
    sentence:
      'Of each rate of an invoice never more is given back than was charged, all of it with the whole order, and nothing before any.',
    sql: `select 'order ' || b.order_id as record,
            b.currency || ' ' || b.name || ': kept ' || coalesce(b.kept::text, 'nothing') || ' of ' || b.charged::text
              || ', given back ' || b.credited || ' of ' || b.total_cents as detail
          from (select i.order_id, o.currency, o.total_cents, t.name, r.kept, ${CREDITED} as credited,
                  array[sum(t.tax), sum(t.gross)] as charged
                from invoice i join orders o on o.id = i.order_id
                cross join lateral jsonb_to_recordset(o.receipt->'taxes')
                  as t(name text, thousandths integer, tax bigint, gross bigint)
                left join (select order_id, currency, name, thousandths, array[sum(tax_cents), sum(gross_cents)] as kept
                    from tax_record group by 1, 2, 3, 4) r
                  on r.order_id = i.order_id and r.currency = o.currency
                    and r.name = t.name and r.thousandths = t.thousandths
                group by o.id, i.order_id, t.name, t.thousandths, r.kept) b
          where b.kept is null or b.kept[1] not between 0 and b.charged[1] or b.kept[2] not between 0 and b.charged[2]
            or (b.credited = 0 and b.kept <> b.charged)
            or (b.credited = b.total_cents and b.total_cents > 0 and b.kept <> array[0::numeric, 0])`,
  },
  {
    id: 'I20c',
    sentence:
      'What has gone back of an order with taxes is on its credit notes, an hour after it has gone at most.',
    sql: `select 'order ' || b.order_id as record, 'on notes ' || b.noted || ', given back ' || b.given as detail
          from (select i.order_id, coalesce(c.given_back_cents, 0) as given, c.at as last,
                  (select coalesce(sum(gross_cents), 0) from credit_note n where n.order_id = i.order_id) as noted
                from invoice i join orders o on o.id = i.order_id
                left join lateral (select at, given_back_cents from credit_record where order_id = i.order_id
                  order by at desc, id desc limit 1) c on true
                where jsonb_array_length(o.receipt->'taxes') > 0) b
          where b.noted <> b.given and (b.last is null or b.last < now() - interval '1 hour')
            and not exists (select from refund r where r.order_id = b.order_id and r.status = 'submitted')`,
  },
  {
    id: 'I20d',
    sentence:
      'The credit notes of an order are what was given back of it up to the last one, and each of their rates is net and tax.',
    sql: `select 'order ' || n.order_id as record,
            'on notes ' || n.noted || ', given back ' || coalesce(c.given_back_cents, 0) || ', rates off by ' || n.off as detail
          from (select order_id, sum(gross_cents) as noted, (array_agg(record_id order by number desc))[1] as last,
                  sum((select coalesce(sum(abs((t->>'gross')::bigint - (t->>'net')::bigint - (t->>'tax')::bigint)), 0)
                    from jsonb_array_elements(taxes) t)) as off
                from credit_note group by order_id) n
          left join credit_record c on c.order_id = n.order_id and c.id = n.last
          where n.off <> 0 or n.noted <> c.given_back_cents`,
  },
  {
    id: 'I20f',
    sentence:
      'An order that money has come for, or whose goods have left, has its invoice after an hour at most.',
    sql: `select 'order ' || o.id as record, o.status || ', captured ' || o.captured_cents || ', no invoice' as detail
          from orders o left join invoice i on i.order_id = o.id
          where i.id is null and o.updated_at < now() - interval '1 hour'
            and (o.status in ('shipped', 'delivered') or (o.status = 'processing' and o.captured_cents > 0))`,
  },
  {
    id: 'I20e',
    sentence: 'Invoices and credit notes are numbered from one on without a gap.',
    sql: `select 'invoices' as record, 'counted ' || c.last || ', there are ' || d.written || ' up to ' || d.highest as detail
          from invoice_counter c cross join
            (select count(*) as written, coalesce(max(number), 0) as highest from invoice) d
          where c.last <> d.written or c.last <> d.highest
          union all
          select 'credit notes', 'counted ' || c.last || ', there are ' || d.written || ' up to ' || d.highest
          from credit_note_counter c cross join
            (select count(*) as written, coalesce(max(number), 0) as highest from credit_note) d
          where c.last <> d.written or c.last <> d.highest`,
  },
];
