import { Injectable } from '@nestjs/common';
import { expressionBuilder, type SelectQueryBuilder, type Selectable } from 'kysely';
import { Clock } from '@duka/api/kernel/clock.js';
import { Database } from '@duka/api/platform/database/database.js';
import { member } from '@duka/api/platform/database/json-member.js';
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

const object = expressionBuilder<SandboxTables, 'sandbox.object'>();
const seqOf = (id: string) =>
  object.selectFrom('sandbox.object as other').select('other.seq').where('other.id', '=', id);
/** Of the event that is looked at. */
const undelivered = object
  .selectFrom('sandbox.delivery')
  .select('sandbox.delivery.id')
  .whereRef('sandbox.delivery.event_id', '=', 'sandbox.object.id')
  .where('sandbox.delivery.state', '<>', 'delivered');

function filtered(select: Select, query: ListQuery): Select {
  if (query.parent) select = select.where('parent', '=', query.parent);
  if (query.createdFrom) select = select.where('created_at', '>=', query.createdFrom);
  if (query.createdBefore) select = select.where('created_at', '<', query.createdBefore);
  if (query.types) select = select.where(member('data', 'type'), 'in', [...query.types]);
  if (query.status) select = select.where(member('data', 'status'), '=', query.status);
  if (query.intent) select = select.where(member('data', 'payment_intent'), '=', query.intent);
  if (query.delivered !== undefined)
    select = select.where((eb) =>
      query.delivered ? eb.not(eb.exists(undelivered)) : eb.exists(undelivered),
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
