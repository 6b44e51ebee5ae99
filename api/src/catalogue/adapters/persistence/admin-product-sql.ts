import type { TaxCategory } from '../../../kernel/tax-category.js';
import { Currency, toDecimal, toSmallest } from '../../../kernel/currency.js';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { changedSince } from '../../../platform/database/changed-since.js';
import { beginning, containing, folded } from '../../../platform/database/text-search.js';
import type { AdminProduct, AdminQuery } from '../../application/admin-views.js';
import { categoryKey } from '../../domain/category-key.js';
import type { Measures } from '../../domain/measures.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { reductionOf } from '../../../kernel/original-price.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { detailsOf, type ProductDetails, type ProductStatus } from '../../domain/product-state.js';
import { hasField } from './conditions.js';
import { CARD_COLUMNS, imagesSql, toCard, type CardRow } from './card-sql.js';
import { ON_THE_WAY } from './on-the-way-sql.js';
import { ownPrices } from './own-prices-sql.js';
import type { AdminTables } from './tables.js';

const MOST_IMAGES = 60;

const { exists, selectFrom, and, eb } = expressionBuilder<AdminTables, 'p'>();

const onSale = selectFrom('variant as v')
  .innerJoin('shelf as s', 's.variant_id', 'v.id')
  .whereRef('v.product_id', '=', 'p.id')
  .where('v.archived_at', 'is', null);

/** Whether a variant has so few pieces left as the product says, or else the shop. */
const isLow = (shops: number) => {
  const from = eb.fn.coalesce('p.low_stock_from', eb.val(shops));
  return exists(
    // of a bundle its parts are bought in
    onSale
      .select('v.id')
      .where('s.is_bundle', '=', false)
      .where((shelf) => shelf(shelf('s.on_hand', '-', shelf.ref('s.held')), '<=', from)),
  );
};

/** All columns of a product as staff sees it (no values of fields that are no more), over `product p`, low in stock from so many pieces on. Raw, as those of a card are. */
export const adminColumns = (
  lowStockFrom: number,
) => sql`${CARD_COLUMNS}, ${imagesSql(MOST_IMAGES)}, p.description, p.body, p.related, p.specifications,
  p.fields - array(select name from product_field where removed_at is not null) as fields, p.status, p.publish_at, p.sale_ends_at, p.version, p.tax_category, p.is_shipped, p.low_stock_from,
  p.sold_count, ${isLow(lowStockFrom)} as low_stock, ${ON_THE_WAY} as on_the_way,
  (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents, 'lowest', v.lowest_cents, 'own', ${ownPrices(sql.ref('v.id'))},
       'grams', v.weight_grams, 'gtin', v.gtin,
       'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm,
       'stock', s.on_hand - s.held, 'held', s.held, 'isBundle', s.is_bundle) order by v.position, v.id), '[]')
     from variant v join shelf s on s.variant_id = v.id
    where v.product_id = p.id and v.archived_at is null) as variants`;

export interface AdminProductRow extends CardRow, ProductDetails {
  status: ProductStatus;
  publish_at: string | null;
  sale_ends_at: string | null;
  version: number;
  tax_category: TaxCategory;
  is_shipped: boolean;
  low_stock_from: number | null;
  sold_count: number;
  low_stock: boolean;
  on_the_way: number;
  variants: (Measures & {
    id: string;
    sku: string;
    options: Record<string, string>;
    price: number;
    lowest: number | null;
    own: OwnPrices;
    gtin: string;
    stock: number | null;
    held: number;
    isBundle: boolean;
  })[];
}

/** What can be sold of all its variants; null when one of them is unlimited. */
const AVAILABLE = onSale
  .select(({ eb: of, fn }) =>
    of
      .case()
      .when(fn.agg<boolean>('bool_or', [of('s.on_hand', 'is', null)]))
      .then(null)
      .else(fn.sum<number>(of('s.on_hand', '-', of.ref('s.held'))))
      .end()
      .as('available'),
  )
  .$asScalar();

/** What each sortable field of the list means. */
const SORT_COLUMNS = {
  id: 'p.id',
  name: 'p.name',
  category: 'p.category',
  price: 'p.price_cents',
  discount: 'p.discount_percent',
  isFeatured: 'p.is_featured',
  status: 'p.status',
  stock: AVAILABLE,
  rating: 'p.rating_average',
  ratingCount: 'p.rating_count',
  soldCount: 'p.sold_count',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
} as const;

export const sortOf = (query: AdminQuery) =>
  SORT_COLUMNS[query.sort as keyof typeof SORT_COLUMNS] ?? SORT_COLUMNS.createdAt;

/** The conditions of the list's filters; a product is low in stock from so many pieces on. */
export function wanted(query: AdminQuery, lowStockFrom: number): Expression<SqlBool> {
  const found: Expression<SqlBool>[] = [
    ...comparisons(query),
    ...marks(query, isLow(lowStockFrom)),
    ...words(query),
  ];
  const fields = query.all('fields');
  if (fields) found.push(...asFields(fields).map(hasField));
  const ids = query.all('id');
  if (ids) found.push(eb('p.id', 'in', ids));
  const statuses = query.all('status') as AdminProductRow['status'][] | undefined;
  if (statuses) found.push(eb('p.status', 'in', statuses));
  const categories = query.all('category')?.map(categoryKey);
  if (categories)
    found.push(
      exists(
        selectFrom('product_category as c')
          .select('c.category_key')
          .whereRef('c.product_id', '=', 'p.id')
          .where('c.category_key', 'in', categories),
      ),
    );
  return and(found);
}

/** `brand:Duka` and its like: values of one field are alternatives. */
function asFields(pairs: readonly string[]): { name: string; values: string[] }[] {
  const parted = pairs.map(
    (pair) => [pair.split(':', 1)[0] ?? '', pair.slice(pair.indexOf(':') + 1)] as const,
  );
  return [...Map.groupBy(parted, ([name]) => name)].map(([name, group]) => ({
    name,
    values: group.map(([, value]) => value),
  }));
}

function comparisons(query: AdminQuery): Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = [];
  const [least, most, stars] = ['price_gte', 'price_lte', 'rating_gte'].map((field) => query.number(field));
  if (least !== undefined) found.push(eb('p.price_cents', '>=', toSmallest(least)));
  if (most !== undefined) found.push(eb('p.price_cents', '<=', toSmallest(most)));
  if (stars !== undefined) found.push(eb('p.rating_average', '>=', eb.val(stars)));
  if (query.since !== undefined) found.push(changedSince(query.since, 'p.updated_at', 'p.id'));
  return found;
}

function marks(query: AdminQuery, isLowNow: Expression<SqlBool>): Expression<SqlBool>[] {
  const featured = query.flag('isFeatured');
  const low = query.flag('lowStock');
  return [
    ...(featured === undefined ? [] : [eb('p.is_featured', '=', featured)]),
    ...(low === undefined ? [] : [low ? isLowNow : eb.not(isLowNow)]),
  ];
}

/** Part of the name, or the beginning of a SKU. */
function words(query: AdminQuery): Expression<SqlBool>[] {
  const text = query.text('q')?.trim();
  if (!text) return [];
  const named = eb(folded(eb.ref('p.name')), 'like', folded(eb.val(containing(text))));
  const numbered = selectFrom('variant as v')
    .select('v.id')
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.sku', 'ilike', beginning(text));
  return [eb.or([named, exists(numbered)])];
}

export function toAdminProduct(row: AdminProductRow): AdminProduct {
  const card = toCard(row);
  return {
    ...card,
    ...detailsOf(row),
    discount: row.discount_percent,
    options: row.options,
    variants: row.variants.map((variant) => toAdminVariant(variant, row, card.images)),
    status: row.status,
    publishAt: row.publish_at,
    saleEndsAt: row.sale_ends_at,
    taxCategory: row.tax_category,
    isShipped: row.is_shipped,
    lowStockFrom: row.low_stock_from,
    lowStock: row.low_stock,
    onTheWay: row.on_the_way,
    stockSeen: card.stock,
    soldCount: row.sold_count,
    version: row.version,
  };
}

function toAdminVariant(
  { held, stock, price, lowest, own: others, ...variant }: AdminProductRow['variants'][number],
  { discount_percent, options }: AdminProductRow,
  images: AdminProduct['images'],
): AdminProduct['variants'][number] {
  const { original } = reductionOf(price, discount_percent, lowest);
  const own = images.find(({ optionValue }) => Object.values(variant.options).includes(optionValue ?? ''));
  return {
    _id: variant.id,
    ...variant,
    options: optionsInOrder(variant.options, options),
    price: toDecimal(price),
    originalPrice: original === null ? null : toDecimal(original),
    ownPrices: Object.fromEntries(
      Object.entries(others).map(([code, smallest]) => [code, Currency.of(code).toDecimal(smallest)]),
    ),
    stock,
    stockSeen: stock,
    held,
    inStock: stock === null || stock > 0,
    image: (own ?? images[0])?.url ?? null,
  };
}
