import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const WRITERS = 4;

let admin: Client;
let writers: pg.Client[];
beforeAll(async () => {
  admin = await shop.admin();
  writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: shop.databaseUrl }));
  await Promise.all(writers.map((one) => one.connect()));
});
afterAll(() => Promise.all(writers.map((one) => one.end())));

/** What a writer does next: opens its transaction, tells of something, and ends it either way; or somebody reads. */
const step = fc.record({
  who: fc.integer({ min: 0, max: WRITERS - 1 }),
  what: fc.constantFrom('tell', 'tell', 'tell', 'commit', 'commit', 'abort', 'read'),
});

const TELL = `select tell_event('order.changed', 'order', $1, '{}')`;

/** A reader that goes on from its cursor. */
async function reading() {
  let cursor = (await admin.get<Json>('/admin/events', { query: { after: 'latest' }, expect: 200 })).body
    .cursor;
  const seen: string[] = [];
  const places: number[] = [];
  const on = async () => {
    for (let hasMore = true; hasMore;) {
      const { body } = await admin.get<Json>('/admin/events', {
        query: { after: cursor, limit: 3 },
        expect: 200,
      });
      seen.push(...body.events.map(({ resourceId }: Json) => resourceId));
      places.push(...body.events.map((event: Json) => Number(event.cursor.split('.')[0])));
      ({ cursor, hasMore } = body);
    }
  };
  return { seen, places, on };
}

describe('events of transactions that end in any order', () => {
  it('are each read once, in one order for all readers, however early somebody reads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const [early, late] = [await reading(), await reading()];
        const open: (string[] | undefined)[] = writers.map(() => undefined);
        const committed: string[][] = [];
        const end = async (who: number, how: 'commit' | 'rollback') => {
          await writers[who]?.query(how);
          if (how === 'commit') committed.push(open[who] ?? []);
          open[who] = undefined;
        };
        for (const { who, what } of steps) {
          if (what === 'read') await early.on();
          else if (what === 'tell') {
            const id = v7();
            if (!open[who]) await writers[who]?.query('begin');
            (open[who] ??= []).push(id);
            await writers[who]?.query(TELL, [id]);
          } else if (open[who]) await end(who, what === 'commit' ? 'commit' : 'rollback');
        }
        for (const [who, ids] of open.entries()) if (ids) await end(who, 'commit');
        await early.on();
        await late.on();
        const told = committed.flat();
        expect(early.seen.toSorted()).toEqual(told.toSorted());
        expect(late.seen).toEqual(early.seen);
        expect(early.places).toEqual(early.places.toSorted((a, b) => a - b));
        expect(new Set(early.places).size).toBe(early.places.length);
        // what one transaction did stays in its order
        for (const ids of committed) expect(early.seen.filter((id) => ids.includes(id))).toEqual(ids);
      }),
      { numRuns: 25 },
    );
  });

  it('wait for no other transaction, and keep the order of changes of one row', async () => {
    const [old, young] = writers as [pg.Client, pg.Client];
    const follower = await reading();
    const [first, second, row] = [v7(), v7(), v7()];
    await shop.sql('create table if not exists changed_row (id uuid primary key)');
    await shop.sql('insert into changed_row values ($1)', [row]);
    await old.query('begin');
    await old.query(TELL, [second]); // an older transaction, which changes the row after the younger
    await young.query('begin');
    await young.query('update changed_row set id = id where id = $1', [row]);
    await young.query(TELL, [row]);
    const waits = old.query('update changed_row set id = id where id = $1', [row]);
    await follower.on();
    expect(follower.seen).toEqual([]);
    await young.query('commit');
    await waits;
    await follower.on();
    expect(follower.seen).toEqual([row]);
    await old.query(TELL, [first]);
    await old.query('commit');
    await follower.on();
    expect(follower.seen).toEqual([row, second, first]);
    await shop.sql('drop table changed_row');
  });
});
