import type { Invariant } from './invariant.js';

/** The figures of the sums and of what orders count in them. */
const FIGURES = [
  ...['orders', 'sold', 'whole', 'pieces', 'pieces_back', 'placed_cents', 'goods_cents', 'delivery_cents'],
  ...['tax_cents', 'left_cents', 'back_cents', 'discount_cents', 'captured_cents', 'refunded_cents'],
  ...['cost_cents', 'costed_cents'],
];
const SUMMED = FIGURES.map((figure) => `sum(c.${figure})::bigint as ${figure}`).join(', ');
const ROW = (of: string) => `(${FIGURES.map((figure) => `coalesce(${of}.${figure}, 0)`).join(', ')})`;

/** Empty lists are those of orders that were counted before costs were: nothing of each product. */
const COSTS = (of: string, list: string) =>
  `case ${of}.${list} when '{}' then array_fill(0::bigint, array[cardinality(${of}.products)]) else ${of}.${list} end`;

/** What an order counts as, but for its day, which is of a time zone. */
const COUNTED = (of: string) =>
  `(${[
    ...[
      'currency',
      'country',
      'method',
      'coupon',
      'delivery',
      'sold',
      'whole',
      'placed_cents',
      'goods_cents',
    ],
    ...['delivery_cents', 'tax_cents', 'left_cents', 'back_cents', 'discount_cents', 'captured_cents'],
    ...[
      'refunded_cents',
      'products',
      'pieces',
      'line_cents',
      'line_goods_cents',
      'pieces_back',
      'line_back_cents',
    ],
    ...['discounts', 'reduced_cents', 'in_groups', 'at'],
  ]
    .map((column) => `${of}.${column}`)
    .join(', ')}, ${COSTS(of, 'line_cost_cents')}, ${COSTS(of, 'line_costed_cents')})`;

/** What is summed of papers, and by what. */
const TAXES = [
  ...['papers', 'net_cents', 'tax_cents', 'gross_cents'],
  ...['own_net_cents', 'own_tax_cents', 'own_gross_cents'],
];
const TAX_ROW = (of: string) => `(${TAXES.map((figure) => `coalesce(${of}.${figure}, 0)`).join(', ')})`;
const OF_TAX = 'kind, currency, country, name, thousandths';

const WAITS = 'select from sales_change w where w.order_id =';
/** While they are counted anew they are half forgotten, and nobody reads them. */
const OPEN = 'exists (select from sales_book)';
/** What each paper counts as, but for its day, which is of a time zone; a rate that it has twice is of one paper. */
const told = (amounts: string) => `array_agg(row(${amounts})::text order by row(${amounts})::text) as told`;
const own = (amount: string) => `round(t.${amount}_cents * o.worth_of_unit)::bigint`;
const PAPER = told(
  `t.kind, t.id, t.currency, coalesce(o.goes_to, ''), t.name, t.thousandths, t.net_cents, t.tax_cents, t.gross_cents,
    ${own('gross')} - ${own('tax')}, ${own('tax')}, ${own('gross')}`,
);
const PAPER_COUNTED = told(
  `kind, record_id, currency, country, name, thousandths, net_cents, tax_cents, gross_cents, own_net_cents, own_tax_cents, own_gross_cents`,
);

/** The sums of sales, which reports and the dashboard read. */
export const SALES: readonly Invariant[] = [
  {
    id: 'I23',
    sentence: 'The sums of sales are what the orders come to that are counted in them, by day and by month.',
    sql: `select 'sum of ' || coalesce(s.dimension, c.dimension) || ' ' || coalesce(s.key, c.key) || ' of the ' ||
              coalesce(s.span, c.span) || ' ' || coalesce(s.first, c.first) as record,
            'says ' || ${ROW('s')}::text || ', its orders come to ' || ${ROW('c')}::text as detail
          from sales_sum s
          full join (select c.dimension, spans.span,
              case spans.span when 'day' then o.day else date_trunc('month', o.day)::date end as first, c.key, o.currency, ${SUMMED}
            from order_sale o cross join lateral sale_cells(o) c cross join (values ('day'), ('month')) spans (span)
            group by 1, 2, 3, 4, 5) c using (dimension, span, first, key, currency)
          where ${OPEN} and ${ROW('s')} <> ${ROW('c')}`,
  },
  {
    id: 'I23b',
    sentence: 'Every order is counted in the sums as it is, or waits to be counted.',
    sql: `select 'order ' || coalesce(o.id, s.order_id) as record,
            case when s.order_id is null then 'not counted' when o.id is null then 'counted and not there'
              else 'counted otherwise than it is' end as detail
          from orders o full join order_sale s on s.order_id = o.id
          left join sale_of(array(select id from orders x where not exists (${WAITS} x.id)), array[current_date],
            array['-infinity'::timestamptz, 'infinity']) n on n.order_id = s.order_id
          where ${OPEN} and not exists (${WAITS} coalesce(o.id, s.order_id))
            and (s.order_id is null or o.id is null or ${COUNTED('s')} is distinct from ${COUNTED('n')})`,
  },
  {
    id: 'I23c',
    sentence: 'Orders of a later day of the sums were placed later.',
    sql: `select 'day ' || day as record, 'begins before ' || before || ' ends' as detail
          from (select day, min(at) as first, lag(max(at)) over (order by day) as last, lag(day) over (order by day) as before
            from order_sale group by day) d
          where first < last`,
  },
  {
    id: 'I23d',
    sentence:
      'What the sums of sales say was paid and returned, with the orders that wait to be counted, is what the book says.',
    sql: `select 'currency ' || coalesce(s.currency, b.currency) as record,
            'sums ' || coalesce(s.captured, 0) || '/' || coalesce(s.refunded, 0) || ', book ' || coalesce(b.captured, 0) || '/'
              || coalesce(b.refunded, 0) as detail
          from (select currency, sum(captured_cents) as captured, sum(refunded_cents) as refunded
            from (select currency, captured_cents, refunded_cents from sales_sum where dimension = 'all' and span = 'day'
              union all select o.currency, o.captured_cents, o.refunded_cents from orders o where exists (${WAITS} o.id)
              union all select o.currency, -o.captured_cents, -o.refunded_cents from order_sale o
                where exists (${WAITS} o.order_id)) parts group by 1) s
          full join (select p.currency, coalesce(sum(p.amount_cents) filter (where t.type = 'capture'), 0) as captured,
              -coalesce(sum(p.amount_cents) filter (where t.type in ('refund', 'refund_reversal')), 0) as refunded
            from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
            group by 1) b on b.currency = s.currency
          where ${OPEN} and (coalesce(s.captured, 0), coalesce(s.refunded, 0)) <> (coalesce(b.captured, 0), coalesce(b.refunded, 0))`,
  },
  {
    id: 'I48',
    sentence: 'The sums of taxes are what the papers tell that are counted in them, by day and by month.',
    sql: `select 'tax of the ' || coalesce(s.span, c.span) || ' ' || coalesce(s.first, c.first) || ' ' || name || ' ' || country as record,
            'says ' || ${TAX_ROW('s')}::text || ', its papers come to ' || ${TAX_ROW('c')}::text as detail
          from tax_sum s
          full join (select spans.span, case spans.span when 'day' then t.day else date_trunc('month', t.day)::date end as first,
              ${OF_TAX}, ${TAXES.map((figure) => `sum(t.${figure})::bigint as ${figure}`).join(', ')}
            from order_tax t cross join (values ('day'), ('month')) spans (span) group by 1, 2, ${OF_TAX}) c
            using (span, first, ${OF_TAX})
          where ${OPEN} and ${TAX_ROW('s')} <> ${TAX_ROW('c')}`,
  },
  {
    id: 'I48b',
    sentence:
      'Every invoice and credit note is counted in the sums of taxes as it is, or its order waits to be counted.',
    sql: `select 'order ' || order_id as record,
            'tells ' || coalesce(r.told, '{}')::text || ', counts ' || coalesce(c.told, '{}')::text as detail
          from (select t.order_id, count(distinct (t.kind, t.id, t.name, t.thousandths)) as papers, ${PAPER}
            from tax_record t join orders o on o.id = t.order_id group by 1) r
          full join (select order_id, sum(papers) as papers, ${PAPER_COUNTED} from order_tax group by 1) c using (order_id)
          where ${OPEN} and (r.told, r.papers) is distinct from (c.told, c.papers) and not exists (${WAITS} order_id)`,
  },
  {
    id: 'I48c',
    sentence: 'Papers of a later day of the sums of taxes were booked later.',
    sql: `with r as materialized (select order_id, id, kind, min(booked_at) as booked_at from tax_record group by 1, 2, 3)
          select 'day ' || day as record, 'begins before ' || before || ' ends' as detail
          from (select t.day, min(r.booked_at) as first, lag(max(r.booked_at)) over (order by t.day) as last,
              lag(t.day) over (order by t.day) as before
            from order_tax t join r on r.order_id = t.order_id and r.id = t.record_id and r.kind = t.kind
            where not exists (${WAITS} t.order_id) group by t.day) d
          where first < last`,
  },
  {
    id: 'I39',
    sentence:
      'The sums of sales hold nothing of the gift cards that orders have sold: these are owed until they pay for goods.',
    sql: `select 'order ' || o.id as record,
            'counts ' || s.placed_cents || ', its total is ' || o.base_total_cents || ' with gift cards of ' || cards.cents as detail
          from orders o join order_sale s on s.order_id = o.id
          cross join lateral (select round(sum(l.total_cents) * o.worth_of_unit) as cents, array_agg(l.product_id) as products
            from jsonb_array_elements(o.receipt #> '{rules,goods}') with ordinality as rule(said, place)
            join order_line l on l.order_id = o.id
              and l.variant_id::text = o.receipt #>> array['lines', (rule.place - 1)::text, 'variantId']
            where rule.said @> '{"isGiftCard": true}') cards
          where o.receipt #> '{rules,goods}' @> '[{"isGiftCard": true}]' and not exists (${WAITS} o.id)
            and (s.products && cards.products or s.placed_cents > o.base_total_cents - cards.cents)`,
  },
];
