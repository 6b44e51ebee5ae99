import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { EventFeed, FeedEvent } from '../application/ports.js';

export interface EventFeedScene {
  /** No event is kept in it. */
  feed: EventFeed;
  /** Something happens. */
  tell: (event: Omit<FeedEvent, 'position'>) => Promise<unknown>;
}

const NOW = new Date('2026-11-28T10:00:00.000Z');
const earlier = new Date(NOW.getTime() - 1);

/** What every feed of events does, in memory as in PostgreSQL. */
export function eventFeedContract(where: string, open: () => Promise<EventFeedScene>): void {
  async function scene(...moments: Date[]) {
    const { feed, tell } = await open();
    const at = (occurredAt: Date, number: number) => ({
      ...{ id: v7(), type: 'order.placed', resource: 'order', resourceId: v7(), occurredAt },
      data: { number: String(number) },
    });
    await tell(at(earlier, 0));
    const [before] = await feed.after(0, 1);
    const start = before?.position ?? 0;
    const told = moments.map((moment, index) => ({ ...at(moment, index + 1), position: start + index + 1 }));
    for (const { position: _, ...event } of told) await tell(event);
    return { feed, start, told };
  }

  describe(`the feed of events ${where}`, () => {
    it('tells what happened in its order, without gaps, as much as is asked for', async () => {
      const { feed, start, told } = await scene(NOW, NOW, NOW);
      expect(await feed.after(start, 2)).toEqual(told.slice(0, 2));
      expect(await feed.after(start + 2, 9)).toEqual(told.slice(2));
      expect(await feed.after(start + 3, 9)).toEqual([]);
    });

    it('knows where it ends, and which event stands where', async () => {
      const { feed, start, told } = await scene(NOW, NOW);
      await feed.after(start, 1);
      const [, second] = told;
      expect((await feed.bounds()).last).toMatchObject({ position: start + 2, id: second?.id });
      expect(await feed.idAt(start + 2)).toBe(second?.id);
      expect(await feed.idAt(start + 3)).toBeUndefined();
    });

    it('forgets up to the last that is old, also what stands between, and remembers how far', async () => {
      const { feed, start, told } = await scene(earlier, NOW, earlier, NOW);
      await feed.forget(NOW);
      expect((await feed.bounds()).forgotten).toBe(start + 3);
      expect(await feed.after(0, 9)).toEqual(told.slice(3));
      expect(await feed.idAt(start + 1)).toBeUndefined();
      await feed.forget(NOW);
      expect((await feed.bounds()).forgotten).toBe(start + 3);
    });

    it('goes on counting where everything is forgotten', async () => {
      const { feed, start } = await scene(earlier, earlier);
      await feed.forget(NOW);
      expect(await feed.bounds()).toEqual({ forgotten: start + 2, last: null });
      expect(await feed.after(0, 9)).toEqual([]);
    });
  });
}
