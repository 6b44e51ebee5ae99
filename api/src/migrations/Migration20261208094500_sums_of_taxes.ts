import { Migration } from '@mikro-orm/migrations';
import { SALE_OF_WITH_SHELVED } from './Migration20261208093600_costs_of_what_is_back.js';

/** Names of the figures, as they stand in the sums of sales. */
const FIGURES = [
  ...['orders', 'sold', 'whole', 'pieces', 'pieces_back'],
  ...[
    'placed_cents',
    'goods_cents',
    'delivery_cents',
    'tax_cents',
    'left_cents',
    'back_cents',
    'discount_cents',
  ],
  ...['captured_cents', 'refunded_cents', 'cost_cents', 'costed_cents'],
];
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');
const ALL = FIGURES.join(', ');

/** What papers tell of taxes, in the currency of their order and, as `own`, in the shop's. */
const TAXES = [
  ...['papers', 'net_cents', 'tax_cents', 'gross_cents'],
  ...['own_net_cents', 'own_tax_cents', 'own_gross_cents'],
];
const eachTax = (write: (figure: string) => string) => TAXES.map(write).join(', ');
/** By what they are summed, besides days. */
const OF_TAX = 'kind, currency, country, name, thousandths';

/** One at a time with whoever counts the sums anew. */
const ALONE = `select pg_advisory_xact_lock(hashtextextended('sums of sales', 0))`;

const TABLES = [
  `alter table order_sale add column discounts uuid[] not null default '{}',
     add column reduced_cents bigint[] not null default '{}'`,
  `alter table order_sale alter column discounts drop default, alter column reduced_cents drop default`,
  `create table order_tax (
     order_id uuid,
     place integer,
     record_id uuid not null,
     kind text not null,
     day date not null,
     currency char(3) not null,
     country text not null,
     name text not null,
     thousandths integer not null,
     ${eachTax((figure) => `${figure} bigint not null`)},
     primary key (order_id, place))`,
  'create index order_tax_day_idx on order_tax (day, name)',
  `create table tax_sum (
     span text check (span in ('day', 'month')),
     first date,
     kind text,
     currency char(3),
     country text,
     name text,
     thousandths integer,
     ${eachTax((figure) => `${figure} bigint not null`)},
     primary key (span, first, kind, currency, country, name, thousandths))`,
];

/** As before, with what each discount took off the order in the shop's currency. */
const SALE_OF = SALE_OF_WITH_SHELVED.replace(
  `coalesce(costed, '{}')\n  from rounded`,
  `coalesce(costed, '{}'), coalesce(rules, '{}'), coalesce(rules_cents, '{}')
  from rounded
  cross join lateral (select array_agg(u.discount_id order by u.discount_id) as rules,
      array_agg(u.own_cents order by u.discount_id) as rules_cents
    from discount_use u where u.order_id = rounded.id and u.state <> 'released') by_rule`,
);

const SALE_CELLS_WITHOUT_RULES = `create or replace function sale_cells(sale order_sale) returns table (dimension text, key text, ${each(
  (figure) => `${figure} bigint`,
)}) language sql immutable as $$
  select place.dimension, place.key, 1, sale.sold, sale.whole, (select coalesce(sum(n), 0)::bigint from unnest(sale.pieces) n),
    (select coalesce(sum(n), 0)::bigint from unnest(sale.pieces_back) n), sale.placed_cents, sale.goods_cents,
    sale.delivery_cents, sale.tax_cents, sale.left_cents, sale.back_cents, sale.discount_cents, sale.captured_cents,
    sale.refunded_cents, (select coalesce(sum(n), 0)::bigint from unnest(sale.line_cost_cents) n),
    (select coalesce(sum(n), 0)::bigint from unnest(sale.line_costed_cents) n)
  from (values ('all', ''), ('country', sale.country), ('method', sale.method), ('coupon', sale.coupon),
    ('delivery', sale.delivery)) place (dimension, key)
  union all
  select 'product', good.id::text, 1, sale.sold, sale.whole, good.pieces, good.pieces_back, good.cents, good.goods, 0, 0, 0,
    good.cents_back, 0, 0, 0, coalesce(good.cost, 0), coalesce(good.costed, 0)
  from unnest(sale.products, sale.pieces, sale.line_cents, sale.line_goods_cents, sale.pieces_back, sale.line_back_cents,
    sale.line_cost_cents, sale.line_costed_cents) as good (id, pieces, cents, goods, pieces_back, cents_back, cost, costed) $$`;

/** By discount the order counts once at each that it has, with what that took. */
const SALE_CELLS = SALE_CELLS_WITHOUT_RULES.replace(
  'cost, costed)',
  `cost, costed)
  union all
  select 'discount', rule.id::text, 1, sale.sold, sale.whole, 0, 0, 0, 0, 0, 0, 0, 0, rule.cents, 0, 0, 0, 0
  from unnest(sale.discounts, sale.reduced_cents) as rule (id, cents)`,
);

/** What invoices and credit notes of these orders tell of taxes, on the days on which they were booked. Of a paper that has a rate twice the first counts as the paper. */
const TAX_OF = `create function tax_of(wanted uuid[], days date[], starts timestamptz[]) returns setof order_tax
  language sql stable as $$
  select o.id, (row_number() over (partition by o.id order by r.booked_at, r.kind desc, r.id, r.name, r.thousandths, r.gross_cents))::int,
    r.id, r.kind, days[width_bucket(r.booked_at, starts)], r.currency, coalesce(o.goes_to, ''), r.name, r.thousandths,
    (row_number() over (partition by r.kind, r.id, r.name, r.thousandths) = 1)::int, r.net_cents, r.tax_cents, r.gross_cents,
    round(r.gross_cents * o.worth_of_unit)::bigint - round(r.tax_cents * o.worth_of_unit)::bigint,
    round(r.tax_cents * o.worth_of_unit)::bigint, round(r.gross_cents * o.worth_of_unit)::bigint
  from orders o cross join lateral (select * from tax_record t where t.order_id = o.id) r
  where o.id = any (wanted) and days[width_bucket(r.booked_at, starts)] is not null $$`;

const fold = (sale: { kept: string; taxes: string }) =>
  `create or replace function fold_sales(most integer, counted_in text, days date[], starts timestamptz[]) returns integer language sql as $$
  ${ALONE};
  with batch as (select order_id, written_in from sales_change
    where exists (select from sales_book where zone = counted_in) limit most),
  taken as (delete from sales_change c using batch
    where c.order_id = batch.order_id and c.written_in = batch.written_in returning c.order_id),
  changed as (select distinct order_id from taken),
  was as (select s as sale, -1 as sign from order_sale s where order_id in (select order_id from changed)),
  now as materialized (select s as sale, 1 as sign
    from sale_of(array(select order_id from changed), days, starts) s),
  kept as (
    insert into order_sale as known select (sale).* from now order by (sale).order_id
    on conflict (order_id) do update set at = excluded.at, day = excluded.day, currency = excluded.currency,
      country = excluded.country, method = excluded.method, coupon = excluded.coupon, delivery = excluded.delivery,
      sold = excluded.sold, whole = excluded.whole, placed_cents = excluded.placed_cents, goods_cents = excluded.goods_cents,
      delivery_cents = excluded.delivery_cents, tax_cents = excluded.tax_cents, left_cents = excluded.left_cents,
      back_cents = excluded.back_cents, discount_cents = excluded.discount_cents, captured_cents = excluded.captured_cents,
      refunded_cents = excluded.refunded_cents, products = excluded.products, pieces = excluded.pieces,
      line_cents = excluded.line_cents, line_goods_cents = excluded.line_goods_cents, pieces_back = excluded.pieces_back,
      line_back_cents = excluded.line_back_cents, line_cost_cents = excluded.line_cost_cents,
      line_costed_cents = excluded.line_costed_cents${sale.kept}),
  gone as (delete from order_sale where order_id in (select order_id from changed)
    and order_id not in (select (sale).order_id from now)),
  cell as (
    select (sale).day, (sale).currency, sign, c.* from (select * from was union all select * from now) s
    cross join lateral sale_cells(sale) c),
  delta as (
    select dimension, span, case span when 'day' then day else date_trunc('month', day)::date end as first, key, currency,
      ${each((figure) => `sum(sign * ${figure})::bigint as ${figure}`)}
    from cell cross join (values ('day'), ('month')) spans (span) group by 1, 2, 3, 4, 5),
  summed as (
    insert into sales_sum as known (dimension, span, first, key, currency, ${ALL})
    select * from delta where (${ALL}) is distinct from (${each(() => '0')}) order by 1, 2, 3, 4, 5
    on conflict (dimension, span, first, key, currency) do update set
      ${each((figure) => `${figure} = known.${figure} + excluded.${figure}`)})${sale.taxes}
  select count(*)::int from changed $$`;

const FOLD_WITHOUT_TAXES = fold({ kept: '', taxes: '' });
const FOLD = fold({
  kept: ', discounts = excluded.discounts, reduced_cents = excluded.reduced_cents',
  taxes: `,
  told as materialized (select * from tax_of(array(select order_id from changed), days, starts)),
  told_before as (select * from order_tax where order_id in (select order_id from changed)),
  told_now as (
    insert into order_tax select * from told order by order_id, place
    on conflict (order_id, place) do update set record_id = excluded.record_id, kind = excluded.kind, day = excluded.day,
      currency = excluded.currency, country = excluded.country, name = excluded.name, thousandths = excluded.thousandths,
      ${eachTax((figure) => `${figure} = excluded.${figure}`)}),
  told_no_more as (delete from order_tax t where order_id in (select order_id from changed)
    and not exists (select from told where told.order_id = t.order_id and told.place = t.place)),
  tax_delta as (
    select span, case span when 'day' then day else date_trunc('month', day)::date end as first, ${OF_TAX},
      ${eachTax((figure) => `sum(sign * ${figure})::bigint as ${figure}`)}
    from (select -1 as sign, * from told_before union all select 1, * from told) record
    cross join (values ('day'), ('month')) spans (span) group by 1, 2, ${OF_TAX}),
  taxes_summed as (
    insert into tax_sum as known (span, first, ${OF_TAX}, ${TAXES.join(', ')})
    select * from tax_delta where (${TAXES.join(', ')}) is distinct from (${eachTax(() => '0')})
    order by 1, 2, ${OF_TAX}
    on conflict (span, first, ${OF_TAX}) do update set
      ${eachTax((figure) => `${figure} = known.${figure} + excluded.${figure}`)})`,
});

const FORGET_WITHOUT_TAXES = `create or replace function forget_sales(most integer) returns integer language sql as $$
  ${ALONE};
  with closed as (select where not exists (select from sales_book)),
  sums as (delete from sales_sum using closed
    where sales_sum.ctid = any (array(select ctid from sales_sum limit most)) returning 1),
  counted as (delete from order_sale using closed
    where order_sale.ctid = any (array(select ctid from order_sale limit most)) returning 1)
  select ((select count(*) from sums) + (select count(*) from counted))::int $$`;
const FORGET = FORGET_WITHOUT_TAXES.replace(
  `limit most)) returning 1)
  select ((select count(*) from sums)`,
  `limit most)) returning 1),
  taxes as (delete from tax_sum using closed
    where tax_sum.ctid = any (array(select ctid from tax_sum limit most)) returning 1),
  told as (delete from order_tax using closed
    where order_tax.ctid = any (array(select ctid from order_tax limit most)) returning 1)
  select ((select count(*) from sums) + (select count(*) from taxes) + (select count(*) from told)`,
);

/** Orders that wait to be counted; none while the sums are of another time zone or none. */
const WAITING = `select order_id from sales_change where exists (select from sales_book where zone = counted_in)`;
/** Whether they are of the days that are asked for. */
const COUNTED = `exists (select from sales_book where zone = counted_in)`;

/** What papers told in these days, each of them. */
const TAXES_TOLD = `create function taxes_told(counted_in text, days date[], starts timestamptz[]) returns setof order_tax
  language sql stable as $$
  select t.* from order_tax t where ${COUNTED} and t.day >= days[1] and t.day <= days[cardinality(days)]
    and not exists (select from sales_change c where c.order_id = t.order_id)
  union all
  select t.* from tax_of(array(${WAITING}), days, starts) t
  union all
  select t.* from tax_of(array(select distinct r.order_id from tax_record r where not ${COUNTED}
    and r.booked_at >= starts[1] and r.booked_at < starts[cardinality(starts)]), days, starts) t $$`;

/**
 * What papers told in these days by rate: the sums of whole months and of the days before and after them, and of each order that
 * waits what it tells now less what it counts as.
 */
const TAXES_SUMMED = `create function taxes_summed(counted_in text, days date[], starts timestamptz[]) returns table (
    kind text, currency char(3), country text, name text, thousandths integer, ${eachTax((figure) => `${figure} bigint`)})
  language sql stable as $$
  with months as (select date_trunc('month', days[1] + interval '1 month' - interval '1 day')::date as first,
      date_trunc('month', days[cardinality(days)] + interval '1 day')::date as until),
  cell as (
    select 1 as sign, ${OF_TAX}, ${TAXES.join(', ')} from tax_sum, months
      where ${COUNTED} and span = 'month' and tax_sum.first >= months.first and tax_sum.first < months.until
    union all
    select 1, ${OF_TAX}, ${TAXES.join(', ')} from tax_sum, months
      where ${COUNTED} and span = 'day' and tax_sum.first >= days[1] and tax_sum.first <= days[cardinality(days)]
        and (tax_sum.first < months.first or tax_sum.first >= months.until)
    union all
    select -1, ${OF_TAX}, ${TAXES.join(', ')} from order_tax
      where order_id in (${WAITING}) and day >= days[1] and day <= days[cardinality(days)]
    union all
    select 1, ${OF_TAX}, ${TAXES.join(', ')} from tax_of(array(${WAITING}), days, starts)
    union all
    select 1, ${OF_TAX}, ${TAXES.join(', ')} from taxes_told(counted_in, days, starts) where not ${COUNTED})
  select ${OF_TAX}, ${eachTax((figure) => `sum(sign * ${figure})::bigint`)} from cell group by ${OF_TAX}
  having (${eachTax((figure) => `sum(sign * ${figure})`)}) is distinct from (${eachTax(() => '0')}) $$`;

/** Orders with discounts or papers wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select order_id from discount_use where state <> 'released'
  union select order_id from invoice on conflict do nothing`;

/** Taxes and discounts are summed by day and month, as sales are. */
export class Migration20261208094500_sums_of_taxes extends Migration {
  override up(): void {
    for (const statement of [...TABLES, SALE_OF, SALE_CELLS, TAX_OF, FOLD, FORGET, TAXES_TOLD, TAXES_SUMMED])
      this.addSql(statement);
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    for (const one of ['taxes_summed', 'taxes_told', 'tax_of']) this.addSql(`drop function ${one}`);
    this.addSql('alter table order_sale drop column discounts, drop column reduced_cents');
    for (const statement of [
      FOLD_WITHOUT_TAXES,
      FORGET_WITHOUT_TAXES,
      SALE_CELLS_WITHOUT_RULES,
      SALE_OF_WITH_SHELVED,
    ])
      this.addSql(statement);
    this.addSql(`delete from sales_sum where dimension = 'discount'`);
    this.addSql('drop table tax_sum');
    this.addSql('drop table order_tax');
  }
}
