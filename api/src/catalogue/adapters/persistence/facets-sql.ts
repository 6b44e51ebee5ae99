import { toDecimal } from '../../../kernel/currency.js';
import {
  expressionBuilder,
  sql,
  type Kysely,
  type Expression,
  type OperationNodeSource,
  type AliasedExpression,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import type { ProductFilter } from '../../application/product-filter.js';
import type { Facets } from '../../application/views.js';
import { VARIANT_IN_STOCK, atLeastStars, matches, ofVariant, priced, type Group } from './conditions.js';
import type { AdminTables } from './tables.js';

const STARS = [4, 3, 2, 1];
/** Specification 9: under $50, $50 to $100, $100 to $200, over $200; in the shop's currency. */
const PRICES = [
  { min: 0, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200, max: null },
];
/** Names and values of the options of variants, one a row. */
const eb = expressionBuilder<{ o: { name: string; value: string }; v: { in_stock: boolean } }, 'o' | 'v'>();
const { fn } = eb;

/** How many products each category has under the other conditions, so whichever categories are chosen. */
export async function countCategories(
  tables: Kysely<AdminTables>,
  filter: ProductFilter,
): Promise<Facets['categories']> {
  return tables
    .selectFrom('product as p')
    .innerJoin('product_category as c', 'c.product_id', 'p.id')
    .select(({ fn }) => [fn.min('c.category').as('value'), fn.countAll<number>().as('count')])
    .where(matches(filter, 'category'))
    .groupBy('c.category_key')
    .orderBy('count', 'desc')
    .orderBy('value')
    .execute();
}

/**
 * One statement that counts every further choice but the categories: each group under the conditions of all the others,
 * which is what was found unless the group has a condition of its own.
 */
export function facetsSql(filter: ProductFilter): RawBuilder<FacetsRow> {
  const prices = sql.join(PRICES.map(({ min, max }) => fn.countAll().filterWhere(priced(min, max))));
  const stars = sql.join(STARS.map((star) => fn.countAll().filterWhere(atLeastStars(star))));
  const isPriced = filter.minPriceCents !== undefined || filter.maxPriceCents !== undefined;
  const pricedAlike = isPriced ? products(filter, 'price') : FOUND;
  const ratedAlike = filter.minRating === undefined ? FOUND : products(filter, 'rating');
  const withSwatches = filter.options.length > 0 ? products({ ...filter, options: [] }) : FOUND;
  // raw: aggregates as JSON, some over functions in `from`, which Kysely has not
  return sql<FacetsRow>`with found as materialized ${products(filter)},
    found_variants as materialized ${variants(FOUND.as('p'), ofVariant({ ...filter, inStock: false }))}
    select
    (select json_build_object('min', coalesce(min(p.price_cents), 0), 'max', coalesce(max(p.price_cents), 0),
         'counts', json_build_array(${prices}))
       from ${pricedAlike} p) as price,
    (select json_build_array(${stars}) from ${ratedAlike} p) as ratings,
    (select count(distinct product_id)::int from found_variants where in_stock) as in_stock,
    ${optionsSql(filter)} as options,
    (select coalesce(json_object_agg(distinct s.value, s.swatch), '{}') from (
       select val ->> 'value' as value, min(val ->> 'swatch') as swatch
         from (select distinct p.options from ${withSwatches} p) p,
              jsonb_array_elements(p.options) o, jsonb_array_elements(o -> 'values') val
        where val ->> 'swatch' is not null group by 1) s) as swatches`;
}

/** The products that match everything chosen. */
const FOUND = sql.table<{ id: string }>('found');
/** Their variants with the chosen options. */
const FOUND_VARIANTS = sql.table('found_variants').as('v');
/** Those that match everything but `omit`. */
const products = (filter: ProductFilter, omit?: Group) =>
  expressionBuilder<AdminTables, never>()
    .selectFrom('product as p')
    .select(['p.id', 'p.price_cents', 'p.rating_average', 'p.options'])
    .where(matches(filter, omit));

/** The variants on sale of products, and whether each is in stock. */
const variants = (of: AliasedExpression<{ id: string }, 'p'>, conditions: Expression<SqlBool>[]) =>
  expressionBuilder<AdminTables, never>()
    .selectFrom(of)
    .innerJoin('variant as v', 'v.product_id', 'p.id')
    .select(['v.product_id', 'v.options', VARIANT_IN_STOCK.as('in_stock')])
    .where('v.archived_at', 'is', null)
    .where((v) => v.and(conditions));

/** A chosen option's own values are counted without it, so that the alternatives beside it keep their figures. */
function optionsSql(filter: ProductFilter): RawBuilder<unknown> {
  const chosen = filter.options.map((option) => option.name);
  const isOther = eb.not(eb('o.name', '=', fn.any(eb.val(chosen))));
  const others = countOptions(
    FOUND_VARIANTS,
    filter.inStock ? eb.and([isOther, eb('v.in_stock', '=', true)]) : isOther,
  );
  const wider = products({ ...filter, options: [], inStock: false }).as('p');
  const own = chosen.map((name) =>
    countOptions(variants(wider, ofVariant(filter, `option:${name}`)).as('v'), eb('o.name', '=', name)),
  );
  // raw: a union of any number of parts
  return sql`(select coalesce(json_agg(f), '[]') from (${sql.join([others, ...own], sql.raw(' union all '))}) f)`;
}

function countOptions(from: OperationNodeSource, which: Expression<SqlBool>) {
  // raw: a function in `from`, with names for its columns
  return sql`select o.name, o.value, count(distinct v.product_id)::int as count
    from ${from}, jsonb_each_text(v.options) o(name, value) where ${which} group by o.name, o.value`;
}

export interface FacetsRow {
  price: { min: number; max: number; counts: number[] };
  ratings: number[];
  in_stock: number;
  options: { name: string; value: string; count: number }[];
  swatches: Record<string, string>;
}

export function toFacets(row: FacetsRow): Omit<Facets, 'categories'> {
  return {
    options: groupOptions(row),
    price: { min: toDecimal(row.price.min), max: toDecimal(row.price.max) },
    prices: PRICES.map((range, place) => ({ ...range, count: row.price.counts[place] ?? 0 })),
    ratings: STARS.map((value, place) => ({ value, count: row.ratings[place] ?? 0 })),
    inStock: row.in_stock,
  };
}

function groupOptions({ options, swatches }: FacetsRow): Facets['options'] {
  const names = [...new Set(options.map((option) => option.name))].sort();
  return names.map((name) => ({
    name,
    values: options
      .filter((option) => option.name === name)
      .map(({ value, count }) => ({ value, swatch: own(swatches, value), count }))
      .sort(bySizeThenCount),
  }));
}

/** A value may be called as something that every object has. */
const own = (swatches: FacetsRow['swatches'], value: string): string | null =>
  (Object.hasOwn(swatches, value) ? swatches[value] : undefined) ?? null;

interface ValueCount {
  value: string;
  count: number;
}

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
/** Letter sizes and figures in their order, everything else by how much there is of it. */
function bySizeThenCount(a: ValueCount, b: ValueCount): number {
  const [sizeA, sizeB] = [SIZES.indexOf(a.value), SIZES.indexOf(b.value)];
  if (sizeA >= 0 && sizeB >= 0) return sizeA - sizeB;
  if (/^\d/.test(a.value) && /^\d/.test(b.value)) return collate(a.value, b.value);
  return b.count - a.count || collate(a.value, b.value);
}

const { compare: collate } = new Intl.Collator('en', { numeric: true });
