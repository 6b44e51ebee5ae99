import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import { webhooks } from '../../../platform/http/metrics.js';
import { Inbox, type InboxMessage } from '../../application/stores.js';
import type { PaymentTables } from './tables.js';

@Injectable()
export class PostgresInbox extends PostgresAdapter<PaymentTables> implements Inbox {
  constructor(
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async receive(message: InboxMessage): Promise<boolean> {
    const row = await this.tables()
      .insertInto('provider_event')
      .values({
        id: this.ids.next(),
        provider: message.provider,
        event_id: message.eventId,
        type: message.type,
        object_id: message.objectId,
        payload: JSON.stringify(message.payload),
        received_at: NOW,
        processed_at: null,
        outcome: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'event_id']).doUpdateSet({ type: message.type }),
      )
      .returning('processed_at')
      .executeTakeFirstOrThrow();
    return row.processed_at === null;
  }

  async processed(provider: string, eventId: string, outcome: string): Promise<void> {
    await this.tables()
      .updateTable('provider_event')
      .set({ processed_at: NOW, outcome })
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .execute();
    webhooks.inc({ provider, outcome });
  }
}
