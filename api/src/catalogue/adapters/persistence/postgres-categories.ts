import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { NOW } from '../../../platform/database/now.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminCategory, AdminQuery } from '../../application/admin-views.js';
import { Categories, type CategoryRecord } from '../../application/edit-categories.js';
import { CategoryTaken } from '../../domain/refusals.js';
import { mediaUrl } from './card-sql.js';
import { Memo } from './memo.js';
import type { CatalogueTables } from './tables.js';

const SORTS = { id: 'a.id', name: 'a.name', count: 'a.count', position: 'a.position' } as const;
/** A product that was in a category. */
interface Filed {
  product_id: string;
}
/** Where a category without a place of its own stands. */
const LAST = 1_000;

@Injectable()
export class PostgresCategories extends PostgresAdapter<CatalogueTables> implements Categories {
  constructor(
    database: Database,
    private readonly memo: Memo,
  ) {
    super(database);
  }

  async list(query: AdminQuery): Promise<{ items: AdminCategory[]; total: number }> {
    let found = this.all();
    const ids = query.all('id');
    if (ids) found = found.where('a.id', 'in', ids);
    const text = query.text('q')?.trim();
    if (text) found = found.where('a.id', 'like', containing(text.toLowerCase()));
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const sort = SORTS[query.sort as keyof typeof SORTS] ?? SORTS.position;
    const items = await pageOf(found.selectAll(), query, sort, 'a.id').execute();
    return { items: items.map(view), total };
  }

  async find(key: string): Promise<AdminCategory | undefined> {
    const found = await this.all().selectAll().where('a.id', '=', key).executeTakeFirst();
    return found && view(found);
  }

  /** Categories with a row of their own, and those that only products name. */
  private all() {
    const used = this.tables()
      .selectFrom('product_category')
      .select('category_key as key')
      .select(({ fn }) => [fn.min('category').as('name'), fn.countAll<number>().as('count')])
      .groupBy('category_key');
    const all = this.tables()
      .selectFrom('category as c')
      .fullJoin(used.as('used'), 'used.key', 'c.name_key')
      .select('c.image')
      .select(({ fn, val, lit }) => [
        fn.coalesce('c.name_key', 'used.key').$notNull().as('id'),
        fn.coalesce('c.name', 'used.name').$notNull().as('name'),
        fn.coalesce('used.count', lit(0)).as('count'),
        fn.coalesce('c.position', lit(LAST)).as('position'),
        fn.coalesce('c.description', val('')).as('description'),
      ]);
    return this.tables().selectFrom(all.as('a'));
  }

  async record(key: string): Promise<CategoryRecord | undefined> {
    return this.tables()
      .selectFrom('category')
      .select(['name', 'position', 'image', 'description'])
      .where('name_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
  }

  async add(key: string, category: CategoryRecord): Promise<boolean> {
    const added = await this.tables()
      .insertInto('category')
      .values({ name_key: key, ...category })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name_key')
      .executeTakeFirst();
    this.memo.forget();
    return added !== undefined;
  }

  async put(key: string, category: CategoryRecord): Promise<void> {
    const put = this.tables()
      .insertInto('category')
      .values({ name_key: key, ...category })
      .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ ...category }));
    await unlessTaken(put.execute());
    this.memo.forget();
  }

  async rename(from: string, to: string, name: string): Promise<void> {
    const renamed = this.tables().updateTable('category').set({ name_key: to, name });
    await unlessTaken(renamed.where('name_key', '=', from).execute());
    await this.refile(from, to, name);
  }

  async move(from: string, to: string, name: string): Promise<void> {
    await this.refile(from, to, name, await this.leaveOne(from, to));
  }

  /** Products in the category, and those that have just left it, say so: in lists, in searches, and by another edition. */
  private async refile(from: string, to: string, name: string, left: readonly Filed[] = []): Promise<void> {
    const filed = await this.tables()
      .updateTable('product_category')
      .set({ category_key: to, category: name })
      .where('category_key', '=', from)
      .returning('product_id')
      .execute();
    const ids = [...left, ...filed].map(({ product_id }) => product_id);
    await this.tables()
      .updateTable('product')
      .set((eb) => {
        const own = eb.selectFrom('product_category as c').whereRef('c.product_id', '=', 'product.id');
        const others = own.where('c.is_primary', '=', false).select(({ fn, val }) =>
          fn
            .agg<string>('string_agg', ['c.category', val(' ')])
            .orderBy('c.category')
            .as('words'),
        );
        return {
          version: eb('version', '+', 1),
          updated_at: NOW,
          category: own.where('c.is_primary', '=', true).select('c.category').$asScalar().$notNull(),
          also_in: eb.fn.coalesce(others.$asScalar(), eb.val('')),
        };
      })
      .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
      .execute();
    this.memo.forget();
  }

  /** Of products in both categories: the one that is not their primary goes. */
  private leaveOne(from: string, to: string): Promise<Filed[]> {
    return this.tables()
      .deleteFrom('product_category as a')
      .using('product_category as b')
      .whereRef('a.product_id', '=', 'b.product_id')
      .where(({ eb, and, or }) =>
        or([
          and([
            eb('a.category_key', '=', to),
            eb('b.category_key', '=', from),
            eb('b.is_primary', '=', true),
          ]),
          and([
            eb('a.category_key', '=', from),
            eb('a.is_primary', '=', false),
            eb('b.category_key', '=', to),
          ]),
        ]),
      )
      .returning('a.product_id')
      .execute();
  }

  async remove(key: string): Promise<void> {
    await this.tables().deleteFrom('category').where('name_key', '=', key).execute();
    this.memo.forget();
  }
}

/** Somebody else has given another category that name in the same moment. @throws CategoryTaken */
async function unlessTaken(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? new CategoryTaken() : error;
  });
}

function view({ id, name, count, position, image, description }: AdminCategory): AdminCategory {
  return { id, name, count, position, image: image && mediaUrl(image), description };
}
