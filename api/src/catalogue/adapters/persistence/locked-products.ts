import type { Kysely, Selectable } from 'kysely';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { StoredProduct } from '../../application/product-store.js';
import { DETAIL_NAMES, type ImageState, type ProductState } from '../../domain/product-state.js';
import { searchedFields } from './searched-fields.js';
import type { CatalogueTables } from './tables.js';
import type { VariantTable } from './variant-table.js';

/** Products as written, their rows locked in one order by as many statements for ten as for one. */
export async function lockProducts(
  tables: Kysely<CatalogueTables>,
  variantTable: Pick<VariantTable, 'of'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  // before the product: see there
  await searchedFields(tables);
  const products = await tables
    .selectFrom('product')
    .select(['id', 'name', 'category', 'discount_percent as discount', 'status', 'version'])
    .select(['is_featured as isFeatured', 'tax_category as taxCategory', 'is_shipped as isShipped'])
    .select(['low_stock_from as lowStockFrom', 'publish_at as publishAt', 'sale_ends_at as saleEndsAt'])
    .select(['options', ...DETAIL_NAMES])
    .where('id', '=', (eb) => eb.fn.any(manyIds(ids)))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (products.length === 0) return new Map();
  const [categories, variants, images] = await partsOf(
    tables,
    variantTable,
    products.map(({ id }) => id),
  );
  return new Map(
    products.map(({ version, options, ...own }) => {
      const state = {
        ...own,
        options: options as ProductState['options'],
        categories: (categories.get(own.id) ?? []).map(({ category }) => category),
        variants: (variants.get(own.id) ?? []).map(({ productId: _, ...variant }) => variant),
        images: (images.get(own.id) ?? []).map(imageOf),
      };
      return [own.id, { state, version }];
    }),
  );
}

async function partsOf(
  tables: Kysely<CatalogueTables>,
  variantTable: Pick<VariantTable, 'of'>,
  ids: readonly string[],
) {
  const categories = await tables
    .selectFrom('product_category')
    .select(['product_id', 'category'])
    .where('product_id', '=', (eb) => eb.fn.any(manyIds(ids)))
    .orderBy('is_primary', 'desc')
    .orderBy('category')
    .execute();
  const images = await tables
    .selectFrom('product_image')
    .select(['product_id', 'media_key', 'alt', 'option_value', 'focus_x', 'focus_y'])
    .where('product_id', '=', (eb) => eb.fn.any(manyIds(ids)))
    .orderBy('position')
    .execute();
  return [
    Map.groupBy(categories, ({ product_id }) => product_id),
    Map.groupBy(await variantTable.of(ids), ({ productId }) => productId),
    Map.groupBy(images, ({ product_id }) => product_id),
  ] as const;
}

type ImageRow = Pick<
  Selectable<CatalogueTables['product_image']>,
  'media_key' | 'alt' | 'option_value' | 'focus_x' | 'focus_y'
>;
const imageOf = ({
  media_key: key,
  alt,
  option_value: optionValue,
  focus_x: x,
  focus_y: y,
}: ImageRow): ImageState => ({
  ...{ key, alt, optionValue, focus: { x, y } },
});
