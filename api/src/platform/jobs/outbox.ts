import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox, type DomainEvent } from '../../kernel/outbox.js';
import { Database } from '../database/database.js';
import { JobHandlers, JobQueue } from './job-queue.js';

export interface OutboxTables {
  outbox: {
    id: string;
    topic: string;
    dedupe_key: string | null;
    payload: unknown;
    created_at: Date | string;
    delivered_at: Date | string | null;
    tries: number;
    last_error: string | null;
  };
}

export type EventListener = (event: DomainEvent & { id: string }) => Promise<void>;

/** Who listens to what; features register at start. A topic may have several listeners, each must be idempotent. */
export class EventListeners {
  private readonly byTopic = new Map<string, EventListener[]>();

  on(topic: string, listener: EventListener): void {
    this.byTopic.set(topic, [...(this.byTopic.get(topic) ?? []), listener]);
  }

  of(topic: string): readonly EventListener[] {
    return [...(this.byTopic.get(topic) ?? []), ...(this.byTopic.get('*') ?? [])];
  }
}

const RELAY = 'outbox.relay';

/** The outbox in PostgreSQL: the event and the job that relays it are written with the change itself. */
@Injectable()
export class PostgresOutbox extends Outbox implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly listeners: EventListeners,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.on(RELAY, (payload) => this.relay(String(payload['id'])));
  }

  override async publish(event: DomainEvent): Promise<void> {
    const row = await this.database
      .sql<OutboxTables>()
      .insertInto('outbox')
      .values({
        id: this.ids.next(),
        topic: event.topic,
        dedupe_key: event.dedupeKey ?? null,
        payload: JSON.stringify(event.payload),
        created_at: this.clock.now(),
        delivered_at: null,
        tries: 0,
        last_error: null,
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await this.jobs.enqueue(RELAY, { id: row.id });
  }

  private async relay(id: string): Promise<void> {
    const table = this.database.sql<OutboxTables>();
    const row = await table
      .updateTable('outbox')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .returning(['id', 'topic', 'payload'])
      .executeTakeFirst();
    if (!row) return;
    const event = { id: row.id, topic: row.topic, payload: row.payload as DomainEvent['payload'] };
    for (const listener of this.listeners.of(row.topic)) await listener(event);
    await table.updateTable('outbox').set({ delivered_at: this.clock.now() }).where('id', '=', id).execute();
  }
}
