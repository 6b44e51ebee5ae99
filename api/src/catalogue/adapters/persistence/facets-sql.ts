import { toDecimal } from '../../../kernel/currency.js';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { ProductFilter } from '../../application/product-filter.js';
import type { Facets } from '../../application/views.js';
import { atLeastStars, matches, ofVariant, priced, type Group } from './conditions.js';

const STARS = [4, 3, 2, 1];
/** Specification 9: under $50, $50 to $100, $100 to $200, over $200; in the shop's currency. */
const PRICES = [
  { min: 0, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200, max: null },
];
/** Names and values of options, one a row. */
const eb = expressionBuilder<{ o: { name: string; value: string } }, 'o'>();
const { fn } = eb;

/**
 * One statement that counts every further choice: each group under the conditions of all the others. Raw: seven
 * aggregates as JSON, some over functions in `from`, which Kysely has not.
 */
export function facetsSql(filter: ProductFilter): RawBuilder<FacetsRow> {
  const prices = sql.join(PRICES.map(({ min, max }) => fn.countAll().filterWhere(priced(min, max))));
  const stars = sql.join(STARS.map((star) => fn.countAll().filterWhere(atLeastStars(star))));
  return sql<FacetsRow>`select
    (select coalesce(json_agg(f), '[]') from (
       select min(c.category) as value, count(*)::int as count
         from product p join product_category c on c.product_id = p.id where ${matches(filter, 'category')}
        group by c.category_key order by count(*) desc, min(c.category)) f) as categories,
    (select json_build_object('min', coalesce(min(p.price_cents), 0), 'max', coalesce(max(p.price_cents), 0),
         'counts', json_build_array(${prices}))
       from product p where ${matches(filter, 'price')}) as price,
    (select json_build_array(${stars}) from product p where ${matches(filter, 'rating')}) as ratings,
    (select count(*)::int from product p where ${matches({ ...filter, inStock: true })}) as in_stock,
    ${optionsSql(filter)} as options,
    (select coalesce(json_object_agg(distinct s.value, s.swatch), '{}') from (
       select val ->> 'value' as value, min(val ->> 'swatch') as swatch
         from product p, jsonb_array_elements(p.options) o, jsonb_array_elements(o -> 'values') val
        where ${matches({ ...filter, options: [], inStock: false })} and val ->> 'swatch' is not null
        group by 1) s) as swatches`;
}

/**
 * A chosen option's own values are counted without it, so that the alternatives beside it keep their figures. Raw: a
 * union of any number of parts, and a function in `from`.
 */
function optionsSql(filter: ProductFilter): RawBuilder<unknown> {
  const chosen = filter.options.map((option) => option.name);
  const others = countOptions(filter, undefined, eb.not(eb('o.name', '=', fn.any(eb.val(chosen)))));
  const own = chosen.map((name) => countOptions(filter, `option:${name}`, eb('o.name', '=', name)));
  return sql`(select coalesce(json_agg(f), '[]') from (${sql.join([others, ...own], sql.raw(' union all '))}) f)`;
}

/** Raw: a function in `from`, with names for its columns. */
function countOptions(filter: ProductFilter, omit: Group | undefined, which: Expression<SqlBool>) {
  return sql`select o.name, o.value, count(distinct p.id)::int as count
    from product p join variant v on v.product_id = p.id and v.archived_at is null, jsonb_each_text(v.options) o(name, value)
   where ${matches({ ...filter, options: [], inStock: false })}
     and ${eb.and([which, ...ofVariant(filter, omit)])} group by o.name, o.value`;
}

export interface FacetsRow {
  categories: { value: string; count: number }[];
  price: { min: number; max: number; counts: number[] };
  ratings: number[];
  in_stock: number;
  options: { name: string; value: string; count: number }[];
  swatches: Record<string, string>;
}

export function toFacets(row: FacetsRow): Facets {
  return {
    categories: row.categories,
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
