import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import { EventFeed, type FeedBounds, type FeedEvent } from '../../application/ports.js';
import type { eventHeadSchema, eventSchema } from './event.schema.js';

type EventTables = Tables<typeof eventSchema | typeof eventHeadSchema>;

@Injectable()
export class PostgresEventFeed extends PostgresAdapter<EventTables> implements EventFeed {
  async after(position: number, limit: number): Promise<FeedEvent[]> {
    await this.place();
    const rows = await this.tables()
      .selectFrom('event')
      .selectAll()
      .where('position', '>', position)
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(eventOf);
  }

  async bounds(): Promise<FeedBounds> {
    const head = await this.tables().selectFrom('event_head').select('forgotten').executeTakeFirst();
    const last = await this.tables()
      .selectFrom('event')
      .select(['position', 'id'])
      .where('position', 'is not', null)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      forgotten: Number(head?.forgotten ?? 0),
      last: last ? { position: Number(last.position), id: last.id } : null,
    };
  }

  async idAt(position: number): Promise<string | undefined> {
    const found = this.tables().selectFrom('event').select('id').where('position', '=', position);
    return (await found.executeTakeFirst())?.id;
  }

  async forget(before: Date): Promise<void> {
    // where nobody reads, nothing has a place yet, and nothing would ever go
    while ((await this.place()) > 0);
    // up to the last that is old, so that nothing is left out in the middle
    const { place } = await this.tables()
      .selectFrom('event')
      .select((eb) => eb.fn.max('position').as('place'))
      .where('occurred_at', '<', before.toISOString())
      .executeTakeFirstOrThrow();
    if (place === null) return;
    const forgotten = Number(place);
    // told first: whoever reads in between hears that it is gone, and misses nothing unawares
    await this.tables()
      .updateTable('event_head')
      .set({ forgotten })
      .where('forgotten', '<', forgotten)
      .execute();
    await this.tables().deleteFrom('event').where('position', '<=', forgotten).execute();
  }

  /** Gives places to the first of those that have none. @returns to how many */
  private async place(): Promise<number> {
    const { placed } = await this.tables()
      .selectNoFrom((eb) => eb.fn<number>('place_events', []).as('placed'))
      .executeTakeFirstOrThrow();
    return Number(placed);
  }
}

const eventOf = (row: Selectable<EventTables['event']>): FeedEvent => ({
  ...{ position: Number(row.position), id: row.id, type: row.type, resource: row.resource },
  ...{ resourceId: row.resource_id, data: row.data, occurredAt: new Date(row.occurred_at) },
});
