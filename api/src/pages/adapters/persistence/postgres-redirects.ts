import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { Redirects } from '../../application/redirects.js';
import { pathOfTarget, type NewRedirect, type Redirect } from '../../domain/redirect.js';
import { dateOf } from './page-rows.js';
import type { redirectSchema } from './redirect.schema.js';

type RedirectTables = Tables<typeof redirectSchema | typeof productSchema>;

/** Rows of one insert: a statement takes 65,535 values at most. */
const BATCH = 1_000;

const SORTS = {
  from: 'from_path',
  to: 'to_address',
  hits: 'hits',
  createdAt: 'created_at',
  id: 'id',
} as const;

export const REDIRECT_RULES: ListRules = {
  resource: 'redirects',
  sorts: ['from', 'to', 'hits', 'createdAt'],
  defaultSort: ['from', 'ASC'],
  filters: { q: 'text' },
};

@Injectable()
export class PostgresRedirects extends PostgresAdapter<RedirectTables> implements Redirects {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: Redirect[]; total: number }> {
    const [ids, q] = [list.ids, list.text('q')];
    let found = this.tables().selectFrom('redirect');
    if (ids) found = found.where('id', 'in', ids);
    if (q)
      found = found.where((eb) =>
        eb.or([eb('from_path', 'ilike', containing(q)), eb('to_address', 'ilike', containing(q))]),
      );
    const sort = SORTS[list.sort as keyof typeof SORTS];
    const rows = await pageOf(found.selectAll(), list, sort, 'id').execute();
    return { items: rows.map(toRedirect), total: await this.totals.of(found) };
  }

  async hold(): Promise<void> {
    await lockName(this.tables(), 'addresses');
  }

  async count(): Promise<number> {
    const counted = this.tables()
      .selectFrom('redirect')
      .select((eb) => eb.fn.countAll<number>().as('redirects'));
    return Number((await counted.executeTakeFirstOrThrow()).redirects);
  }

  async find(id: string): Promise<Redirect | undefined> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row && toRedirect(row);
  }

  async at(from: string): Promise<Redirect | undefined> {
    const row = await this.rows().where('from_path', '=', from).executeTakeFirst();
    return row && toRedirect(row);
  }

  async add({ id, from, to }: NewRedirect): Promise<boolean> {
    const row = await this.tables()
      .insertInto('redirect')
      .values({ id, from_path: from, ...target(to), hits: 0, created_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async lead(path: string, to: string): Promise<void> {
    await this.tables().updateTable('redirect').set(target(to)).where('to_path', '=', path).execute();
  }

  async remove(id: string): Promise<boolean> {
    const row = await this.tables()
      .deleteFrom('redirect')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async follow(from: string): Promise<string | undefined> {
    const row = await this.tables()
      .updateTable('redirect')
      .set((eb) => ({ hits: eb('hits', '+', 1), last_hit_at: this.clock.now() }))
      .where('from_path', '=', from)
      .returning('to_address')
      .executeTakeFirst();
    return row?.to_address;
  }

  async all(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.tables().selectFrom('redirect').select(['from_path', 'to_address']).execute();
    return new Map(rows.map((row) => [row.from_path, row.to_address]));
  }

  async addAll(redirects: readonly NewRedirect[], importId: string): Promise<void> {
    const more = { hits: 0, created_at: this.clock.now(), import_id: importId };
    for (let at = 0; at < redirects.length; at += BATCH)
      await this.tables()
        .insertInto('redirect')
        .values(
          redirects
            .slice(at, at + BATCH)
            .map(({ id, from, to }) => ({ id, from_path: from, ...target(to), ...more })),
        )
        .execute();
  }

  async removeImported(importId: string): Promise<number> {
    const gone = await this.tables()
      .deleteFrom('redirect')
      .where('import_id', '=', importId)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  }

  async shownProducts(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const found = this.tables()
      .selectFrom('product')
      .select('id')
      .where('id', 'in', [...ids])
      .where('status', '=', 'active');
    return new Set((await found.execute()).map(({ id }) => id));
  }

  private rows() {
    return this.tables().selectFrom('redirect').selectAll();
  }
}

const target = (to: string) => ({ to_address: to, to_path: pathOfTarget(to) ?? null });

const toRedirect = (row: Selectable<RedirectTables['redirect']>): Redirect => ({
  ...{ id: row.id, from: row.from_path, to: row.to_address, hits: row.hits },
  lastHitAt: dateOf(row.last_hit_at),
  createdAt: new Date(row.created_at),
});
