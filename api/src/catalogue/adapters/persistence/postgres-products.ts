import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { Database } from '../../../platform/database/database.js';
import { later } from '../../../platform/database/later.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { TaxCategory } from '../../../kernel/tax-category.js';
import { cleanHtml } from '../../../platform/html/clean-html.js';
import {
  Products,
  type DueDraft,
  type DueSale,
  type StoredProduct,
} from '../../application/product-store.js';
import type { ProductState } from '../../domain/product-state.js';
import { lockProducts } from './locked-products.js';
import { Memo } from './memo.js';
import { categoryRows, imageRows, productRow } from './product-rows.js';
import { searchedFields } from './searched-fields.js';
import type { CatalogueTables } from './tables.js';
import { VariantTable } from './variant-table.js';

/** Products in PostgreSQL. What the lists keep of counts is forgotten with every write. */
@Injectable()
export class PostgresProducts extends Products {
  constructor(
    private readonly database: Database,
    private readonly variants: VariantTable,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly memo: Memo,
  ) {
    super();
  }

  override lockAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
    return lockProducts(this.tables(), this.variants, ids);
  }

  override async add(products: readonly ProductState[], addedBy: string): Promise<void> {
    const now = this.clock.now();
    const searched = await searchedFields(this.tables());
    const clean = await Promise.all(products.map(cleaned));
    let featured = 0;
    const rows = clean.map((product) => ({
      ...{ id: product.id, ...productRow(product, searched), created_at: now, updated_at: now },
      featured_place: product.isFeatured ? this.firstPlace((featured += 1)) : null,
    }));
    await this.tables().insertInto('product').values(rows).execute();
    await this.insertParts(products);
    await this.variants.add(products, addedBy);
    this.memo.forget();
  }

  private async insertParts(products: readonly ProductState[]): Promise<void> {
    await this.tables().insertInto('product_category').values(products.flatMap(categoryRows)).execute();
    const images = products.flatMap((product) => imageRows(product, () => this.ids.next()));
    if (images.length > 0) await this.tables().insertInto('product_image').values(images).execute();
  }

  override dueDrafts(most: number): Promise<DueDraft[]> {
    return this.tables()
      .selectFrom('product')
      .select(['id', 'publish_at as publishAt'])
      .where('status', '=', 'draft')
      .where('publish_at', '<=', NOW)
      .orderBy('publish_at')
      .limit(most)
      .execute();
  }

  override dueSales(most: number): Promise<DueSale[]> {
    return this.tables()
      .selectFrom('product')
      .select(['id', 'sale_ends_at as saleEndsAt'])
      .where('sale_ends_at', '<=', NOW)
      .orderBy('sale_ends_at')
      .limit(most)
      .execute();
  }

  override unreduced(variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.variants.unreduced(variantIds);
  }

  override async save(before: ProductState, after: ProductState, changedBy: string | null): Promise<void> {
    const row = productRow(await cleaned(after), await searchedFields(this.tables()));
    const write = this.tables()
      .updateTable('product')
      .set((eb) => ({ ...row, version: eb('version', '+', 1), updated_at: this.clock.now() }))
      .$if(after.isFeatured && !before.isFeatured, (query) =>
        query.set({ featured_place: this.firstPlace() }),
      )
      .where('id', '=', after.id);
    await later(this.tables(), write);
    if (differ(before.categories, after.categories)) await this.writeCategories(after);
    if (differ(before.images, after.images)) await this.writeImages(after);
    await this.variants.write(before, after, changedBy);
    this.memo.forget();
  }

  override async known(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.tables()
      .selectFrom('product')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return found.map(({ id }) => id);
  }

  override async isBundledOtherwise(id: string, taxCategory: TaxCategory): Promise<boolean> {
    const found = await this.bundled()
      .where((eb) => {
        const isOther = (own: 'bundle' | 'part', other: 'bundle' | 'part') =>
          eb.and([
            eb(`${own}.id`, '=', id),
            eb(`${other}.id`, '<>', id),
            eb(`${other}.tax_category`, '<>', taxCategory),
          ]);
        return eb.or([isOther('bundle', 'part'), isOther('part', 'bundle')]);
      })
      .executeTakeFirst();
    return found !== undefined;
  }

  override async isBundledUnsent(id: string, isShipped: boolean): Promise<boolean> {
    const [own, other] = isShipped ? (['part', 'bundle'] as const) : (['bundle', 'part'] as const);
    const found = await this.bundled()
      .where(`${own}.id`, '=', id)
      .where(`${other}.id`, '<>', id)
      .where(`${other}.is_shipped`, '=', !isShipped)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** One of the parts of bundles, as far as it is looked for. */
  private bundled() {
    return this.tables()
      .selectFrom('bundle_part')
      .innerJoin('variant as made', 'made.id', 'bundle_part.bundle_id')
      .innerJoin('product as bundle', 'bundle.id', 'made.product_id')
      .innerJoin('variant as one', 'one.id', 'bundle_part.part_id')
      .innerJoin('product as part', 'part.id', 'one.product_id')
      .select('bundle_part.part_id')
      .limit(1);
  }

  override async delete(id: string): Promise<boolean> {
    const ordered = this.database
      .sql<Tables<typeof orderLineSchema>>()
      .selectFrom('order_line')
      .select('id')
      .where('product_id', '=', id);
    const inCarts = this.database
      .sql<CatalogueTables & Tables<typeof cartLineSchema>>()
      .selectFrom('cart_line')
      .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
      .select('cart_line.id')
      .where('variant.product_id', '=', id);
    const inBundles = this.tables()
      .selectFrom('bundle_part')
      .innerJoin('variant', 'variant.id', 'bundle_part.part_id')
      .select('bundle_part.bundle_id')
      .where('variant.product_id', '=', id);
    const gone = await this.tables()
      .deleteFrom('product')
      .where('id', '=', id)
      .where(({ not, exists }) => not(exists(ordered)))
      .where(({ not, exists }) => not(exists(inCarts)))
      .where(({ not, exists }) => not(exists(inBundles)))
      .returning('id')
      .executeTakeFirst();
    this.memo.forget();
    return gone !== undefined;
  }

  /** Before all that are featured: what was just featured is seen on the home page, which shows the first of them. */
  private firstPlace(nth = 1) {
    return this.tables()
      .selectFrom('product')
      .select((eb) => eb.fn.coalesce(eb(eb.fn.min('featured_place'), '-', nth), eb.val(1 - nth)).as('place'))
      .where('is_featured', '=', true);
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

/** Whichever way a product came: nothing is kept that could run. */
const cleaned = async (product: ProductState): Promise<ProductState> => ({
  ...product,
  body: await cleanHtml(product.body),
});

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
