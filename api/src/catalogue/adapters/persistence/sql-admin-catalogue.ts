import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import {
  AdminCatalogue,
  type AdminProduct,
  type AdminQuery,
  type PriceChange,
  type StockMovement,
} from '../../application/admin-views.js';
import {
  ADMIN_COLUMNS,
  SORT_COLUMNS,
  toAdminProduct,
  wanted,
  type AdminProductRow,
} from './admin-product-sql.js';

const MOST_CHANGES = 500;
const MOST_MOVEMENTS = 100;

/** An archived variant made room for another of its name; in the books it is still called what it was. */
const SKU = sql`case when v.archived_at is null then v.sku else regexp_replace(v.sku, '~[0-9a-f]{8}$', '') end`;

/** The catalogue as staff sees it, from the primary: a change shows at once. */
@Injectable()
export class SqlAdminCatalogue extends AdminCatalogue {
  constructor(private readonly database: Database) {
    super();
  }

  override async products(query: AdminQuery): Promise<{ items: AdminProduct[]; total: number }> {
    const where = wanted(query);
    const direction = sql.raw(query.direction === 'ASC' ? 'asc' : 'desc');
    const order = sql`${SORT_COLUMNS[query.sort] ?? SORT_COLUMNS['createdAt']} ${direction} nulls last, p.id ${direction}`;
    const { rows } = await sql<AdminProductRow>`select ${ADMIN_COLUMNS}
      from (select p.*, row_number() over (order by ${order}) as place from product p where ${where}
             order by ${order} limit ${query.limit} offset ${query.offset}) p
      order by p.place`.execute(this.database.sql());
    const counted = await sql<{
      total: number;
    }>`select count(*) as total from product p where ${where}`.execute(this.database.sql());
    return { items: rows.map(toAdminProduct), total: counted.rows[0]?.total ?? 0 };
  }

  override async product(id: string): Promise<AdminProduct | undefined> {
    const { rows } =
      await sql<AdminProductRow>`select ${ADMIN_COLUMNS} from product p where p.id = ${id}`.execute(
        this.database.sql(),
      );
    return rows[0] && toAdminProduct(rows[0]);
  }

  override async priceChanges(productId: string): Promise<PriceChange[] | undefined> {
    const { rows } = await sql<PriceChange & { cents: number }>`
      select c.id, c.variant_id as "variantId", ${SKU} as sku, c.price_cents as cents, c.discount_percent as discount,
             a.name as "changedBy", c.changed_at as "changedAt"
        from price_change c join variant v on v.id = c.variant_id left join account a on a.id = c.changed_by
       where v.product_id = ${productId} order by c.changed_at desc, c.id desc limit ${MOST_CHANGES}`.execute(
      this.database.sql(),
    );
    if (rows.length === 0 && !(await this.has(productId))) return undefined;
    return rows.map(({ cents, ...row }) => ({ ...row, price: cents / 100 }));
  }

  override async stockMovements(productId: string): Promise<StockMovement[] | undefined> {
    const { rows } = await sql<StockMovement>`select book.* from (
      select m.id, m.variant_id as "variantId", ${SKU} as sku, m.delta as change, m.kind, m.reason,
             m.order_id as "orderId", a.name as "changedBy", m.created_at as "changedAt"
        from variant v join stock_movement m on m.variant_id = v.id left join account a on a.id = m.actor_id
       where v.product_id = ${productId}
      union all ${openings(productId)}) book
      order by "changedAt" desc, kind = 'opening', id desc limit ${MOST_MOVEMENTS}`.execute(
      this.database.sql(),
    );
    if (rows.length === 0 && !(await this.has(productId))) return undefined;
    return rows;
  }

  private async has(productId: string): Promise<boolean> {
    const { rows } = await sql`select 1 from product where id = ${productId}`.execute(this.database.sql());
    return rows.length > 0;
  }
}

/** What lay there before the first line of the book: a line of its own, as old as the variant. */
const openings = (productId: string) => sql`
  select v.id, v.id, ${SKU}, s.initial, 'opening', '', null, null,
         coalesce(least((select min(changed_at) from price_change where variant_id = v.id),
                        (select min(created_at) from stock_movement where variant_id = v.id)), p.created_at)
    from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id
   where v.product_id = ${productId} and s.initial <> 0`;
