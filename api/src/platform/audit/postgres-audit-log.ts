import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEntry } from '../../kernel/audit.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../database/database.js';
import { currentRequest } from '../logging/log.js';
import type { Tables } from '../database/tables.js';
import type { auditEventSchema } from './audit-event.schema.js';
import { masked } from './mask.js';

@Injectable()
export class PostgresAuditLog implements AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(...entries: AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await this.database
      .sql<Tables<typeof auditEventSchema>>()
      .insertInto('audit_event')
      .values(entries.map((entry) => this.rowOf(entry)))
      .execute();
  }

  private rowOf(entry: AuditEntry) {
    const { requestId = '', apiKey } = currentRequest.getStore() ?? {};
    const changes = apiKey ? { ...withoutName(entry), apiKey } : withoutName(entry);
    return {
      id: this.ids.next(),
      actor_id: entry.actor.accountId,
      actor_email: entry.actor.email,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      changes: JSON.stringify(masked(changes, entry.longestText)),
      request_id: requestId,
      created_at: this.clock.now(),
    };
  }
}

/** People stand in the log by their id alone. */
const withoutName = ({ entity, changes }: AuditEntry) =>
  entity === 'customer' ? { ...changes, name: undefined } : changes;
