import { CursorUnknown, EventsForgotten, cursorOf, textOf, type Cursor } from '../domain/cursor.js';
import type { EventWatch } from './event-watch.js';
import type { EventFeed, FeedEvent } from './ports.js';

export interface EventPage {
  events: FeedEvent[];
  /** Where to read on. */
  cursor: string;
  /** There were as many as were asked for: there may be more. */
  hasMore: boolean;
}

export interface Asked {
  /** A cursor, `latest`, or nothing: from the first that is kept. */
  after?: string | undefined;
  limit: number;
  /** For how long to wait for the first event, in milliseconds. */
  waitMs: number;
}

/** Reads the feed on from a cursor. */
export class ReadEvents {
  constructor(
    private readonly feed: EventFeed,
    private readonly watch: EventWatch,
  ) {}

  /** `signal`: nobody waits for the answer any more. @throws CursorUnknown, EventsForgotten */
  async readEvents({ after, limit, waitMs }: Asked, signal: AbortSignal): Promise<EventPage> {
    const from = await this.startOf(after);
    let events = await this.feed.after(from.position, limit);
    if (events.length === 0 && waitMs > 0) {
      await this.watch.until(from.position, waitMs, signal);
      events = await this.feed.after(from.position, limit);
    }
    const [first] = events;
    // places have no gaps: what stood in between was deleted while this was read
    if (after !== undefined && first && first.position > from.position + 1) throw new EventsForgotten();
    const last = events.at(-1);
    const end = last ? { position: last.position, eventId: last.id } : from;
    return { events, cursor: textOf(end), hasMore: events.length === limit };
  }

  private async startOf(after: string | undefined): Promise<Cursor> {
    if (after === 'latest') return endOf(this.feed);
    const { forgotten } = await this.feed.bounds();
    if (after === undefined) return { position: forgotten, eventId: null };
    const cursor = cursorOf(after);
    if (cursor.position < forgotten) throw new EventsForgotten();
    if (cursor.position === forgotten) return cursor;
    if ((await this.feed.idAt(cursor.position)) !== cursor.eventId) throw new CursorUnknown();
    return cursor;
  }
}

/** Where the feed ends. Gives places first, so that what was committed before is not read again. */
export async function endOf(feed: EventFeed): Promise<Cursor> {
  await feed.after(0, 1);
  const { last, forgotten } = await feed.bounds();
  return last ? { position: last.position, eventId: last.id } : { position: forgotten, eventId: null };
}
