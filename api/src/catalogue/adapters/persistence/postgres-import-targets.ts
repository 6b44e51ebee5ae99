import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ImportTargets } from '../../application/import/ports.js';
import type { ExistingProduct } from '../../domain/import/plan.js';
import type { ProductState } from '../../domain/product-state.js';
import { ownPrices } from './own-prices-sql.js';
import type { AdminTables } from './tables.js';
import { DETAIL_COLUMNS } from './product-rows.js';

type Row = ProductState & Pick<ExistingProduct, 'version' | 'stocks'>;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whole products by the ids and SKUs of their variants, in one question. */
@Injectable()
export class PostgresImportTargets implements ImportTargets {
  constructor(private readonly database: Database) {}

  async find(variantIds: readonly string[], skus: readonly string[]): Promise<ExistingProduct[]> {
    const ids = variantIds.filter((id) => UUID.test(id));
    // raw: lateral parts whose JSON is in an order of its own
    const { rows } = await sql<Row>`
      with named as (select product_id from variant where id = any(${ids}::uuid[]) and archived_at is null
        union select product_id from variant where spelling_key(sku) = any(array(
          select spelling_key(said) from unnest(${[...skus]}::text[]) said)) and archived_at is null)
      select p.id, p.name, ${DETAIL_COLUMNS}, p.category, p.discount_percent as discount, p.is_featured as "isFeatured",
        p.tax_category as "taxCategory", p.is_shipped as "isShipped", p.low_stock_from as "lowStockFrom",
        p.status, p.publish_at as "publishAt", p.sale_ends_at as "saleEndsAt", p.options, p.version, c.categories, v.variants, v.stocks, i.images
      from product p
      join lateral (select coalesce(jsonb_agg(c.category order by c.is_primary desc, c.category), '[]') as categories
        from product_category c where c.product_id = p.id) c on true
      join lateral (select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'gtin', v.gtin, 'options', v.options,
          'priceCents', v.price_cents, 'ownPrices', ${ownPrices(sql.ref('v.id'))}, 'grams', v.weight_grams,
          'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm) order by v.position, v.id) as variants,
          jsonb_object_agg(v.id, s.on_hand - s.held) as stocks
        from variant v join stock s on s.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null) v on true
      join lateral (select coalesce(jsonb_agg(jsonb_build_object('key', i.media_key, 'alt', i.alt, 'optionValue', i.option_value,
          'focus', jsonb_build_object('x', i.focus_x, 'y', i.focus_y)) order by i.position), '[]') as images
        from product_image i where i.product_id = p.id) i on true
      where p.id in (select product_id from named)`.execute(this.database.sql());
    return rows.map(({ version, stocks, ...state }) => ({ state, version, stocks }));
  }

  async products(ids: readonly string[]): Promise<string[]> {
    const known = ids.filter((id) => UUID.test(id));
    if (known.length === 0) return [];
    const rows = await this.database
      .sql<AdminTables>()
      .selectFrom('product')
      .select('id')
      .where('id', 'in', known)
      .execute();
    return rows.map(({ id }) => id);
  }

  async pictures(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const { rows } = await sql<{
      key: string;
    }>`select key from media where key = any(${[...keys]}::text[])`.execute(this.database.sql());
    return rows.map(({ key }) => key);
  }
}
