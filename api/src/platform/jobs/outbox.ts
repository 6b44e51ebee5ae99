import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { Outbox, type DomainEvent } from '../../kernel/outbox.js';
import { compiledOnce, laterOnce, type PlaceOf } from '../database/compiled-once.js';
import { Database } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { currentRequest } from '../logging/log.js';
import { addOnly } from './graphile-job-queue.js';
import { JobHandlers, LANGUAGE_OF_JOB } from './job-queue.js';
import type { outboxSchema } from './outbox.schema.js';
import { PayloadCipher } from '../encryption/payload-cipher.js';

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

type OutboxTables = Tables<typeof outboxSchema>;

const RELAY = 'outbox.relay';
/** Events that may carry a secret: a mailed link. Their payload is encrypted while it waits. */
const SECRET = /^mail\./;

interface Written {
  id: string;
  topic: string;
  dedupe_key: string | null;
  payload: string;
  created_at: Date;
}

/** The event, unless it was there, and the job that relays it. */
const publishOnce = laterOnce((sqlOf: Kysely<OutboxTables>, place: PlaceOf<Written>) =>
  sqlOf
    .with('fresh', (db) =>
      db
        .insertInto('outbox')
        .values({
          id: place('id'),
          topic: place('topic'),
          dedupe_key: place('dedupe_key'),
          payload: place('payload'),
          created_at: place('created_at'),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id'),
    )
    .selectFrom('fresh')
    // counted, because nobody reads the job
    .select((eb) =>
      eb.fn
        .count(
          addOnly(
            RELAY,
            eb.fn('json_build_object', [sql.lit('id'), 'fresh.id']),
            eb(eb.cast<string>(sql.lit('outbox:'), 'text'), '||', eb.cast<string>('fresh.id', 'text')),
          ),
        )
        .as('jobs'),
    ),
);

/** One try more of what was not delivered. */
const takeUp = compiledOnce((db: Kysely<OutboxTables>, place: PlaceOf<{ id: string }>) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', place('id'))
    .where('delivered_at', 'is', null)
    .returning(['id', 'topic', 'payload']),
);

const writeOff = compiledOnce((db: Kysely<OutboxTables>, place: PlaceOf<{ id: string; at: Date }>) =>
  db
    .updateTable('outbox')
    .set({ delivered_at: place('at') })
    .where('id', '=', place('id')),
);

/** The outbox in PostgreSQL: the event and the job that relays it are written with the change itself. */
@Injectable()
export class PostgresOutbox implements Outbox, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly listeners: EventListeners,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly cipher: PayloadCipher,
  ) {}

  onModuleInit(): void {
    this.handlers.on(RELAY, (payload) => this.relay(String(payload['id'])));
  }

  async publish(event: DomainEvent): Promise<void> {
    await publishOnce(this.database.sql<OutboxTables>(), this.rowOf(event));
  }

  private rowOf(event: DomainEvent) {
    return {
      id: this.ids.next(),
      topic: event.topic,
      dedupe_key: event.dedupeKey ?? null,
      payload: JSON.stringify(this.closed(event)),
      created_at: this.clock.now(),
    };
  }

  private async relay(id: string): Promise<void> {
    const table = this.database.sql<OutboxTables>();
    const [row] = await takeUp(table, { id });
    if (!row) return;
    const { [LANGUAGE_OF_JOB]: language, ...payload } = this.opened(row.topic, row.payload);
    const event = { id: row.id, topic: row.topic, payload };
    const by = { requestId: `event-${row.id}`, ...currentRequest.getStore() };
    const heard = typeof language === 'string' ? { ...by, language } : by;
    await currentRequest.run(heard, async () => {
      for (const listener of this.listeners.of(row.topic)) await listener(event);
    });
    await writeOff(table, { id, at: this.clock.now() });
  }

  private closed({ topic, payload }: DomainEvent): DomainEvent['payload'] {
    // whoever is written to without an account reads the language of the page that they asked at
    const language = currentRequest.getStore()?.language;
    const told = language ? { ...payload, [LANGUAGE_OF_JOB]: language } : payload;
    return SECRET.test(topic) ? { sealed: this.cipher.close(told) } : told;
  }

  private opened(topic: string, stored: unknown): DomainEvent['payload'] {
    const payload = stored as DomainEvent['payload'];
    const { sealed } = payload;
    return SECRET.test(topic) && typeof sealed === 'string'
      ? (this.cipher.open(sealed) as DomainEvent['payload'])
      : payload;
  }
}
