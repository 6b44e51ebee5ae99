import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { auditEventSchema } from '../../../platform/audit/audit-event.schema.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { AuditEventDto } from '../http/admin-audit.dto.js';
import { eventRules, matchingEvents, pageOfEvents } from './event-lists.js';

const BATCH = 1_000;

type Changes = Record<string, unknown> & { apiKey?: AuditEventDto['apiKey'] };

/** A row as the file has it: with its place in the chain, so that the file can be held against the table later. */
export interface ExportedAuditEvent extends AuditEventDto {
  seq: number;
  previousHash: string;
  hash: string;
}

type AuditTables = Tables<typeof auditEventSchema>;

export const AUDIT_RULES = eventRules('audit', {
  entity: 'text',
  entityId: 'text',
  action: 'text',
  actorId: 'uuid',
});

const COLUMNS = { entity: 'entity', entityId: 'entity_id', action: 'action', actorId: 'actor_id' };

@Injectable()
export class AuditReads extends PostgresAdapter<AuditTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: AuditEventDto[]; total: number }> {
    const { rows, total } = await pageOfEvents(this.matching(list), list, this.totals);
    return { items: rows.map(viewOf), total };
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
    const found = matchingEvents(this.tables().selectFrom('audit_event'), list, COLUMNS);
    const q = list.text('q')?.toLowerCase();
    if (!q) return found;
    return found.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['actor_email']), 'like', containing(q)),
        eb(eb.fn<string>('lower', ['action']), 'like', containing(q)),
        eb('entity_id', '=', q),
      ]),
    );
  }
}

function viewOf(row: Selectable<AuditTables['audit_event']>): AuditEventDto {
  const { apiKey = null, ...changes } = row.changes as Changes;
  return {
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    actorEmail: row.actor_email,
    actorId: row.actor_id,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    changes,
    requestId: row.request_id,
    apiKey,
  };
}

/** With the changes as they are hashed. */
const chainOf = (row: Selectable<AuditTables['audit_event']>) => ({
  changes: row.changes as Changes,
  seq: Number(row.seq),
  previousHash: row.previous_hash,
  hash: row.hash,
});
