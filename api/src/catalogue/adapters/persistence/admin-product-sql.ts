import { sql, type RawBuilder } from 'kysely';
import { LOW_STOCK, type AdminProduct, type AdminQuery } from '../../application/admin-views.js';
import { originalPrice } from '../../domain/original-price.js';
import { CARD_COLUMNS, imagesSql, toCard, type CardRow } from './card-sql.js';

const MOST_IMAGES = 60;

const LOW = sql`exists (select from variant v join stock s on s.variant_id = v.id
  where v.product_id = p.id and v.archived_at is null and s.on_hand - s.held <= ${LOW_STOCK})`;

/** All columns of a product as staff sees it, over `product p`. */
export const ADMIN_COLUMNS = sql`${CARD_COLUMNS}, ${imagesSql(MOST_IMAGES)}, p.description, p.status, p.version,
  p.sold_count, ${LOW} as low_stock,
  (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents,
       'stock', s.on_hand - s.held, 'held', s.held) order by v.position, v.id), '[]')
     from variant v join stock s on s.variant_id = v.id
    where v.product_id = p.id and v.archived_at is null) as variants`;

export interface AdminProductRow extends CardRow {
  description: string;
  status: 'active' | 'archived';
  version: number;
  sold_count: number;
  low_stock: boolean;
  variants: {
    id: string;
    sku: string;
    options: Record<string, string>;
    price: number;
    stock: number | null;
    held: number;
  }[];
}

const AVAILABLE = sql`(select case when bool_or(s.on_hand is null) then null else sum(s.on_hand - s.held) end
  from variant v join stock s on s.variant_id = v.id where v.product_id = p.id and v.archived_at is null)`;

/** What each sortable field of the list means. */
export const SORT_COLUMNS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`p.id`,
  name: sql`p.name`,
  category: sql`p.category`,
  price: sql`p.price_cents`,
  discount: sql`p.discount_percent`,
  isFeatured: sql`p.is_featured`,
  status: sql`p.status`,
  stock: AVAILABLE,
  rating: sql`p.rating_average`,
  ratingCount: sql`p.rating_count`,
  soldCount: sql`p.sold_count`,
  createdAt: sql`p.created_at`,
  updatedAt: sql`p.updated_at`,
};

/** The conditions of the list's filters. */
export function wanted(query: AdminQuery): RawBuilder<unknown> {
  const ids = query.all('id');
  const statuses = query.all('status');
  const categories = query.all('category')?.map((name) => name.normalize('NFC').trim().toLowerCase());
  const found: RawBuilder<unknown>[] = [sql`true`];
  if (ids) found.push(sql`p.id = any(${ids}::uuid[])`);
  if (statuses) found.push(sql`p.status = any(${statuses}::text[])`);
  if (categories)
    found.push(sql`exists (select from product_category c
      where c.product_id = p.id and c.category_key = any(${categories}::text[]))`);
  return sql.join([...found, ...comparisons(query), ...marks(query), ...words(query)], sql` and `);
}

function comparisons(query: AdminQuery): RawBuilder<unknown>[] {
  const bound = (field: string, make: (value: number) => RawBuilder<unknown>) => {
    const value = query.number(field);
    return value === undefined ? [] : [make(value)];
  };
  return [
    ...bound('price_gte', (value) => sql`p.price_cents >= ${Math.round(value * 100)}`),
    ...bound('price_lte', (value) => sql`p.price_cents <= ${Math.round(value * 100)}`),
    ...bound('rating_gte', (value) => sql`p.rating_average >= ${value}`),
  ];
}

function marks(query: AdminQuery): RawBuilder<unknown>[] {
  const featured = query.flag('isFeatured');
  const low = query.flag('lowStock');
  return [
    ...(featured === undefined ? [] : [sql`p.is_featured = ${featured}`]),
    ...(low === undefined ? [] : [sql`${LOW} = ${low}`]),
  ];
}

/** Part of the name, or the beginning of a SKU. */
function words(query: AdminQuery): RawBuilder<unknown>[] {
  const text = query.text('q')?.trim();
  if (!text) return [];
  const part = text.replace(/[\\%_]/g, '\\$&');
  return [
    sql`(public.fold(p.name) like '%' || public.fold(${part}) || '%' or exists (select from variant v
      where v.product_id = p.id and v.sku ilike ${`${part}%`}))`,
  ];
}

export function toAdminProduct(row: AdminProductRow): AdminProduct {
  const card = toCard(row);
  return {
    ...card,
    description: row.description,
    options: row.options,
    variants: row.variants.map((variant) => toAdminVariant(variant, row, card.images)),
    status: row.status,
    lowStock: row.low_stock,
    stockSeen: card.stock,
    soldCount: row.sold_count,
    version: row.version,
  };
}

function toAdminVariant(
  { held, stock, price, ...variant }: AdminProductRow['variants'][number],
  { discount_percent }: AdminProductRow,
  images: AdminProduct['images'],
): AdminProduct['variants'][number] {
  const original = originalPrice(price, discount_percent);
  const own = images.find(({ optionValue }) => Object.values(variant.options).includes(optionValue ?? ''));
  return {
    _id: variant.id,
    ...variant,
    price: price / 100,
    originalPrice: original === null ? null : original / 100,
    stock,
    stockSeen: stock,
    held,
    inStock: stock === null || stock > 0,
    image: (own ?? images[0])?.url ?? null,
  };
}
