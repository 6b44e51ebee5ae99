import { toDecimal } from '../../../kernel/currency.js';
import {
  expressionBuilder,
  sql,
  type Kysely,
  type Expression,
  type OperationNodeSource,
  type AliasedExpression,
  type RawBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { NO_FILTER, type ProductFilter } from '../../application/product-filter.js';
import type { Facets } from '../../application/views.js';
import { atLeastStars, matches, priced } from './conditions.js';
import type { ProductField } from '../../domain/fields/product-field.js';
import { groupFields, MOST_VALUES, type FieldCount } from './facet-fields.js';
import { groupOptions, type SpelledValue } from './facet-options.js';
import { shownPrice } from './shown-price.js';
import type { AdminTables } from './tables.js';
import { VARIANT_IN_STOCK, ofVariant } from './variant-conditions.js';

export const STARS = [4, 3, 2, 1];
/** Specification 9: under $50, $50 to $100, $100 to $200, over $200; in the shop's currency. */
export const PRICES = [
  { min: 0, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200, max: null },
];
const eb = expressionBuilder<{ v: { in_stock: boolean } }, 'v'>();
const { fn } = eb;
const TRUE = eb.lit(true);

/** How many products each category has under the conditions, those of categories left out by the caller. */
export async function countCategories(
  tables: Kysely<AdminTables>,
  filter: ProductFilter,
): Promise<Facets['categories']> {
  return tables
    .selectFrom('product as p')
    .innerJoin('product_category as c', 'c.product_id', 'p.id')
    .select(({ fn }) => [fn.min('c.category').as('value'), fn.countAll<number>().as('count')])
    .where(matches(filter))
    .groupBy('c.category_key')
    .orderBy('count', 'desc')
    .orderBy('value')
    .execute();
}

/** Choices under more products than this are estimated from about so many of them. */
const EXACT_UP_TO = 50_000;
const SAMPLE = 20_000;

/** Which part of so many products is looked at; 1 is all of them. */
export const sampledOf = (products: number): number => (products > EXACT_UP_TO ? SAMPLE / products : 1);
export const NO_SAMPLE: Samples = { found: 1, price: 1, rating: 1, options: 1, fields: 1 };

/** The part that is looked at of what was found, and of what would be without the conditions of a group. */
export type Samples = Record<'found' | 'price' | 'rating' | 'options' | 'fields', number>;

/** What a group's choices are counted under, where the filter has conditions of that group. */
export const without: Record<Exclude<keyof Samples, 'found'>, (filter: ProductFilter) => ProductFilter> = {
  price: ({ minPriceCents: _min, maxPriceCents: _max, ...filter }) => filter,
  rating: ({ minRating: _rating, ...filter }) => filter,
  options: (filter) => ({ ...filter, options: [], inStock: false }),
  fields: (filter) => ({ ...filter, fields: [] }),
};

/**
 * One statement that counts every further choice but the categories: each group under the conditions of all the others,
 * which is what was found unless the group has a condition of its own.
 */
export function facetsSql(
  filter: ProductFilter,
  samples: Samples,
  declared: readonly ProductField[],
): RawBuilder<FacetsRow> {
  const prices = sql.join(PRICES.map(({ min, max }) => fn.countAll().filterWhere(priced(min, max))));
  const stars = sql.join(STARS.map((star) => fn.countAll().filterWhere(atLeastStars(star))));
  const isPriced = filter.minPriceCents !== undefined || filter.maxPriceCents !== undefined;
  const pricedAlike = isPriced ? products(without.price(filter), samples.price) : FOUND;
  const ratedAlike =
    filter.minRating === undefined ? FOUND : products(without.rating(filter), samples.rating);
  const wider = products(without.options(filter), samples.options);
  const withSwatches = filter.options.length > 0 ? wider : FOUND;
  // raw: aggregates as JSON, some over functions in `from`, which Kysely has not
  return sql<FacetsRow>`with found as materialized ${products(filter, samples.found)},
    found_variants as materialized ${variants(FOUND.as('p'), ofVariant({ ...filter, inStock: false }))}
    select
    (select json_build_object('min', coalesce(min(p.price_cents), 0), 'max', coalesce(max(p.price_cents), 0),
         'counts', json_build_array(${prices}))
       from ${pricedAlike} p) as price,
    (select json_build_array(${stars}) from ${ratedAlike} p) as ratings,
    (select count(distinct product_id)::int from found_variants where in_stock) as in_stock,
    ${optionsSql(filter, wider)} as options,
    ${fieldsSql(filter, samples, declared)} as fields,
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
/** Raw: Kysely has no samples of tables; this one is the same whenever it is asked for. */
const sampled = (part: number) =>
  sql<Row>`(select * from product tablesample system (${100 * part}) repeatable (1))`;

/** Those that match, or a part of them. */
const products = (filter: ProductFilter, part: number) =>
  expressionBuilder<AdminTables, never>()
    .selectFrom((part < 1 ? sampled(part) : sql.table<Row>('product')).as('p'))
    .select(['p.id', 'p.rating_average', 'p.options', 'p.fields'])
    // what words choose of a product is not looked for in all that are found
    .select(shownPrice({ options: filter.options, inStock: filter.inStock }).as('price_cents'))
    .where(matches(filter));
type Row = Selectable<AdminTables['product']>;
type Products = ReturnType<typeof products>;

/** The variants on sale of products, and whether each is in stock. */
const variants = (of: AliasedExpression<{ id: string }, 'p'>, conditions: Expression<SqlBool>[]) =>
  expressionBuilder<AdminTables, never>()
    .selectFrom(of)
    .innerJoin('variant as v', 'v.product_id', 'p.id')
    .select(['v.product_id', 'v.options', VARIANT_IN_STOCK.as('in_stock')])
    .where('v.archived_at', 'is', null)
    .where((v) => v.and(conditions));

/** A chosen option's own values are counted without it, so that the alternatives beside it keep their figures. */
function optionsSql(filter: ProductFilter, wider: Products): RawBuilder<unknown> {
  const found = countOptions(FOUND_VARIANTS, 0, filter.inStock ? eb('v.in_stock', '=', true) : TRUE);
  const own = filter.options.map(({ name }, at) =>
    countOptions(variants(wider.as('p'), ofVariant(filter, name)).as('v'), at + 1, TRUE),
  );
  // raw: a union of any number of parts
  return sql`(select coalesce(json_agg(f), '[]') from (${sql.join([found, ...own], sql.raw(' union all '))}) f)`;
}

function countOptions(from: OperationNodeSource, part: number, which: Expression<SqlBool>) {
  // raw: a function in `from`, with names for its columns
  return sql`select ${sql.lit(part)} as part, o.name, o.value, count(distinct v.product_id)::int as count,
      min(v.product_id::text collate "C") as first
    from ${from}, jsonb_each_text(v.options) o(name, value) where ${which} group by o.name, o.value`;
}

/** A field's own values are counted without it, as those of an option are. */
function fieldsSql(
  filter: ProductFilter,
  samples: Samples,
  declared: readonly ProductField[],
): RawBuilder<unknown> {
  const names = declared.map(({ name }) => name);
  const others = filter.fields.map(({ name }, at) => {
    const without = filter.fields.filter((one) => one.name !== name);
    return countFields(products({ ...filter, fields: without }, samples.fields).as('p'), at + 1, [name]);
  });
  // raw: a union of any number of parts
  return sql`(select coalesce(json_agg(f), '[]') from (${sql.join([countFields(FOUND.as('p'), 0, names), ...others], sql.raw(' union all '))}) f)`;
}

/** Each value in its most frequent spelling with the products of all of them; of a field no more than can be told. */
function countFields(from: OperationNodeSource, part: number, names: readonly string[]) {
  // raw: a function in `from`, with names for its columns
  return sql`select ${sql.lit(part)} as part, c.name, c.value, c.count from (
    select s.name, (array_agg(s.value order by s.count desc))[1] as value, sum(s.count)::int as count,
        row_number() over (partition by s.name order by sum(s.count) desc, s.key) as place
      from (select e.name, e.value, spelling_key(e.value #>> '{}') as key, count(*)::int as count
        from ${from}, jsonb_each(p.fields) e(name, value)
        where e.name = any(${[...names]}::text[]) and jsonb_typeof(e.value) <> 'object' group by e.name, e.value) s
      group by s.name, s.key) c where c.place <= ${sql.lit(MOST_VALUES)}`;
}

export interface FacetsRow {
  fields: FieldCount[];
  price: { min: number; max: number; counts: number[] };
  ratings: number[];
  in_stock: number;
  options: SpelledValue[];
  swatches: Record<string, string>;
}

/** The choices with how many products they have, about so many where only a part was looked at. */
export function toFacets(
  row: FacetsRow,
  samples: Samples,
  { options, fields }: Pick<ProductFilter, 'options' | 'fields'>,
  declared: readonly ProductField[],
): Omit<Facets, 'categories'> {
  const about = (count = 0, part = samples.found) => Math.round(count / part);
  const ofAll = row.options.map(({ count, ...option }) => ({
    ...option,
    count: about(count, option.part === 0 ? samples.found : samples.options),
  }));
  const ofFields = row.fields.map(({ count, ...field }) => ({
    ...field,
    count: about(count, field.part === 0 ? samples.found : samples.fields),
  }));
  return {
    fields: groupFields(ofFields, declared, fields),
    options: groupOptions(ofAll, row.swatches, options),
    price: { min: toDecimal(row.price.min), max: toDecimal(row.price.max) },
    prices: PRICES.map((range, at) => ({ ...range, count: about(row.price.counts[at], samples.price) })),
    ratings: STARS.map((value, at) => ({ value, count: about(row.ratings[at], samples.rating) })),
    inStock: about(row.in_stock),
  };
}

/** Of nothing. */
export const NO_CHOICES: Facets = {
  ...toFacets(
    {
      price: { min: 0, max: 0, counts: [] },
      ratings: [],
      in_stock: 0,
      options: [],
      fields: [],
      swatches: {},
    },
    NO_SAMPLE,
    NO_FILTER,
    [],
  ),
  categories: [],
};
