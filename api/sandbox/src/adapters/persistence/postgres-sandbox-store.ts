import { Injectable } from '@nestjs/common';
import { sql, type SelectQueryBuilder, type Selectable } from 'kysely';
import { Clock } from '@duka/api/kernel/clock.js';
import { Database } from '@duka/api/platform/database/database.js';
import { SandboxStore, type Entry, type Kind, type ListQuery } from '../../application/ports.js';
import type { SandboxTables } from './tables.js';

type Row = Selectable<SandboxTables['sandbox.object']>;
type Select = SelectQueryBuilder<SandboxTables, 'sandbox.object', object>;

/** The played provider's objects, as documents. */
@Injectable()
export class PostgresSandboxStore extends SandboxStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find<D, E>(kind: Kind, id: string): Promise<Entry<D, E> | null> {
    const row = await this.objects(kind).selectAll().where('id', '=', id).executeTakeFirst();
    return row ? entryOf<D, E>(row) : null;
  }

  override async lock<D, E>(kind: Kind, id: string): Promise<Entry<D, E> | null> {
    const row = await this.objects(kind).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    return row ? entryOf<D, E>(row) : null;
  }

  override async insert(entry: Entry<object, object>): Promise<void> {
    await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.object')
      .values({
        id: entry.id,
        kind: entry.kind,
        parent: entry.parent,
        data: JSON.stringify(entry.data),
        extra: JSON.stringify(entry.extra),
        created_at: this.clock.now(),
      })
      .execute();
  }

  override async save(entry: Entry<object, object>): Promise<void> {
    await this.database
      .sql<SandboxTables>()
      .updateTable('sandbox.object')
      .set({ data: JSON.stringify(entry.data), extra: JSON.stringify(entry.extra) })
      .where('id', '=', entry.id)
      .execute();
  }

  override async list<D>(query: ListQuery): Promise<{ items: Entry<D>[]; more: boolean }> {
    let select = this.objects(query.kind).selectAll();
    select = filtered(select, query) as typeof select;
    const rows = await select
      .orderBy('seq', query.before ? 'asc' : 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = rows.slice(0, query.limit);
    if (query.before) page.reverse();
    return {
      items: page.map((row) => entryOf<D, Record<string, unknown>>(row)),
      more: rows.length > query.limit,
    };
  }

  private objects(kind: Kind) {
    return this.database.sql<SandboxTables>().selectFrom('sandbox.object').where('kind', '=', kind);
  }
}

function filtered(select: Select, query: ListQuery): Select {
  // raw, here and below: members of JSON, and rows that stand for the same object
  const seqOf = (id: string) => sql<number>`(select seq from sandbox.object where id = ${id})`;
  if (query.parent) select = select.where('parent', '=', query.parent);
  if (query.createdFrom) select = select.where('created_at', '>=', query.createdFrom);
  if (query.createdBefore) select = select.where('created_at', '<', query.createdBefore);
  if (query.types) select = select.where(sql`data ->> 'type'`, 'in', [...query.types]);
  // raw: members of JSON
  if (query.status) select = select.where(sql`data ->> 'status'`, '=', query.status);
  if (query.intent) select = select.where(sql`data ->> 'payment_intent'`, '=', query.intent);
  if (query.delivered !== undefined)
    select = select.where(
      sql<boolean>`${sql.lit(query.delivered)} = not exists (select 1 from sandbox.delivery
        where event_id = sandbox.object.id and state <> 'delivered')`,
    );
  if (query.after) select = select.where('seq', '<', seqOf(query.after));
  if (query.before) select = select.where('seq', '>', seqOf(query.before));
  return select;
}

function entryOf<D, E>(row: Row): Entry<D, E> {
  return {
    id: row.id,
    kind: row.kind as Kind,
    parent: row.parent,
    data: row.data as D,
    extra: row.extra as E,
  };
}
