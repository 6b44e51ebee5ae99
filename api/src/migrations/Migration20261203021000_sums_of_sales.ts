import { Migration } from '@mikro-orm/migrations';

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
  ...['captured_cents', 'refunded_cents'],
];
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');
const ALL = FIGURES.join(', ');

const TABLES = [
  // who changes an order leaves a row of its own: nobody waits for another, and no count is lost
  `create table sales_change (
     order_id uuid,
     written_in xid8 default pg_current_xact_id(),
     primary key (order_id, written_in))`,
  `create table order_sale (
     order_id uuid primary key,
     at timestamptz not null,
     day date not null,
     currency char(3) not null,
     country text not null,
     method text not null,
     coupon text not null,
     delivery text not null,
     sold integer not null,
     whole integer not null,
     placed_cents bigint not null,
     goods_cents bigint not null,
     delivery_cents bigint not null,
     tax_cents bigint not null,
     left_cents bigint not null,
     back_cents bigint not null,
     discount_cents bigint not null,
     captured_cents bigint not null,
     refunded_cents bigint not null,
     products uuid[] not null,
     pieces bigint[] not null,
     line_cents bigint[] not null,
     line_goods_cents bigint[] not null,
     pieces_back bigint[] not null,
     line_back_cents bigint[] not null)`,
  `create table sales_sum (
     dimension text,
     span text check (span in ('day', 'month')),
     first date,
     key text,
     currency char(3),
     ${each((figure) => `${figure} bigint not null`)},
     primary key (dimension, span, first, key, currency))`,
  `create table sales_book (
     singleton boolean default true primary key check (singleton),
     zone text)`,
];

const MARKS = [
  `create function mark_sale(changed uuid) returns void language sql as $$
     insert into sales_change (order_id) values (changed) on conflict do nothing $$`,
  `create function mark_order() returns trigger language plpgsql as $$
   begin
     perform mark_sale(case when tg_op = 'DELETE' then old.id else new.id end);
     return null;
   end $$`,
  `create function mark_paper() returns trigger language plpgsql as $$
   begin
     perform mark_sale(new.order_id);
     return null;
   end $$`,
  `create trigger order_counted after insert or delete or update of status, captured_cents, refunded_cents, surplus_cents,
     total_cents, discount_cents, shipping_cents, charges_cents, receipt, payment_method, coupon_code, currency,
     worth_of_unit, shipping_address, erased_country, delivery, created_at on orders for each row execute function mark_order()`,
  `create trigger invoice_counted after insert on invoice for each row execute function mark_paper()`,
  `create trigger credit_note_counted after insert on credit_note for each row execute function mark_paper()`,
  `create trigger refund_counted after insert or update of status, lines on refund
     for each row execute function mark_paper()`,
];

/**
 * What orders come to now, in the shop's currency. Of an order counts its total without what went back; of a cancelled one what
 * the shop kept. In it is the tax, as the invoice and its credit notes tell it, else in proportion; the delivery without its
 * tax; and what remains is the goods. What goes back is taken from the goods first. So goods, delivery and tax are together
 * what is left, to the cent. The papers of an order are read only where something may have gone back of it.
 */
const SALE_OF = `create function sale_of(wanted uuid[], days date[], starts timestamptz[]) returns setof order_sale
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
    coalesce(cents_back, '{}')
  from rounded
  cross join lateral (
    select array_agg(product_id order by product_id) as products, array_agg(pieces order by product_id) as pieces,
      array_agg(round(cents * worth_of_unit)::bigint order by product_id) as cents,
      array_agg(round(goods * worth_of_unit)::bigint order by product_id) as goods,
      array_agg(back order by product_id) as pieces_back,
      array_agg(round(cents_back * worth_of_unit)::bigint order by product_id) as cents_back
    from (select l.product_id, sum(l.quantity)::bigint as pieces, sum(l.total_cents) as cents,
        sum(l.total_cents + coalesce(billed.more, 0)) as goods, coalesce(sum(gone.pieces), 0)::bigint as back,
        coalesce(sum(gone.cents), 0) as cents_back
      from order_line l
      left join (select one."variantId", sum(coalesce(one."taxAdded", 0) - coalesce(one.tax, 0)) as more
          from jsonb_to_recordset(receipt -> 'lines') as one("variantId" text, tax bigint, "taxAdded" bigint) group by 1) billed
        on billed."variantId" = l.variant_id::text
      left join (select given.line ->> 'variantId' as variant, sum((given.line ->> 'quantity')::int) as pieces,
            sum((given.line ->> 'amountCents')::bigint) as cents
          from refund f cross join lateral jsonb_array_elements(f.lines) as given(line)
          where f.order_id = rounded.id and rounded.refunded_cents > 0 and f.status in ('submitted', 'succeeded') group by 1) gone
        on gone.variant = l.variant_id::text
      where l.order_id = rounded.id and rounded.is_whole group by 1) by_product) of_goods $$`;

/** In which sums an order stands, and with what. */
const SALE_CELLS = `create function sale_cells(sale order_sale) returns table (dimension text, key text, ${each(
  (figure) => `${figure} bigint`,
)}) language sql immutable as $$
  select place.dimension, place.key, 1, sale.sold, sale.whole, (select coalesce(sum(n), 0)::bigint from unnest(sale.pieces) n),
    (select coalesce(sum(n), 0)::bigint from unnest(sale.pieces_back) n), sale.placed_cents, sale.goods_cents,
    sale.delivery_cents, sale.tax_cents, sale.left_cents, sale.back_cents, sale.discount_cents, sale.captured_cents,
    sale.refunded_cents
  from (values ('all', ''), ('country', sale.country), ('method', sale.method), ('coupon', sale.coupon),
    ('delivery', sale.delivery)) place (dimension, key)
  union all
  select 'product', good.id::text, 1, sale.sold, sale.whole, good.pieces, good.pieces_back, good.cents, good.goods, 0, 0, 0,
    good.cents_back, 0, 0, 0
  from unnest(sale.products, sale.pieces, sale.line_cents, sale.line_goods_cents, sale.pieces_back, sale.line_back_cents)
    as good (id, pieces, cents, goods, pieces_back, cents_back) $$`;

/** One at a time: whoever comes next sees what the one before has written, since each statement of a function looks anew. */
const ALONE = `select pg_advisory_xact_lock(hashtextextended('sums of sales', 0))`;

/** Takes at most so many changes into the sums of that time zone, in one statement, which sees them and the orders of one moment. */
const FOLD = `create function fold_sales(most integer, counted_in text, days date[], starts timestamptz[]) returns integer language sql as $$
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
      line_back_cents = excluded.line_back_cents),
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

/** Forgets the sums and has every order wait to be counted, by the days of a time zone. */
const BEGIN = `create function begin_sales_sums(counted_in text) returns void language sql as $$
  ${ALONE};
  delete from sales_sum;
  delete from order_sale;
  delete from sales_change;
  insert into sales_change (order_id) select id from orders on conflict do nothing;
  insert into sales_book (zone) values (counted_in) on conflict (singleton) do update set zone = excluded.zone $$`;

/** What is not in the sums yet of the orders of a time: what they come to now, and less than nothing what they count as. */
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

/** What the sums go back to when costs leave them. */
export const BEFORE_COSTS = [SALE_OF, SALE_CELLS, FOLD, OPEN];

/** Sums of sales by day and month of the shop, kept by what each change leaves; the job and the command fold it in. */
export class Migration20261203021000_sums_of_sales extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...MARKS, SALE_OF, SALE_CELLS, FOLD, BEGIN, OPEN])
      this.addSql(statement);
    this.addSql('insert into sales_change (order_id) select id from orders');
  }

  override down(): void {
    for (const one of [
      'order_counted on orders',
      'invoice_counted on invoice',
      'credit_note_counted on credit_note',
    ])
      this.addSql(`drop trigger ${one}`);
    this.addSql('drop trigger refund_counted on refund');
    for (const one of [
      'open_sales',
      'begin_sales_sums',
      'fold_sales',
      'sale_cells',
      'sale_of',
      'mark_paper',
      'mark_order',
      'mark_sale',
    ])
      this.addSql(`drop function ${one}`);
    for (const one of ['sales_book', 'sales_sum', 'order_sale', 'sales_change'])
      this.addSql(`drop table ${one}`);
  }
}
