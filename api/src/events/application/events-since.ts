import type { Cursor } from '../domain/cursor.js';
import type { EventFeed, FeedEvent } from './ports.js';

/**
 * The first `most` events since the cursor, for whoever keeps something that events change. Undefined where some are forgotten or the
 * history is another: what was kept is to be forgotten.
 */
export async function eventsSince(
  feed: EventFeed,
  { position, eventId }: Cursor,
  most: number,
): Promise<FeedEvent[] | undefined> {
  if (eventId === null) {
    const events = await feed.after(position, most);
    return (events[0]?.position ?? position + 1) === position + 1 ? events : undefined;
  }
  // with the one at the cursor, which is not there where the history is another
  const [first, ...events] = await feed.after(position - 1, most + 1);
  return first?.id === eventId ? events : undefined;
}
