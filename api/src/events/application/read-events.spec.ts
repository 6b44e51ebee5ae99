import { describe, expect, it, jest } from '@jest/globals';
import { v7 } from 'uuid';
import { CursorUnknown, EventsForgotten } from '../domain/cursor.js';
import { InMemoryEventFeed } from '../testing/in-memory-event-feed.js';
import { EventWatch } from './event-watch.js';
import { ReadEvents } from './read-events.js';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const never = AbortSignal.abort();
const here = () => new AbortController().signal;

function scene(count: number) {
  const feed = new InMemoryEventFeed();
  const add = (occurredAt = NOW) =>
    feed.add({
      ...{ id: v7(), type: 'order.placed', resource: 'order', resourceId: v7() },
      data: {},
      occurredAt,
    });
  const events = Array.from({ length: count }, () => add());
  const watch = new EventWatch(feed);
  return { feed, add, events, watch, read: new ReadEvents(feed, watch) };
}

describe('reading the feed', () => {
  it('goes on from each cursor without a gap and without a repeat', async () => {
    const { read, events } = scene(5);
    const seen: string[] = [];
    let after: string | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await read.readEvents({ after, limit: 2, waitMs: 0 }, never);
      seen.push(...page.events.map(({ id }) => id));
      ({ cursor: after, hasMore } = page);
    }
    expect(seen).toEqual(events.map(({ id }) => id));
    const again = await read.readEvents({ after, limit: 2, waitMs: 0 }, never);
    expect(again).toEqual({ events: [], cursor: after, hasMore: false });
  });

  it('waits for the first event, and no longer than was said', async () => {
    const { read, add } = scene(1);
    const { cursor } = await read.readEvents({ after: 'latest', limit: 9, waitMs: 0 }, never);
    const waiting = read.readEvents({ after: cursor, limit: 9, waitMs: 30_000 }, here());
    const added = add();
    expect((await waiting).events).toEqual([added]);
    const none = await read.readEvents({ after: 'latest', limit: 9, waitMs: 20 }, here());
    expect(none.events).toEqual([]);
  });

  it('is answered when nobody waits any longer, and when the process ends', async () => {
    const { read, watch } = scene(0);
    const gone = new AbortController();
    const waiting = [gone.signal, here()].map((signal) =>
      read.readEvents({ limit: 9, waitMs: 600_000 }, signal),
    );
    gone.abort();
    expect((await waiting[0])?.cursor).toBe('0');
    watch.end();
    expect((await waiting[1])?.cursor).toBe('0');
    expect((await read.readEvents({ limit: 9, waitMs: 600_000 }, here())).cursor).toBe('0');
  });

  it('is looked at once for all who wait, and not where nobody does', async () => {
    const { read, feed, add } = scene(1);
    const { cursor } = await read.readEvents({ after: 'latest', limit: 9, waitMs: 0 }, never);
    const waiting = Array.from({ length: 50 }, () =>
      read.readEvents({ after: cursor, limit: 9, waitMs: 30_000 }, here()),
    );
    // each has read for itself by now, and found nothing
    await new Promise(setImmediate);
    const looking = jest.spyOn(feed, 'after');
    const added = add();
    for (const { events } of await Promise.all(waiting)) expect(events).toEqual([added]);
    // one look for all, then each reads
    expect(looking).toHaveBeenCalledTimes(51);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(looking).toHaveBeenCalledTimes(51);
  });

  it('lets no more wait than two hundred: the others are answered at once', async () => {
    const { read, watch } = scene(0);
    const waiting = Array.from({ length: 200 }, () => read.readEvents({ limit: 9, waitMs: 600_000 }, here()));
    await new Promise(setImmediate);
    expect((await read.readEvents({ limit: 9, waitMs: 600_000 }, here())).events).toEqual([]);
    watch.end();
    expect(await Promise.all(waiting)).toHaveLength(200);
  });

  it('refuses a cursor whose next events are gone, and one of another history', async () => {
    const { read, feed, add } = scene(0);
    const old = new Date(NOW.getTime() - 1);
    for (let count = 0; count < 3; count += 1) add(old);
    const first = await read.readEvents({ limit: 1, waitMs: 0 }, never);
    const third = await read.readEvents({ limit: 3, waitMs: 0 }, never);
    await feed.forget(NOW);
    const at = (after: string) => read.readEvents({ after, limit: 9, waitMs: 0 }, never);
    await expect(at(first.cursor)).rejects.toThrow(EventsForgotten);
    const fresh = add();
    for (const cursor of [third.cursor, undefined])
      expect((await read.readEvents({ after: cursor, limit: 9, waitMs: 0 }, never)).events).toEqual([fresh]);
    for (const wrong of [`4.${v7()}`, `9.${fresh.id}`, '9', 'here', '4.', '-1'])
      await expect(at(wrong)).rejects.toThrow(CursorUnknown);
    expect((await at('latest')).cursor).toBe(`4.${fresh.id}`);
  });

  it('says so when the next events go between the look at the cursor and the reading', async () => {
    const { read, feed, add } = scene(0);
    const old = new Date(NOW.getTime() - 1);
    for (let count = 0; count < 3; count += 1) add(old);
    const { cursor } = await read.readEvents({ limit: 1, waitMs: 0 }, never);
    add();
    const reading = feed.after.bind(feed);
    feed.after = async (position, limit) => {
      await feed.forget(NOW);
      return reading(position, limit);
    };
    const going = read.readEvents({ after: cursor, limit: 9, waitMs: 0 }, never);
    await expect(going).rejects.toThrow(EventsForgotten);
  });

  it('begins at a number where everything is forgotten', async () => {
    const { read, feed, add } = scene(2);
    await feed.forget(new Date(NOW.getTime() + 1));
    for (const after of ['latest', undefined]) {
      const page = await read.readEvents({ after, limit: 9, waitMs: 0 }, never);
      expect(page).toEqual({ events: [], cursor: '2', hasMore: false });
    }
    const fresh = add();
    expect((await read.readEvents({ after: '2', limit: 9, waitMs: 0 }, never)).events).toEqual([fresh]);
  });
});
