import { toSmallest } from '../../../kernel/currency.js';
import { crossesOutLowest } from '../../../kernel/original-price.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { sum } from '../../../platform/database/sum.js';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchTerms } from '../../application/search-terms.js';
import type { ProductFilter } from '../../application/product-filter.js';
import { shownPrice, shownVariant } from './shown-price.js';
import type { AdminTables } from './tables.js';
import { ofVariant } from './variant-conditions.js';

type Condition = Expression<SqlBool>;

const p = expressionBuilder<AdminTables, 'p'>();
const v = expressionBuilder<AdminTables, 'v'>();

/** What a row of `product p` must satisfy to be listed under `filter`. */
export function matches(filter: ProductFilter): Condition {
  return p.and([...ofProduct(filter), ...ofSomeVariant(filter)]);
}

/** Words as the full-text index is asked for them. Raw, as Kysely does not know the type. */
export const tsquery = (query: string): RawBuilder<string> => sql<string>`${query}::tsquery`;

/** How well the column matches the queries, the better the more. */
export const rank = (column: string, queries: readonly string[]): Expression<number> =>
  sum(queries.map((query) => p.fn<number>('ts_rank', [sql.ref(column), tsquery(query)])));

/** The average as it is shown: rounded to one decimal. */
export const shownRating = p.fn<number>('round', ['p.rating_average', p.lit(1)]);

/** At least so many stars, as they are shown. */
export const atLeastStars = (stars: number): Condition => p(shownRating, '>=', stars);

/** From `min` to `max` in the shop's currency, both included; null has no end. */
export const priced = (min: number, max: number | null): Condition =>
  p.and(
    priceBetween({
      minPriceCents: toSmallest(min),
      maxPriceCents: max === null ? undefined : toSmallest(max),
    }),
  );

// constants stand in the text: the planner chooses partial indexes by them
const ACTIVE = p('p.status', '=', sql.lit('active'));
const FEATURED = p('p.is_featured', '=', p.lit(true));
const DISCOUNTED = p('p.discount_percent', '>', p.lit(0));

/** Where the lowest price of thirty days is crossed out, a discount alone is no sale: the price that the card shows must have been cut. */
function reduced(filter: ProductFilter): Condition {
  if (!crossesOutLowest()) return DISCOUNTED;
  const isCut = shownVariant(filter).select((of) =>
    of('v.lowest_cents', '>', of.ref('v.price_cents')).as('isCut'),
  );
  return p.and([DISCOUNTED, p(isCut, '=', sql.lit(true))]);
}

function ofProduct(filter: ProductFilter): Condition[] {
  const found: Condition[] = [ACTIVE];
  if (filter.text) found.push(matchesText(filter.text));
  if (filter.ids) found.push(p('p.id', '=', p.fn.any(p.val([...filter.ids]))));
  if (filter.featured) found.push(FEATURED);
  if (filter.onSale) found.push(reduced(filter));
  if (filter.categories.length > 0) found.push(inCategories(filter.categories));
  found.push(...filter.fields.map(hasField));
  found.push(...shownPriceBetween(filter));
  if (filter.minRating !== undefined) found.push(atLeastStars(filter.minRating));
  return found;
}

function matchesText({ query, articles, inOrder }: SearchTerms): Condition {
  if (inOrder) return p('p.id', '=', p.fn.any(p.val([...inOrder])));
  const hasWords = p('p.search', '@@', tsquery(query));
  return articles ? p.or([hasWords, p('p.id', '=', p.fn.any(p.val([...articles.products])))]) : hasWords;
}

function inCategories(keys: readonly string[]): Condition {
  return p.exists(
    p
      .selectFrom('product_category as c')
      .select('c.category_key')
      .whereRef('c.product_id', '=', 'p.id')
      .where((c) => c('c.category_key', '=', c.fn.any(c.val([...keys])))),
  );
}

/** One of the values in any spelling, which an index of the keys knows; figures and yes or no are no texts there. */
export function hasField({ name, values }: ProductFilter['fields'][number]): Condition {
  const meant = values.flatMap((value): unknown[] => {
    const figure = value.trim() !== '' && Number.isFinite(Number(value)) ? [Number(value)] : [];
    const flag = value === 'true' || value === 'false' ? [value === 'true'] : [];
    return [spellingKey(value), ...figure, ...flag];
  });
  const keys = p.fn<object>('field_keys', ['p.fields']);
  // raw: Kysely has no literal of jsonb
  return p.or(meant.map((value) => p(keys, '@>', sql<object>`${JSON.stringify({ [name]: value })}::jsonb`)));
}

function priceBetween({
  minPriceCents,
  maxPriceCents,
}: Pick<ProductFilter, 'minPriceCents' | 'maxPriceCents'>): Condition[] {
  return [
    ...(minPriceCents === undefined ? [] : [p('p.price_cents', '>=', minPriceCents)]),
    ...(maxPriceCents === undefined ? [] : [p('p.price_cents', '<=', maxPriceCents)]),
  ];
}

function shownPriceBetween(filter: ProductFilter): Condition[] {
  const { minPriceCents, maxPriceCents } = filter;
  if (minPriceCents === undefined && maxPriceCents === undefined) return [];
  const shown = shownPrice(filter);
  return [
    ...(minPriceCents === undefined ? [] : [p(shown, '>=', minPriceCents)]),
    ...(maxPriceCents === undefined ? [] : [p(shown, '<=', maxPriceCents)]),
  ];
}

/** All chosen options, and being in stock, must hold for one and the same variant. */
function ofSomeVariant(filter: ProductFilter): Condition[] {
  const wanted = ofVariant(filter);
  if (wanted.length === 0) return [];
  const variants = p.selectFrom('variant as v').select('v.id').whereRef('v.product_id', '=', 'p.id');
  return [p.exists(variants.where('v.archived_at', 'is', null).where(v.and(wanted)))];
}
