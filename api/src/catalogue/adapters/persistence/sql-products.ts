import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Products, type StoredProduct } from '../../application/product-store.js';
import type { ProductState } from '../../domain/product-state.js';
import { Memo } from './memo.js';
import { categoryRows, imageRows, productRow } from './product-rows.js';
import type { CatalogueTables } from './tables.js';
import { VariantTable } from './variant-table.js';

/** Products in PostgreSQL. What the lists keep of counts is forgotten with every write. */
@Injectable()
export class SqlProducts extends Products {
  constructor(
    private readonly database: Database,
    private readonly variants: VariantTable,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly memo: Memo,
  ) {
    super();
  }

  override async lock(id: string): Promise<StoredProduct | undefined> {
    const { rows } = await sql<ProductState & { version: number }>`
      with locked as (select * from product where id = ${id} for update)
      select p.id, p.name, p.description, p.category, p.discount_percent as discount, p.is_featured as "isFeatured",
        p.status, p.options, p.version,
        (select coalesce(json_agg(c.category order by c.is_primary desc, c.category), '[]')
           from product_category c where c.product_id = p.id) as categories,
        (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options,
             'priceCents', v.price_cents) order by v.position, v.id), '[]')
           from variant v where v.product_id = p.id and v.archived_at is null) as variants,
        (select coalesce(json_agg(json_build_object('key', i.media_key, 'alt', i.alt, 'optionValue', i.option_value)
             order by i.position), '[]')
           from product_image i where i.product_id = p.id) as images
      from locked p`.execute(this.database.sql());
    if (!rows[0]) return undefined;
    const { version, ...state } = rows[0];
    return { state, version };
  }

  override async add(product: ProductState): Promise<void> {
    const now = this.clock.now();
    await this.tables()
      .insertInto('product')
      .values({ id: product.id, ...productRow(product), created_at: now, updated_at: now })
      .execute();
    await this.writeCategories(product);
    await this.writeImages(product);
    await this.variants.write(undefined, product, null);
    this.memo.forget();
  }

  override async save(before: ProductState, after: ProductState, changedBy: string): Promise<void> {
    await this.tables()
      .updateTable('product')
      .set((eb) => ({ ...productRow(after), version: eb('version', '+', 1), updated_at: this.clock.now() }))
      .where('id', '=', after.id)
      .execute();
    if (differ(before.categories, after.categories)) await this.writeCategories(after);
    if (differ(before.images, after.images)) await this.writeImages(after);
    await this.variants.write(before, after, changedBy);
    this.memo.forget();
  }

  override async delete(id: string): Promise<boolean> {
    const { rows } = await sql`delete from product where id = ${id}
      and not exists (select from order_line where product_id = ${id}) returning id`.execute(
      this.database.sql(),
    );
    this.memo.forget();
    return rows.length === 1;
  }

  private async writeCategories(product: ProductState): Promise<void> {
    await this.tables().deleteFrom('product_category').where('product_id', '=', product.id).execute();
    await this.tables().insertInto('product_category').values(categoryRows(product)).execute();
  }

  private async writeImages(product: ProductState): Promise<void> {
    await this.tables().deleteFrom('product_image').where('product_id', '=', product.id).execute();
    const rows = imageRows(product, () => this.ids.next());
    if (rows.length > 0) await this.tables().insertInto('product_image').values(rows).execute();
  }

  private tables() {
    return this.database.sql<CatalogueTables>();
  }
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
