import { Injectable } from '@nestjs/common';
import { AuditLog, type AuditEntry } from '../../kernel/audit.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Database } from '../database/database.js';
import { requestFacts } from '../logging/log.js';
import { masked } from './mask.js';

export interface AuditTables {
  audit_event: {
    id: string;
    actor_id: string | null;
    actor_email: string;
    action: string;
    entity: string;
    entity_id: string;
    changes: unknown;
    request_id: string;
    created_at: Date | string;
  };
}

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async record(entry: AuditEntry): Promise<void> {
    await this.database
      .sql<AuditTables>()
      .insertInto('audit_event')
      .values({
        id: this.ids.next(),
        actor_id: entry.actor.accountId,
        actor_email: entry.actor.email,
        action: entry.action,
        entity: entry.entity,
        entity_id: entry.entityId,
        changes: JSON.stringify(masked(entry.changes)),
        request_id: requestFacts.getStore()?.requestId ?? '',
        created_at: this.clock.now(),
      })
      .execute();
  }
}
