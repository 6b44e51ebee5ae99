import { Migration } from '@mikro-orm/migrations';
import { BEFORE_COSTS } from './Migration20261203021000_sums_of_sales.js';

/** Names of the figures, as they stand in the sums. */
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

/** One at a time with whoever counts the sums anew. */
const ALONE = `select pg_advisory_xact_lock(hashtextextended('sums of sales', 0))`;

/** What one piece costs the shop, apart from what a buyer may see, and what it did when it was ordered. */
const COSTS = [
  `create table variant_cost (
     variant_id uuid primary key constraint variant_cost_variant_id_fkey references variant on delete cascade,
     cost_cents bigint not null constraint variant_cost_cost_cents_check check (cost_cents >= 0))`,
  `create table order_line_cost (
     line_id uuid primary key constraint order_line_cost_line_id_fkey references order_line on delete cascade,
     cost_cents bigint not null constraint order_line_cost_cost_cents_check check (cost_cents >= 0))`,
  `create function keep_line_costs() returns trigger language plpgsql as $$
   begin
     insert into order_line_cost (line_id, cost_cents)
       select added.id, known.cost_cents from added join variant_cost known on known.variant_id = added.variant_id;
     return null;
   end $$`,
  `create trigger order_line_costed after insert on order_line referencing new table as added
     for each statement execute function keep_line_costs()`,
  `alter table order_sale add column line_cost_cents bigint[] not null default '{}',
     add column line_costed_cents bigint[] not null default '{}'`,
  `alter table order_sale alter column line_cost_cents drop default, alter column line_costed_cents drop default`,
  `alter table sales_sum add column cost_cents bigint not null default 0, add column costed_cents bigint not null default 0`,
  `alter table sales_sum alter column cost_cents drop default, alter column costed_cents drop default`,
  'drop function open_sales',
  'drop function sale_cells',
];

/** As before, and what the goods of known cost cost the shop, beside what was paid for them without tax. */
export const SALE_OF_WITH_CARDS = `create or replace function sale_of(wanted uuid[], days date[], starts timestamptz[]) returns setof order_sale
  language sql stable as $$
  with charged as (
    select o.*, o.captured_cents > 0 as is_sold, o.captured_cents > 0 and o.status <> 'cancelled' as is_whole,
      o.total_cents - least(o.total_cents, greatest(0, o.refunded_cents - o.surplus_cents
        + case when o.status = 'cancelled' then o.total_cents - o.captured_cents + o.surplus_cents else 0 end)) as left_over,
      of_rates.tax, o.shipping_cents + (added.cents - of_lines.added) - (of_rates.tax - of_lines.tax) as delivery_net
    from orders o
    cross join lateral (select coalesce(sum((rate ->> 'tax')::bigint), 0) as tax
      from jsonb_array_elements(o.receipt -> 'taxes') rate) of_rates
    cross join lateral (select coalesce(sum((line ->> 'tax')::bigint), 0) as tax,
        coalesce(sum((line ->> 'taxAdded')::bigint), 0) as added
      from jsonb_array_elements(o.receipt -> 'lines') line) of_lines
    cross join lateral (select coalesce(sum((one ->> 'amount')::bigint), 0) as cents
      from jsonb_array_elements(o.receipt -> 'adjustments') one where one ->> 'kind' = 'tax') added
    where o.id = any (wanted)),
  taxed as (
    select c.*, coalesce(told.tax, round(c.tax * left_over / nullif(total_cents, 0)), 0) as tax_left
    from charged c
    cross join lateral (select sum(r.tax_cents) as tax from tax_record r where r.order_id = c.id
      and c.is_sold and (c.refunded_cents > 0 or c.status = 'cancelled')) told),
  rounded as (
    select *, case when is_sold then round(left_over * worth_of_unit)::bigint else 0 end as left_base,
      case when is_sold then round(tax_left * worth_of_unit)::bigint else 0 end as tax_base,
      case when is_sold then round(greatest(0, least(delivery_net, left_over - tax_left)) * worth_of_unit)::bigint else 0 end
        as delivery_base
    from taxed)
  select id, created_at, days[width_bucket(created_at, starts)], currency, coalesce(goes_to, ''), payment_method,
    coalesce(coupon_code, ''), coalesce(delivered_by, ''), is_sold::int, is_whole::int,
    case when is_whole then base_total_cents else 0 end, left_base - tax_base - delivery_base, delivery_base, tax_base, left_base,
    case when is_sold then base_total_cents - left_base else 0 end,
    case when is_sold then round(discount_cents * worth_of_unit)::bigint else 0 end, captured_cents, refunded_cents,
    coalesce(products, '{}'), coalesce(pieces, '{}'), coalesce(cents, '{}'), coalesce(goods, '{}'), coalesce(pieces_back, '{}'),
    coalesce(cents_back, '{}'), coalesce(cost, '{}'), coalesce(costed, '{}')
  from rounded
  cross join lateral (
    select array_agg(product_id order by product_id) as products, array_agg(pieces order by product_id) as pieces,
      array_agg(round(cents * worth_of_unit)::bigint order by product_id) as cents,
      array_agg(round(goods * worth_of_unit)::bigint order by product_id) as goods,
      array_agg(back order by product_id) as pieces_back,
      array_agg(round(cents_back * worth_of_unit)::bigint order by product_id) as cents_back,
      array_agg(cost order by product_id) as cost,
      array_agg(round(costed * worth_of_unit)::bigint order by product_id) as costed
    from (select l.product_id, sum(l.quantity)::bigint as pieces, sum(l.total_cents) as cents,
        sum(l.total_cents + coalesce(billed.more, 0)) as goods, coalesce(sum(gone.pieces), 0)::bigint as back,
        coalesce(sum(gone.cents), 0) as cents_back, coalesce(sum(l.quantity * known.cost_cents), 0)::bigint as cost,
        coalesce(sum(l.total_cents + coalesce(billed.more, 0)) filter (where known.cost_cents is not null), 0) as costed
      from order_line l
      left join order_line_cost known on known.line_id = l.id
      left join (select one."variantId", sum(coalesce(one."taxAdded", 0) - coalesce(one.tax, 0)) as more
          from jsonb_to_recordset(receipt -> 'lines') as one("variantId" text, tax bigint, "taxAdded" bigint) group by 1) billed
        on billed."variantId" = l.variant_id::text
      left join (select given.line ->> 'variantId' as variant, sum((given.line ->> 'quantity')::int) as pieces,
            sum((given.line ->> 'amountCents')::bigint) as cents
          from refund f cross join lateral jsonb_array_elements(f.lines) as given(line)
          where f.order_id = rounded.id and rounded.refunded_cents > 0 and f.status in ('submitted', 'succeeded') group by 1) gone
        on gone.variant = l.variant_id::text
      where l.order_id = rounded.id and rounded.is_whole group by 1) by_product) of_goods $$`;

/** Orders that were counted before have none of the lists of costs, which are of nothing: they are not rewritten. */
const SALE_CELLS = `create function sale_cells(sale order_sale) returns table (dimension text, key text, ${each(
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

const FOLD = `create or replace function fold_sales(most integer, counted_in text, days date[], starts timestamptz[]) returns integer language sql as $$
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
      line_costed_cents = excluded.line_costed_cents),
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
      ${each((figure) => `${figure} = known.${figure} + excluded.${figure}`)})
  select count(*)::int from changed $$`;

const OPEN = `create function open_sales(counted_in text, days date[], starts timestamptz[]) returns table (
    dimension text, day date, key text, currency char(3), ${each((figure) => `${figure} bigint`)}) language sql stable as $$
  with waiting as (select order_id from sales_change where exists (select from sales_book where zone = counted_in)
    union select id from orders where not exists (select from sales_book where zone = counted_in)
      and created_at >= starts[1] and created_at < starts[cardinality(starts)]),
  of_days as (select coalesce(array_agg(o.id), '{}') as ids from orders o join waiting on waiting.order_id = o.id
    where o.created_at >= starts[1] and o.created_at < starts[cardinality(starts)]),
  sign as (
    select -1 as sign, s as sale, s.day from order_sale s join waiting using (order_id)
    where exists (select from sales_book where zone = counted_in) and s.day = any (days)
    union all
    select 1, s, s.day from of_days cross join lateral sale_of(of_days.ids, days, starts) s)
  select c.dimension, sign.day, c.key, (sign.sale).currency, ${each((figure) => `sign * c.${figure}`)}
  from sign cross join lateral sale_cells(sign.sale) c $$`;

const MANAGER = '00000000-0000-7000-8000-000000000002';
const ACCOUNTANT = '00000000-0000-7000-8000-000000000004';
const allow = (permission: string, role: string) =>
  `update staff_role set permissions = permissions || '["${permission}"]'::jsonb
    where id = '${role}' and not permissions @> '["${permission}"]'`;

/** What goods cost the shop, kept on the lines of orders, and summed with the sales. */
export class Migration20261206060000_costs extends Migration {
  override up(): void {
    for (const statement of [...COSTS, SALE_OF_WITH_CARDS, SALE_CELLS, FOLD, OPEN]) this.addSql(statement);
    this.addSql(allow('costs.read', MANAGER));
    this.addSql(allow('costs.write', MANAGER));
    this.addSql(allow('costs.read', ACCOUNTANT));
  }

  override down(): void {
    for (const one of ['costs.read', 'costs.write'])
      this.addSql(`update staff_role set permissions = permissions - '${one}'`);
    for (const one of ['open_sales', 'fold_sales', 'sale_cells', 'sale_of'])
      this.addSql(`drop function ${one}`);
    this.addSql('alter table sales_sum drop column cost_cents, drop column costed_cents');
    this.addSql('alter table order_sale drop column line_cost_cents, drop column line_costed_cents');
    for (const statement of BEFORE_COSTS) this.addSql(statement);
    this.addSql('drop trigger order_line_costed on order_line');
    this.addSql('drop function keep_line_costs');
    this.addSql('drop table order_line_cost');
    this.addSql('drop table variant_cost');
  }
}
