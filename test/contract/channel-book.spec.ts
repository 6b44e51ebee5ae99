import { beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresChannelBook } from '../../api/src/channels/adapters/persistence/postgres-channel-book.js';
import { PushGoods } from '../../api/src/channels/application/push-goods.js';
import type { Channel } from '../../api/src/channels/plugins/contract.js';
import type { EventFeed } from '../../api/src/events/application/ports.js';
import type { FeedProducts } from '../../api/src/feeds/application/ports.js';
import type { SeeShop } from '../../api/src/feeds/application/see-shop.js';
import { goods } from '../support/money.js';
import { useStores } from '../support/stores.js';

const { shop, parts } = useStores();
const NAME = 'played';
const LEASE = 300;

const stores = () => {
  const { database, unit } = parts();
  const book = new PostgresChannelBook(database);
  return { book, run: <T>(work: () => Promise<T>) => unit.run(work), unit };
};
const dueNow = async () =>
  (
    await shop.sql<{ now: boolean }>(
      'select due_at <= now() as now from channel_due where channel = $1 order by due_at, product_id',
      [NAME],
    )
  ).map(({ now }) => now);

beforeEach(() => shop.sql('delete from channel_due').then(() => shop.sql('delete from channel_item')));

describe('what is due at a channel', () => {
  it('belongs to one courier at a time, and to nobody once it is told', async () => {
    const { book, run } = stores();
    const { productId } = await goods(shop);
    await run(() => book.due(NAME, [productId]));
    const [mine] = await run(() => book.claim(NAME, 20, LEASE));
    expect(mine?.productId).toBe(productId);
    expect(await run(() => book.claim(NAME, 20, LEASE))).toEqual([]);
    if (mine) await run(() => book.done(NAME, mine));
    expect(await dueNow()).toEqual([]);
  });

  it('and is changed while it is told, is due again only once it is told', async () => {
    const { book, run } = stores();
    const { productId } = await goods(shop);
    await run(() => book.due(NAME, [productId]));
    const [mine] = await run(() => book.claim(NAME, 20, LEASE));
    await run(() => book.due(NAME, [productId]));
    expect(await run(() => book.claim(NAME, 20, LEASE))).toEqual([]);
    const held = mine && (await run(() => book.renew(NAME, mine, LEASE)));
    if (held) await run(() => book.done(NAME, held));
    expect(await run(() => book.claim(NAME, 20, LEASE))).toMatchObject([{ productId }]);
  });

  it('and is put back, is tried later; at once, where it changes', async () => {
    const { book, run } = stores();
    const { productId } = await goods(shop);
    await run(() => book.due(NAME, [productId]));
    await run(async () => book.putBack(NAME, await book.claim(NAME, 20, LEASE)));
    expect(await dueNow()).toEqual([false]);
    await run(() => book.due(NAME, [productId]));
    expect(await dueNow()).toEqual([true]);
    const claimed = await run(() => book.claim(NAME, 20, LEASE));
    await run(() => book.due(NAME, [productId]));
    await run(() => book.putBack(NAME, claimed));
    expect(await dueNow()).toEqual([true]);
  });

  it('is no more whoever’s lease has passed, where somebody else has taken it', async () => {
    const { book, run } = stores();
    const { productId } = await goods(shop);
    await run(() => book.due(NAME, [productId]));
    const [late] = await run(() => book.claim(NAME, 20, -1));
    expect(late && (await run(() => book.renew(NAME, late, -1)))).toMatchObject({ productId });
    const [next] = await run(() => book.claim(NAME, 20, LEASE));
    expect(next?.productId).toBe(productId);
    expect(late && (await run(() => book.renew(NAME, late, LEASE)))).toBeUndefined();
    if (late) await run(() => book.done(NAME, late));
    expect(await dueNow()).toEqual([false]);
  });
});

/** A channel whose next call waits until it is let go, and a price that it is told. */
function scene(productId: string, variantId: string) {
  const { book, unit } = stores();
  const said: number[] = [];
  let price = 10;
  let isHeld = false;
  let reached: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (reached = resolve));
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const send = async ({ told }: { told: number }) => {
    if (isHeld) {
      isHeld = false;
      reached();
      await gate;
    }
    said.push(told);
    return { outcome: 'taken', message: '' };
  };
  const channel = {
    connection: { name: NAME },
    targetOf: () => 'target',
    nameOf: () => 'en~KE',
    inputOf: ({ told }: { told: number }) => ({ told }),
    open: () => Promise.resolve({ send }),
  };
  const feed = {
    bounds: () => Promise.resolve({ forgotten: 0, last: null }),
    after: () => Promise.resolve([]),
  };
  const product = () => ({ id: productId, variants: [{ id: variantId, told: price }] });
  const courier = () => {
    const own = stores();
    return new PushGoods(
      own.book,
      feed as unknown as EventFeed,
      { some: () => Promise.resolve([product()]) } as unknown as FeedProducts,
      { seeShop: () => Promise.resolve({ shop: {}, language: 'en' }) } as unknown as SeeShop,
      own.unit,
    );
  };
  const push = () =>
    courier().pushGoods({ channel: channel as unknown as Channel, door: { secrets: {} }, url: '' });
  const change = async (to: number) => {
    price = to;
    await unit.run(() => book.due(NAME, [productId]));
  };
  const hold = () => void (isHeld = true);
  return { said, push, change, hold, waiting, letGo: () => letGo(), book, unit };
}

describe('two couriers', () => {
  it('never leave an old price behind, however slow one of them is', async () => {
    const { productId, variantId } = await goods(shop);
    const { said, push, change, hold, waiting, letGo, book, unit } = scene(productId, variantId);
    await unit.run(() => book.haveRead(NAME, 'target', 0));
    await change(10);
    hold();
    const slow = push();
    await waiting;
    await change(12);
    // the other one leaves it to the first, which cannot have read the new price
    await push();
    expect(said).toEqual([]);
    letGo();
    await slow;
    await push();
    expect(said).toEqual([10, 12]);
    await push();
    expect(said).toEqual([10, 12]);
  });
});
