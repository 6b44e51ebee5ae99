import { sql } from 'kysely';
import { categoryKey } from '../../domain/category-key.js';
import {
  DETAIL_NAMES,
  highestPrice,
  lowestPrice,
  type ProductDetails,
  type ProductState,
} from '../../domain/product-state.js';

/** The columns of `ProductDetails`, of `product p`. */
export const DETAIL_COLUMNS = sql.join(DETAIL_NAMES.map((name) => sql.ref(`p.${name}`)));

/** What these columns take: words as they are, anything else as the text of its JSON. */
const detailValues = (product: ProductDetails): Record<keyof ProductDetails, string> => {
  const taken = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, taken(product[name])])) as Record<
    keyof ProductDetails,
    string
  >;
};

/** The columns of the product's own row; `searched` are the fields whose words a search finds. */
export function productRow(product: ProductState, searched: readonly string[]) {
  const values = JSON.stringify(product.fields);
  return {
    name: product.name,
    ...detailValues(product),
    // raw: a function of the shop's own, over what is written
    field_words: sql<string>`field_words(${values}::jsonb, ${[...searched]}::text[])`,
    category: product.category,
    also_in: product.categories.slice(1).join(' '),
    price_cents: lowestPrice(product),
    max_price_cents: highestPrice(product),
    discount_percent: product.discount,
    is_featured: product.isFeatured,
    tax_category: product.taxCategory,
    is_shipped: product.isShipped,
    low_stock_from: product.lowStockFrom,
    options: JSON.stringify(product.options),
    status: product.status,
    publish_at: product.publishAt,
    sale_ends_at: product.saleEndsAt,
  };
}

export function categoryRows({ id, category, categories }: ProductState) {
  return categories.map((name) => ({
    product_id: id,
    category_key: categoryKey(name),
    category: name,
    is_primary: name === category,
  }));
}

export function imageRows({ id, images }: ProductState, nextId: () => string) {
  return images.map(({ key, alt, optionValue, focus }, position) => ({
    id: nextId(),
    product_id: id,
    media_key: key,
    alt,
    option_value: optionValue,
    focus_x: focus.x,
    focus_y: focus.y,
    position,
  }));
}

export function variantRow(product: ProductState, index: number) {
  const variant = product.variants[index];
  if (!variant) throw new Error(`no variant ${index}`);
  return {
    id: variant.id,
    product_id: product.id,
    sku: variant.sku,
    options: JSON.stringify(variant.options),
    price_cents: variant.priceCents,
    gtin: variant.gtin,
    weight_grams: variant.grams,
    length_mm: variant.lengthMm,
    width_mm: variant.widthMm,
    height_mm: variant.heightMm,
    position: index,
    archived_at: null,
  };
}

/** What of its row is to be another one: nothing, what it costs and measures, or what others must not have too. */
export function variantChange(
  before: ProductState,
  after: ProductState,
  index: number,
): 'none' | 'figures' | 'all' {
  const place = before.variants.findIndex(({ id }) => id === after.variants[index]?.id);
  if (place < 0) return 'all';
  const [was, is] = [variantRow(before, place), variantRow(after, index)];
  if (was.sku !== is.sku || was.options !== is.options) return 'all';
  return JSON.stringify(was) === JSON.stringify(is) ? 'none' : 'figures';
}
