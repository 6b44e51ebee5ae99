import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { setWorkingTimes, USUAL_TIMES } from '../../kernel/working-days.js';
import { InMemoryEventFeed } from '../testing/in-memory-event-feed.js';
import { ReadChanges } from './read-changes.js';

function scene(at = '2026-11-26T10:00:00.000Z') {
  const feed = new InMemoryEventFeed();
  const time = { now: new Date(at), begins: undefined as Date | undefined };
  const beginnings = {
    between: (from: Date, to: Date) =>
      Promise.resolve(time.begins !== undefined && time.begins > from && time.begins <= to),
  };
  const changes = new ReadChanges(feed, beginnings, { now: () => time.now });
  const add = (type: string, resource: string, data: Record<string, unknown> = {}) =>
    feed.add({ id: v7(), type, resource, resourceId: v7(), data, occurredAt: time.now });
  const begin = async () => (await changes.readChanges()).cursor;
  return { feed, time, changes, add, begin };
}

describe('what has changed of what pages show', () => {
  it('is everything to whoever begins, and nothing after that', async () => {
    const { changes } = scene();
    const first = await changes.readChanges();
    expect(first).toMatchObject({ everything: true });
    const then = { everything: false, lists: false, products: [] };
    expect(await changes.readChanges(first.cursor)).toEqual({ ...then, cursor: first.cursor });
  });

  it('is the product of a variant, of a review, of a price; lists change with products and prices alone', async () => {
    const { changes, add, begin } = scene();
    const cursor = await begin();
    const [one, other, third] = [v7(), v7(), v7()];
    add('stock.changed', 'variant', { productId: one });
    add('review.changed', 'review', { productId: other });
    add('order.placed', 'order');
    add('customer.changed', 'customer');
    add('price.changed', 'variant', { productId: third, ofGroup: true });
    const first = await changes.readChanges(cursor);
    expect(first).toMatchObject({ everything: false, lists: false, products: [one, other] });
    add('price.changed', 'variant', { productId: third });
    expect(await changes.readChanges(first.cursor)).toMatchObject({ lists: true, products: [third] });
    const { resourceId } = add('product.created', 'product');
    expect((await changes.readChanges(first.cursor)).products).toEqual([third, resourceId]);
  });

  it('is everything with what the shop says on each page', async () => {
    const { changes, add, begin } = scene();
    const cursor = await begin();
    add('setting.changed', 'shop');
    expect(await changes.readChanges(cursor)).toMatchObject({ everything: true });
  });

  it('is everything where nobody knows: too many, forgotten, another history, a cursor that is none', async () => {
    const { changes, add, begin, feed, time } = scene();
    const empty = await begin();
    for (let count = 0; count < 600; count += 1) add('stock.changed', 'variant', { productId: v7() });
    expect(await changes.readChanges(empty)).toMatchObject({ everything: true });
    const cursor = await begin();
    await feed.forget(new Date(time.now.getTime() + 1));
    add('stock.changed', 'variant', { productId: v7() });
    const elsewhere = cursor.replace(/\..*@/, `.${v7()}@`);
    for (const unknown of [cursor, elsewhere, empty, 'x', '1@x', '@'])
      expect(await changes.readChanges(unknown)).toMatchObject({ everything: true });
  });

  it.each([
    ['the day of the shop', '2026-11-26T23:59:59.900Z', '2026-11-27T00:00:00.100Z', ''],
    ['the cut-off', '2026-11-26T13:59:59.900Z', '2026-11-26T14:00:00.100Z', '14:00'],
  ])('is everything when %s is over', async (_, before, after, orderCutOff) => {
    setWorkingTimes({ ...USUAL_TIMES, orderCutOff });
    const { changes, time, begin } = scene(before);
    const cursor = await begin();
    time.now = new Date(after);
    expect(await changes.readChanges(cursor)).toMatchObject({ everything: true });
    setWorkingTimes(USUAL_TIMES);
  });

  it('is everything when something begins that was decided before', async () => {
    const { changes, time, begin } = scene();
    time.begins = new Date(time.now.getTime() + 5_000);
    const cursor = await begin();
    time.now = new Date(time.now.getTime() + 4_900);
    const quiet = await changes.readChanges(cursor);
    expect(quiet).toMatchObject({ everything: false });
    time.now = new Date(time.now.getTime() + 200);
    expect(await changes.readChanges(quiet.cursor)).toMatchObject({ everything: true });
  });
});
