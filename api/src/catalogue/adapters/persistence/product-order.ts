import type { SelectQueryBuilder } from 'kysely';
import type { ProductFilter, ProductSort } from '../../application/product-filter.js';
import { rank, shownRating, tsquery } from './conditions.js';
import { shownPrice } from './shown-price.js';
import type { AdminTables } from './tables.js';

type Products<O> = SelectQueryBuilder<AdminTables, 'p', O>;

const BY_SORT = {
  featured: [
    ['p.is_featured', 'desc'],
    ['p.featured_place', 'asc'],
    ['p.shelf_rank', 'asc'],
    ['p.id', 'asc'],
  ],
  'price-asc': [
    ['p.price_cents', 'asc'],
    ['p.id', 'asc'],
  ],
  'price-desc': [
    ['p.price_cents', 'desc'],
    ['p.id', 'desc'],
  ],
  newest: [
    ['p.created_at', 'desc'],
    ['p.id', 'desc'],
  ],
  rating: [
    ['p.rating_average', 'desc'],
    ['p.rating_count', 'desc'],
    ['p.id', 'desc'],
  ],
  'best-selling': [
    ['p.sold_count', 'desc'],
    ['p.id', 'desc'],
  ],
} as const;

const shown = (column: Column, filter: ProductFilter) => {
  if (column === 'p.price_cents') return shownPrice(filter);
  return column === 'p.rating_average' ? shownRating : column;
};
type Column = (typeof BY_SORT)[keyof typeof BY_SORT][number][0];

/** What a list is put in order by, unless it is by words. */
export const ORDER_COLUMNS = [
  ...new Set(
    Object.values(BY_SORT)
      .flat()
      .map(([column]) => column),
  ),
  'p.max_price_cents' as const,
];

/** Puts a list in order; every one ends in the id, so that pages never repeat or lose a product. */
export function ordered<O>(products: Products<O>, sort: ProductSort, filter: ProductFilter): Products<O> {
  const { closest, named, rankedBy, articles, inOrder } = filter.text ?? {};
  let found = products;
  if (inOrder && sort === 'relevance')
    return found.orderBy(({ fn, val }) => fn('array_position', [val([...inOrder]), 'p.id']));
  if (articles)
    found = found.orderBy(({ eb, fn, val }) => eb('p.id', '=', fn.any(val(articles.products))), 'desc');
  if (closest) found = found.orderBy(({ eb }) => eb('p.search', '@@', tsquery(closest)), 'desc');
  if (sort === 'relevance' && rankedBy)
    return (named ? found.orderBy(({ eb }) => eb('p.search', '@@', tsquery(named)), 'desc') : found)
      .orderBy(rank('p.search', rankedBy), 'desc')
      .orderBy('p.rating_score', 'desc')
      .orderBy('p.id', 'desc');
  for (const [column, way] of BY_SORT[sort === 'relevance' ? 'featured' : sort])
    found = found.orderBy(shown(column, filter), way);
  return found;
}
