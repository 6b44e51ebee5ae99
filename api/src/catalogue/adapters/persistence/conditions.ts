import { sql, type RawBuilder } from 'kysely';
import type { ProductFilter } from '../../application/product-filter.js';

/** A group of choices of the filter panel; counting one group's choices leaves its own condition out. */
export type Group = 'category' | 'price' | 'rating' | 'stock' | `option:${string}`;

type Condition = RawBuilder<unknown>;

/** What a row of `product p` must satisfy to be listed under `filter`, without the conditions of `omit`. */
export function matches(filter: ProductFilter, omit?: Group): Condition {
  return sql.join([...ofProduct(filter, omit), ...ofSomeVariant(filter, omit)], sql` and `);
}

function ofProduct(filter: ProductFilter, omit?: Group): Condition[] {
  const found: Condition[] = [sql`p.status = 'active'`];
  if (filter.text) found.push(sql`p.search @@ ${filter.text.query}::tsquery`);
  if (filter.featured) found.push(sql`p.is_featured`);
  if (filter.onSale) found.push(sql`p.discount_percent > 0`);
  if (filter.categories.length > 0 && omit !== 'category') found.push(inCategories(filter.categories));
  if (omit !== 'price') found.push(...priceBetween(filter));
  if (filter.minRating !== undefined && omit !== 'rating')
    found.push(sql`round(p.rating_average, 1) >= ${filter.minRating}`);
  return found;
}

function inCategories(keys: readonly string[]): Condition {
  return sql`exists (select from product_category c
    where c.product_id = p.id and c.category_key = any(${[...keys]}::text[]))`;
}

function priceBetween({ minPriceCents, maxPriceCents }: ProductFilter): Condition[] {
  return [
    ...(minPriceCents === undefined ? [] : [sql`p.price_cents >= ${minPriceCents}`]),
    ...(maxPriceCents === undefined ? [] : [sql`p.price_cents <= ${maxPriceCents}`]),
  ];
}

/** All chosen options, and being in stock, must hold for one and the same variant. */
function ofSomeVariant(filter: ProductFilter, omit?: Group): Condition[] {
  const wanted = ofVariant(filter, omit);
  if (wanted.length === 0) return [];
  return [
    sql`exists (select from variant v
      where v.product_id = p.id and v.archived_at is null and ${sql.join(wanted, sql` and `)})`,
  ];
}

/** What a row of `variant v` must satisfy; empty when any variant will do. */
export function ofVariant(filter: ProductFilter, omit?: Group): Condition[] {
  const chosen = filter.options
    .filter((option) => omit !== `option:${option.name}`)
    .map((option) => hasOption(option.name, option.values));
  return filter.inStock && omit !== 'stock' ? [...chosen, VARIANT_IN_STOCK] : chosen;
}

function hasOption(name: string, values: readonly string[]): Condition {
  const each = values.map((value) => sql`v.options @> ${JSON.stringify({ [name]: value })}::jsonb`);
  return sql`(${sql.join(each, sql` or `)})`;
}

export const VARIANT_IN_STOCK = sql`exists (select from stock s
  where s.variant_id = v.id and (s.on_hand is null or s.on_hand > s.held))`;
