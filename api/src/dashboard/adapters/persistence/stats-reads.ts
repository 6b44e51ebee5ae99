import { baseCurrency, toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startOfShopDay } from '../../../kernel/shop-days.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Database } from '../../../platform/database/database.js';
import type { StatsDayDto, StatsDto, TopProductDto } from '../http/stats.dto.js';
import { daysOf, type Period } from '../../../kernel/period.js';
import { salesOfPlaced } from './sales-sql.js';
import { figureLists } from '../../domain/figure-lists.js';

const MOST_PRODUCTS = 10;

interface Figures {
  net_cents: number;
  delivery_cents: number;
  tax_cents: number;
  left_cents: number;
  average_cents: number;
  orders: number;
  sold_orders: number;
  pending_orders: number;
  low_stock: number;
  pending_reviews: number;
  new_customers: number;
  days: { at: number; sales_cents: number; orders: number }[];
  top_products: (Omit<TopProductDto, 'sales'> & { sales_cents: number })[];
}

/**
 * The dashboard's figures: one statement over all orders, so that they belong to one moment. In the shop's currency; an
 * order in another one counts at the rate that it was placed by.
 */
@Injectable()
export class StatsReads {
  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
  ) {}

  async read(period: Period): Promise<StatsDto> {
    const days = daysOf(period);
    const figures = await this.figures(period, days, (await this.terms.read()).lowStockFrom);
    return {
      currency: baseCurrency().code,
      netSales: toDecimal(figures.net_cents),
      delivery: toDecimal(figures.delivery_cents),
      tax: toDecimal(figures.tax_cents),
      total: toDecimal(figures.left_cents),
      orders: figures.orders,
      soldOrders: figures.sold_orders,
      averageOrder: toDecimal(figures.average_cents),
      pendingOrders: figures.pending_orders,
      lowStock: figures.low_stock,
      pendingReviews: figures.pending_reviews,
      newCustomers: figures.new_customers,
      days: days.map((date, index) =>
        dayOf(
          date,
          figures.days.find(({ at }) => at === index + 1),
        ),
      ),
      topProducts: figures.top_products.map(({ sales_cents, ...rest }) => ({
        ...rest,
        sales: toDecimal(sales_cents),
      })),
      filters: figureLists(period),
    };
  }

  private async figures({ from, until }: Period, days: string[], lowStockFrom: number): Promise<Figures> {
    const start = from.toISOString();
    const end = until.toISOString();
    const starts = days.map((day) => startOfShopDay(day).toISOString());
    // raw: all figures of the same orders in one statement
    const { rows } = await sql<Figures>`
      with placed as materialized (
        select id, created_at, status, captured_cents, worth_of_unit, total_cents
        from orders where created_at >= ${start}::timestamptz and created_at < ${end}::timestamptz),
      ${salesOfPlaced(start)},
      per_day as (
        select width_bucket(created_at, ${starts}::timestamptz[]) as at, coalesce(sum(net_cents), 0)::bigint as sales_cents,
          count(*)::int as orders
        from placed left join sales using (id) group by 1),
      best as (
        select line.product_id as id, sum(line.quantity)::int as quantity, round(sum(line.total_cents * placed.worth_of_unit))::bigint as sales_cents
        from placed join order_line line on line.order_id = placed.id
        where placed.captured_cents > 0 and placed.status <> 'cancelled'
        group by line.product_id order by sales_cents desc, id limit ${MOST_PRODUCTS}),
      top as (
        select best.*, latest.name, latest.image from best cross join lateral (
          select name, image from order_line where product_id = best.id order by id desc limit 1) latest)
      select
        summed.*,
        coalesce((select round(avg(round(total_cents * worth_of_unit))) from placed
          where captured_cents > 0 and status <> 'cancelled'), 0)::bigint as average_cents,
        (select count(*) from placed)::int as orders,
        (select count(*) from placed where captured_cents > 0)::int as sold_orders,
        (select count(*) from orders where status = 'pending')::int as pending_orders,
        (select count(*) from product where status = 'active' and exists (
          select 1 from variant join stock on stock.variant_id = variant.id
          where variant.product_id = product.id and variant.archived_at is null
            and stock.on_hand - stock.held <= coalesce(product.low_stock_from, ${lowStockFrom})))::int as low_stock,
        (select count(*) from review where status = 'pending')::int as pending_reviews,
        (select count(*) from account where role = 'customer' and created_at >= ${start}::timestamptz
          and created_at < ${end}::timestamptz)::int as new_customers,
        coalesce((select json_agg(per_day) from per_day), '[]') as days,
        coalesce((select json_agg(top order by sales_cents desc, id) from top), '[]') as top_products
      from summed`.execute(this.database.sql());
    const [figures] = rows;
    if (!figures) throw new Error('sums are one row');
    return figures;
  }
}

const dayOf = (date: string, found: Figures['days'][number] | undefined): StatsDayDto => ({
  date,
  sales: toDecimal(found?.sales_cents ?? 0),
  orders: found?.orders ?? 0,
});
