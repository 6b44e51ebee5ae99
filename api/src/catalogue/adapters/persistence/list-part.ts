import { sql, type SelectQueryBuilder } from 'kysely';
import type { PageRequest } from '../../../kernel/page.js';
import type { ProductFilter } from '../../application/product-filter.js';
import type { AdminTables } from './tables.js';

type Products<O> = SelectQueryBuilder<AdminTables, 'p', O>;

/** So many products the shop's own pages ask for at once. */
const OWN_SIZES = new Set([8, 24]);

/**
 * Which part of a list is wanted. The first page of a list that no value narrows says so in its text: PostgreSQL would
 * plan a number that it cannot see anew for every call, which costs more than the list. So does that of
 * `ranked` words, whatever they are, whose index is asked, and of what `isGathered`, of which there is little to put in order.
 */
export function part<O>(
  products: Products<O>,
  filter: ProductFilter,
  { page, limit }: PageRequest,
  { ranked = false, isGathered = false } = {},
): Products<O> {
  const keepsPlan = isGathered || (!hasValues(filter) && (ranked || !filter.text));
  if (page === 1 && OWN_SIZES.has(limit) && keepsPlan) return products.limit(sql.lit(limit));
  return products.limit(limit).offset((page - 1) * limit);
}

/** Whether anything but words chooses among the products. */
export const isNarrowed = (filter: ProductFilter): boolean =>
  hasValues(filter) || filter.inStock || filter.onSale || filter.featured;

function hasValues({ categories, options, fields, ...filter }: ProductFilter): boolean {
  if (filter.ids) return true;
  const numbers = [filter.minPriceCents, filter.maxPriceCents, filter.minRating];
  return categories.length + options.length + fields.length > 0 || numbers.some((one) => one !== undefined);
}
