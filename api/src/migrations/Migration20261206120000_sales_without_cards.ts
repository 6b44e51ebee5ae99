import { Migration } from '@mikro-orm/migrations';
import { SALE_OF_WITH_CARDS } from './Migration20261206060000_costs.js';

/**
 * As before, without the gift cards that an order has sold: they are owed until they pay for goods, which count then. What went back is theirs
 * where a refund names them, or where it is more than everything else came to; of a cancelled order they pay nothing any more, so that what the
 * shop kept is of the rest. An order of cards alone is none of the whole ones, of which the average is taken.
 */
export const SALE_OF_WITHOUT_ADDED_TAX = `create or replace function sale_of(wanted uuid[], days date[], starts timestamptz[]) returns setof order_sale
  language sql stable as $$
  with charged as (
    select o.*, o.captured_cents > 0 as is_sold, o.captured_cents > 0 and o.status <> 'cancelled' as is_whole,
      o.total_cents - cards.cents as of_goods, cards.cents as of_cards, cards.discount as cards_discount, cards.variants as cards,
      least(o.total_cents, greatest(0, o.refunded_cents - o.surplus_cents
        + case when o.status = 'cancelled' then o.total_cents - o.captured_cents + o.surplus_cents else 0 end)) as gone,
      of_rates.tax, o.shipping_cents + (added.cents - of_lines.added) - (of_rates.tax - of_lines.tax) as delivery_net
    from orders o
    cross join lateral (select coalesce(sum((rate ->> 'tax')::bigint), 0) as tax
      from jsonb_array_elements(o.receipt -> 'taxes') rate) of_rates
    cross join lateral (select coalesce(sum((line ->> 'tax')::bigint), 0) as tax,
        coalesce(sum((line ->> 'taxAdded')::bigint), 0) as added
      from jsonb_array_elements(o.receipt -> 'lines') line) of_lines
    cross join lateral (select coalesce(sum((one ->> 'amount')::bigint), 0) as cents
      from jsonb_array_elements(o.receipt -> 'adjustments') one where one ->> 'kind' = 'tax') added
    cross join lateral (select coalesce(sum((line ->> 'total')::bigint), 0) as cents,
        coalesce(sum((line ->> 'couponShare')::bigint), 0) as discount,
        coalesce(array_agg(line ->> 'variantId'), '{}') as variants
      from jsonb_array_elements(o.receipt -> 'lines') with ordinality as sold(line, place)
      where o.receipt #>> array['rules', 'goods', (place - 1)::text, 'isGiftCard'] = 'true') cards
    where o.id = any (wanted)),
  parted as (
    select c.*, of_goods - (gone - least(of_cards, gone, greatest(gone - of_goods,
        case when status = 'cancelled' then of_cards else named.cents end))) as left_over
    from charged c
    cross join lateral (select coalesce(sum((given.line ->> 'amountCents')::bigint), 0) as cents
      from refund f cross join lateral jsonb_array_elements(f.lines) as given(line)
      where f.order_id = c.id and c.of_cards > 0 and c.refunded_cents > 0 and f.status in ('submitted', 'succeeded')
        and given.line ->> 'variantId' = any (c.cards)) named),
  taxed as (
    select c.*, coalesce(told.tax, round(c.tax * left_over / nullif(of_goods, 0)), 0) as tax_left
    from parted c
    cross join lateral (select sum(r.tax_cents) as tax from tax_record r where r.order_id = c.id
      and c.is_sold and (c.refunded_cents > 0 or c.status = 'cancelled')) told),
  rounded as (
    select *, base_total_cents - round(of_cards * worth_of_unit)::bigint as goods_base,
      case when is_sold then round(left_over * worth_of_unit)::bigint else 0 end as left_base,
      case when is_sold then round(tax_left * worth_of_unit)::bigint else 0 end as tax_base,
      case when is_sold then round(greatest(0, least(delivery_net, left_over - tax_left)) * worth_of_unit)::bigint else 0 end
        as delivery_base
    from taxed)
  select id, created_at, days[width_bucket(created_at, starts)], currency, coalesce(goes_to, ''), payment_method,
    coalesce(coupon_code, ''), coalesce(delivered_by, ''), is_sold::int, (is_whole and (of_goods > 0 or of_cards = 0))::int,
    case when is_whole then goods_base else 0 end, left_base - tax_base - delivery_base, delivery_base, tax_base, left_base,
    case when is_sold then goods_base - left_base else 0 end,
    case when is_sold then round((discount_cents - cards_discount) * worth_of_unit)::bigint else 0 end, captured_cents, refunded_cents,
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
      where l.order_id = rounded.id and rounded.is_whole and l.variant_id::text <> all (rounded.cards) group by 1) by_product) by_products $$`;

/** Orders that have sold gift cards wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select id from orders
  where receipt #> '{rules,goods}' @> '[{"isGiftCard": true}]' on conflict do nothing`;

/** A gift card that is sold is owed, and no sale: what it pays for is one. */
export class Migration20261206120000_sales_without_cards extends Migration {
  override up(): void {
    this.addSql(SALE_OF_WITHOUT_ADDED_TAX);
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    this.addSql(SALE_OF_WITH_CARDS);
    this.addSql(COUNT_AGAIN);
  }
}
