import { sql, type Kysely } from 'kysely';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { shownRating } from '../persistence/conditions.js';
import type { AdminTables } from '../persistence/tables.js';
import type { CountedProduct } from './counted-product.js';

/** Over `product p`, each row whole. */
function counted(tables: Kysely<AdminTables>) {
  return tables
    .selectFrom('product as p')
    .select(['p.id', 'p.price_cents as price', 'p.max_price_cents as maxPrice', 'p.is_featured as featured'])
    .select(['p.featured_place as place', 'p.shelf_rank as shelf', 'p.rating_count as ratings'])
    .select(['p.sold_count as sold', 'p.options', 'p.fields', shownRating.as('rating')])
    .select((eb) => [
      eb('p.discount_percent', '>', eb.lit(0)).$castTo<boolean>().as('reduced'),
      eb.fn<number>('date_part', [sql.lit('epoch'), 'p.created_at']).as('created'),
      eb
        .selectFrom('product_category as c')
        .whereRef('c.product_id', '=', 'p.id')
        .select((c) =>
          c.fn
            .agg<CountedProduct['categories']>('json_agg', [
              c.fn('json_build_array', ['c.category_key', 'c.category']),
            ])
            .orderBy('c.category_key')
            .as('categories'),
        )
        .as('categories'),
      eb
        .selectFrom('variant as v')
        .leftJoin('shelf as s', 's.variant_id', 'v.id')
        .whereRef('v.product_id', '=', 'p.id')
        .where('v.archived_at', 'is', null)
        .select((v) => {
          const inStock = v.or([v('s.on_hand', 'is', null), v('s.on_hand', '>', v.ref('s.held'))]);
          const hasStock = v.and([v('s.variant_id', 'is not', null), inStock]);
          return v.fn
            .agg<CountedProduct['variants']>('json_agg', [
              v.fn('json_build_array', ['v.options', 'v.price_cents', hasStock]),
            ])
            .orderBy('v.position')
            .orderBy('v.id')
            .as('variants');
        })
        .as('variants'),
    ])
    .where('p.status', '=', 'active');
}

type Row = Awaited<ReturnType<ReturnType<typeof counted>['execute']>>[number];

/** The next ones in the order of their ids. */
const after = compiledOnce((tables: Kysely<AdminTables>, place: PlaceOf<{ last: string; most: number }>) =>
  counted(tables).where('p.id', '>', place('last')).orderBy('p.id').limit(place('most')),
);

export const readAfter = async (tables: Kysely<AdminTables>, last: string, most: number) =>
  (await after(tables, { last, most })).map(productOf);

/** Those of them that are on sale. */
export const readThese = async (tables: Kysely<AdminTables>, ids: readonly string[]) =>
  (
    await counted(tables)
      .where((eb) => eb('p.id', '=', eb.fn.any(eb.val([...ids]))))
      .execute()
  ).map(productOf);

const productOf = ({ categories, variants, options, ...row }: Row): CountedProduct => ({
  ...row,
  options: options as CountedProduct['options'],
  categories: categories ?? [],
  variants: variants ?? [],
});
