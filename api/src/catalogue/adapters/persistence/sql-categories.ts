import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import type { AdminCategory, AdminQuery } from '../../application/admin-views.js';
import { Categories, type CategoryRecord } from '../../application/edit-categories.js';
import { CategoryTaken } from '../../domain/refusals.js';
import { mediaUrl } from './card-sql.js';
import { Memo } from './memo.js';
import type { CatalogueTables } from './tables.js';

/** Categories with a row of their own, and those that only products name. */
const ALL = sql`(select coalesce(c.name_key, used.key) as id, coalesce(c.name, used.name) as name,
    coalesce(used.count, 0)::int as count, coalesce(c.position, 1000) as position, c.image,
    coalesce(c.description, '') as description
  from category c full join (
    select category_key as key, min(category) as name, count(*) as count from product_category group by 1) used
    on used.key = c.name_key) a`;
const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  id: sql`a.id`,
  name: sql`a.name`,
  count: sql`a.count`,
  position: sql`a.position`,
};

@Injectable()
export class SqlCategories extends Categories {
  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {
    super();
  }

  override async list(query: AdminQuery): Promise<{ items: AdminCategory[]; total: number }> {
    const where = wanted(query);
    const direction = sql.raw(query.direction === 'ASC' ? 'asc' : 'desc');
    const { rows } = await sql<AdminCategory & { total: number }>`select a.*, count(*) over () as total
      from ${ALL} where ${where} order by ${SORTS[query.sort] ?? SORTS['position']} ${direction}, a.id ${direction}
      limit ${query.limit} offset ${query.offset}`.execute(this.database.sql());
    return { items: rows.map(view), total: rows[0]?.total ?? (await this.count(where)) };
  }

  /** Beyond the last row no row tells the total. */
  private async count(where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{
      total: number;
    }>`select count(*) as total from ${ALL} where ${where}`.execute(this.database.sql());
    return rows[0]?.total ?? 0;
  }

  override async find(key: string): Promise<AdminCategory | undefined> {
    const { rows } = await sql<AdminCategory>`select a.* from ${ALL} where a.id = ${key}`.execute(
      this.database.sql(),
    );
    return rows[0] && view(rows[0]);
  }

  override async record(key: string): Promise<CategoryRecord | undefined> {
    return this.tables()
      .selectFrom('category')
      .select(['name', 'position', 'image', 'description'])
      .where('name_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
  }

  override async add(key: string, category: CategoryRecord): Promise<boolean> {
    const added = await this.tables()
      .insertInto('category')
      .values({ name_key: key, ...category })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name_key')
      .executeTakeFirst();
    this.memo.forget();
    return added !== undefined;
  }

  override async put(key: string, category: CategoryRecord): Promise<void> {
    const put = this.tables()
      .insertInto('category')
      .values({ name_key: key, ...category })
      .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ ...category }));
    await unlessTaken(put.execute());
    this.memo.forget();
  }

  override async rename(from: string, to: string, name: string): Promise<void> {
    await unlessTaken(
      sql`update category set name_key = ${to}, name = ${name} where name_key = ${from}`.execute(
        this.database.sql(),
      ),
    );
    await sql`update product_category set category_key = ${to}, category = ${name}
      where category_key = ${from}`.execute(this.database.sql());
    await sql`update product set category = ${name}, version = version + 1
      where id in (select product_id from product_category where category_key = ${to} and is_primary)`.execute(
      this.database.sql(),
    );
    this.memo.forget();
  }

  override async move(from: string, to: string, name: string): Promise<void> {
    const database = this.database.sql();
    await sql`delete from product_category a using product_category b where a.product_id = b.product_id
      and ((a.category_key = ${to} and b.category_key = ${from} and b.is_primary)
        or (a.category_key = ${from} and not a.is_primary and b.category_key = ${to}))`.execute(database);
    await sql`with moved as (update product_category set category_key = ${to}, category = ${name}
        where category_key = ${from} returning product_id, is_primary)
      update product p set version = version + 1, category = case when m.is_primary then ${name} else p.category end
        from moved m where p.id = m.product_id`.execute(database);
    this.memo.forget();
  }

  override async remove(key: string): Promise<void> {
    await this.tables().deleteFrom('category').where('name_key', '=', key).execute();
    this.memo.forget();
  }

  private tables() {
    return this.database.sql<CatalogueTables>();
  }
}

/** Somebody else has given another category that name in the same moment. @throws CategoryTaken */
async function unlessTaken(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? new CategoryTaken() : error;
  });
}

function wanted(query: AdminQuery): RawBuilder<unknown> {
  const ids = query.all('id');
  const text = query.text('q')?.trim();
  const found: RawBuilder<unknown>[] = [sql`true`];
  if (ids) found.push(sql`a.id = any(${ids}::text[])`);
  if (text) found.push(sql`a.id like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`);
  return sql.join(found, sql` and `);
}

function view({ id, name, count, position, image, description }: AdminCategory): AdminCategory {
  return { id, name, count, position, image: image && mediaUrl(image), description };
}
