import { sql, type RawBuilder } from 'kysely';
import type { ProductFilter, ProductSort } from '../../application/product-filter.js';

const BY_SORT: Readonly<Record<Exclude<ProductSort, 'relevance'>, RawBuilder<unknown>>> = {
  featured: sql`p.is_featured desc, p.shelf_rank, p.id`,
  'price-asc': sql`p.price_cents, p.id`,
  'price-desc': sql`p.price_cents desc, p.id desc`,
  newest: sql`p.created_at desc, p.id desc`,
  rating: sql`p.rating_score desc, p.id desc`,
  'best-selling': sql`p.sold_count desc, p.id desc`,
};

/** The order by of a list; every one ends in the id, so that pages never repeat or lose a product. */
export function orderOf(sort: ProductSort, filter: ProductFilter): RawBuilder<unknown> {
  if (sort !== 'relevance') return BY_SORT[sort];
  if (!filter.text) return BY_SORT.featured;
  return sql`ts_rank_cd(p.search, ${filter.text.query}::tsquery) desc, p.rating_score desc, p.id desc`;
}
