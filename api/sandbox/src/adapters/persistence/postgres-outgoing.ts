import { Injectable } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import { Database } from '@duka/api/platform/database/database.js';
import { Outgoing, type Message, type MessageResult } from '../../application/ports.js';
import type { SandboxTables } from './tables.js';

/** Messages to the shop; each is sent by whoever claims it, and by one process at a time. */
@Injectable()
export class PostgresOutgoing implements Outgoing {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(message: Omit<Message, 'tries'>, at: Date): Promise<void> {
    await this.database
      .sql<SandboxTables>()
      .insertInto('sandbox.delivery')
      .values({
        id: message.id,
        provider: message.provider,
        event_id: message.eventId,
        type: message.type,
        url: message.url,
        body: message.body,
        state: 'waiting',
        next_at: at,
        created_at: this.clock.now(),
      })
      .execute();
  }

  async claim(id: string, now: Date, lease: Date): Promise<Message | null> {
    const row = await this.database
      .sql<SandboxTables>()
      .updateTable('sandbox.delivery')
      .set((expression) => ({ tries: expression('tries', '+', 1), next_at: lease }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    const { provider, type, url, body, tries } = row;
    return { id: row.id, provider, eventId: row.event_id, type, url, body, tries };
  }

  async finish(id: string, result: MessageResult): Promise<void> {
    await this.database
      .sql<SandboxTables>()
      .updateTable('sandbox.delivery')
      .set({
        state: result.state,
        last_status: 'status' in result ? result.status : null,
        last_error: 'error' in result ? result.error : null,
        next_at: result.state === 'waiting' ? result.nextAt : null,
        delivered_at: result.state === 'delivered' ? this.clock.now() : null,
      })
      .where('id', '=', id)
      .execute();
  }

  async waiting(eventIds: readonly string[]): Promise<string[]> {
    let select = this.database
      .sql<SandboxTables>()
      .selectFrom('sandbox.delivery')
      .select('id')
      .where('state', '=', 'waiting');
    if (eventIds.length > 0) select = select.where('event_id', 'in', [...eventIds]);
    const rows = await select.orderBy('seq').execute();
    return rows.map((row) => row.id);
  }

  async requeue(id: string, at: Date): Promise<boolean> {
    const done = await this.database
      .sql<SandboxTables>()
      .updateTable('sandbox.delivery')
      .set({ state: 'waiting', tries: 0, next_at: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }
}
