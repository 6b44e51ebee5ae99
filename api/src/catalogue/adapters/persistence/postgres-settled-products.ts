import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { SettledProducts, type Settling } from '../../application/settle-fields.js';
import { Memo } from './memo.js';
import { PostgresProductFields } from './postgres-product-fields.js';
import { searchedFields } from './searched-fields.js';
import type { CatalogueTables } from './tables.js';

@Injectable()
export class PostgresSettledProducts extends SettledProducts {
  constructor(
    private readonly database: Database,
    private readonly declared: PostgresProductFields,
    private readonly memo: Memo,
  ) {
    super();
  }

  override async waiting(): Promise<Settling> {
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

  override async settle(
    removed: readonly string[],
    limit: number,
    after?: string,
  ): Promise<string | undefined> {
    const searched = await searchedFields(this.tables());
    const ids = await this.tables()
      .selectFrom('product')
      .select('id')
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .forNoKeyUpdate()
      .execute();
    const part = ids.map(({ id }) => id);
    if (removed.length > 0) await this.forgetValues(part, removed);
    await this.tables()
      .updateTable('product')
      .set(({ fn, ref, val }) => ({
        field_words: fn<string>('field_words', [ref('fields'), val([...searched])]),
      }))
      .where('id', 'in', part)
      // what is searched is told to nobody: a row that does not change is not written
      .where(({ eb, fn, ref, val }) =>
        eb('field_words', '<>', fn<string>('field_words', [ref('fields'), val([...searched])])),
      )
      .execute();
    return ids.at(-1)?.id;
  }

  private async forgetValues(ids: readonly string[], removed: readonly string[]): Promise<void> {
    // raw: operators of JSON
    await sql`update product set fields = fields - ${[...removed]}::text[], version = version + 1
      where id = any(${[...ids]}::uuid[]) and fields ?| ${[...removed]}::text[]`.execute(this.tables());
  }

  override async done({ fields }: Settling): Promise<void> {
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

  private tables() {
    return this.database.sql<CatalogueTables>();
  }
}
