import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { SettledProducts, type Settling } from '../../application/settle-fields.js';
import { Memo } from './memo.js';
import { PostgresProductFields } from './postgres-product-fields.js';
import { searchedFields } from './searched-fields.js';
import type { CatalogueTables } from './tables.js';

@Injectable()
export class PostgresSettledProducts extends PostgresAdapter<CatalogueTables> implements SettledProducts {
  constructor(
    database: Database,
    private readonly declared: PostgresProductFields,
    private readonly memo: Memo,
  ) {
    super(database);
  }

  async waiting(): Promise<Settling> {
    const rows = await this.tables()
      .selectFrom('product_field')
      .select(['id', 'name', 'settling_since as since', 'removed_at as removedAt'])
      .where('settling_since', 'is not', null)
      .execute();
    return {
      removed: rows.flatMap(({ name, removedAt }) => (removedAt ? [name] : [])),
      fields: rows.flatMap(({ id, since }) => (since ? [{ id, since }] : [])),
    };
  }

  async settle(removed: readonly string[], limit: number, after?: string): Promise<string | undefined> {
    const searched = await searchedFields(this.tables());
    const ids = await this.tables()
      .selectFrom('product')
      .select('id')
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .execute();
    // raw: a function of the shop's own, and operators of JSON
    await sql`with part as (
        select id, fields, fields - ${[...removed]}::text[] as kept from product
        where id = any(${ids.map(({ id }) => id)}::uuid[]))
      update product p set fields = part.kept, field_words = field_words(part.kept, ${searched}::text[]),
        version = version + (part.kept <> part.fields)::int
      from part where p.id = part.id
        and (part.kept <> part.fields or p.field_words <> field_words(part.kept, ${searched}::text[]))`.execute(
      this.tables(),
    );
    return ids.at(-1)?.id;
  }

  async done({ fields }: Settling): Promise<void> {
    for (const { id, since } of fields) {
      const same = this.tables()
        .deleteFrom('product_field')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .where('settling_since', '=', since);
      await same.execute();
      await this.tables()
        .updateTable('product_field')
        .set({ settling_since: null })
        .where('id', '=', id)
        .where('settling_since', '=', since)
        .execute();
    }
    this.declared.forget();
    this.memo.forget();
  }
}
