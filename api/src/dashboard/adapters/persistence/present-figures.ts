import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Period } from '../../../kernel/period.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

interface Waiting {
  pendingOrders: number;
  lowStock: number;
  pendingReviews: number;
  newCustomers: number;
}

/** What waits or runs short now, who is new, and what products are called. */
@Injectable()
export class PresentFigures {
  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
  ) {}

  async waiting({ from, until }: Period): Promise<Waiting> {
    const { lowStockFrom } = await this.terms.read();
    // raw: four counts of one moment, each by its own index
    const { rows } = await sql<Waiting>`select
        (select count(*) from orders where status = 'pending')::int as "pendingOrders",
        (select count(*) from product where status = 'active' and exists (
          select 1 from variant join stock on stock.variant_id = variant.id
          where variant.product_id = product.id and variant.archived_at is null and not stock.is_bundle
            and stock.on_hand - stock.held <= coalesce(product.low_stock_from, ${lowStockFrom})))::int as "lowStock",
        (select count(*) from review where status = 'pending')::int as "pendingReviews",
        (select count(*) from account where role = 'customer' and created_at >= ${from.toISOString()}::timestamptz
          and created_at < ${until.toISOString()}::timestamptz)::int as "newCustomers"`.execute(
      this.database.sql(),
    );
    const [counts] = rows;
    if (!counts) throw new Error('counts are one row');
    return counts;
  }

  /** As the products were called when they were last ordered. */
  async lastNames(ids: readonly string[]): Promise<{ id: string; name: string; image: string | null }[]> {
    if (ids.length === 0) return [];
    return await this.database
      .sql<Tables<typeof orderLineSchema>>()
      .selectFrom('order_line')
      .select(['product_id as id', 'name', 'image'])
      .where((eb) =>
        eb.or(
          ids.map((id) =>
            eb(
              'order_line.id',
              '=',
              eb
                .selectFrom('order_line as last')
                .select('last.id')
                .where('last.product_id', '=', id)
                .orderBy('last.id', 'desc')
                .limit(1),
            ),
          ),
        ),
      )
      .execute();
  }
}
