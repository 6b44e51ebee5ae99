import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { auditEventSchema } from '../../../platform/audit/audit-event.schema.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { AuditEventDto } from '../http/admin-audit.dto.js';

const BATCH = 1_000;

/** A row as the file has it: with its place in the chain, so that the file can be held against the table later. */
export interface ExportedAuditEvent extends AuditEventDto {
  seq: number;
  previousHash: string;
  hash: string;
}

type AuditTables = Tables<typeof auditEventSchema>;

export const AUDIT_RULES: ListRules = {
  resource: 'audit',
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    entity: 'text',
    entityId: 'text',
    action: 'text',
    actorId: 'uuid',
    createdAt_gte: 'date',
    createdAt_lte: 'date',
  },
};

@Injectable()
export class AuditReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: AuditEventDto[]; total: number }> {
    const found = this.matching(list);
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const rows = await found
      .selectAll()
      .orderBy(list.sort === 'id' ? 'id' : 'created_at', direction)
      .orderBy('id', direction)
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    return { items: rows.map(viewOf), total: await this.totals.of(found) };
  }

  /** All rows under a list's filter in the order of the chain, in batches that each continue where the last one ended. */
  async *batches(list: AdminList): AsyncGenerator<ExportedAuditEvent[]> {
    for (let last = 0; ;) {
      const rows = await this.matching(list)
        .selectAll()
        .where('seq', '>', last)
        .orderBy('seq')
        .limit(BATCH)
        .execute();
      if (rows.length > 0) yield rows.map((row) => ({ ...viewOf(row), ...chainOf(row) }));
      if (rows.length < BATCH) return;
      last = Number(rows.at(-1)?.seq ?? last);
    }
  }

  async find(id: string): Promise<AuditEventDto | undefined> {
    const row = await this.tables()
      .selectFrom('audit_event')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && viewOf(row);
  }

  private matching(list: AdminList) {
    const ids = list.ids;
    let query = this.tables().selectFrom('audit_event');
    if (ids) query = query.where('id', 'in', ids);
    for (const [field, column] of EQUALS) {
      const wanted = list.all(field);
      if (wanted) query = query.where(column, 'in', wanted);
    }
    const q = list.text('q')?.toLowerCase();
    if (q)
      query = query.where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['actor_email']), 'like', `%${escaped(q)}%`),
          eb(eb.fn<string>('lower', ['action']), 'like', `%${escaped(q)}%`),
          eb('entity_id', '=', q),
        ]),
      );
    const since = list.date('createdAt_gte');
    if (since) query = query.where('created_at', '>=', since);
    const until = list.date('createdAt_lte');
    return until ? query.where('created_at', '<=', until) : query;
  }

  private tables() {
    return this.database.sql<AuditTables>();
  }
}

const EQUALS = [
  ['entity', 'entity'],
  ['entityId', 'entity_id'],
  ['action', 'action'],
  ['actorId', 'actor_id'],
] as const;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function viewOf(row: Selectable<AuditTables['audit_event']>): AuditEventDto {
  return {
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    actorEmail: row.actor_email,
    actorId: row.actor_id,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    changes: row.changes as Record<string, unknown>,
    requestId: row.request_id,
  };
}

const chainOf = (row: Selectable<AuditTables['audit_event']>) => ({
  seq: Number(row.seq),
  previousHash: row.previous_hash,
  hash: row.hash,
});
