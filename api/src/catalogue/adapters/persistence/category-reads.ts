import type { Kysely } from 'kysely';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import type { CategoryView } from '../../application/views.js';
import { mediaUrl } from './card-sql.js';
import type { AdminTables } from './tables.js';

/** The categories that products on sale have, in the shop's order, then the largest first. */
export async function categoriesOnSale(tables: Kysely<AdminTables>): Promise<CategoryView[]> {
  const rows = await tables
    .selectFrom((eb) =>
      eb
        .selectFrom('product_category as pc')
        .innerJoin('product as p', 'p.id', 'pc.product_id')
        .select('pc.category_key')
        .select(({ fn }) => [fn.min('pc.category').as('name'), fn.countAll<number>().as('count')])
        .where('p.status', '=', 'active')
        .groupBy('pc.category_key')
        .as('found'),
    )
    .leftJoin('category as c', 'c.name_key', 'found.category_key')
    .select(['found.count', 'c.image'])
    .select(({ fn, val }) => [
      fn.coalesce('c.name', 'found.name').as('name'),
      fn.coalesce('c.description', val('')).as('description'),
    ])
    .orderBy('c.position', (order) => order.asc().nullsLast())
    .orderBy('found.count', 'desc')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, image: row.image && mediaUrl(row.image) }));
}

/** The category's name as the shop writes it, when any product on sale has it. */
export async function categoryCalled(tables: Kysely<AdminTables>, key: string): Promise<string | undefined> {
  const [found] = await nameOf(tables, { key });
  return found?.name;
}

const nameOf = compiledOnce((tables: Kysely<AdminTables>, place: PlaceOf<{ key: string }>) =>
  tables
    .selectFrom('product_category as pc')
    .innerJoin('product as p', 'p.id', 'pc.product_id')
    .leftJoin('category as c', 'c.name_key', 'pc.category_key')
    .select(({ fn }) => fn.coalesce('c.name', 'pc.category').as('name'))
    .where('pc.category_key', '=', place('key'))
    .where('p.status', '=', 'active')
    // from the index, or it looks for one among the rows of all categories
    .orderBy('pc.product_id')
    .limit(1),
);
