import { expect } from '@jest/globals';
import type { Client, Json } from './client.js';
import { crowd, withRetries } from './concurrent.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, runJob, type Goods } from './money.js';
import { until } from './processes.js';
import type { Shop } from './shop.js';
import { deliver, sessionEvent } from './webhooks.js';

export interface Scene {
  shop: Shop;
  shopper: Client;
  jacket: Goods;
  /** Of the card page; undefined while the first step is the one that opens it. */
  session: Json;
}

/** One step of a purchase at one process; answers the status, 200 for what has none. */
export type Step = (scene: Scene, door: Client) => Promise<number>;

export const CARD = '/payments/create-checkout-session';

/** Somebody with one jacket in the cart, with a card page opened and, if told, paid. */
export async function scene(shop: Shop, page: 'none' | 'open' | 'paid'): Promise<Scene> {
  const [shopper] = await crowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  const jacket = await goods(shop, { stock: 4 });
  await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
  const session = page === 'none' ? undefined : await openSession(shopper, {});
  if (page === 'paid') await payOnPage(shop, session.url);
  return { shop, shopper, jacket, session };
}

export const STEPS: Readonly<Record<string, Step>> = {
  add: async ({ jacket }, door) =>
    (await door.post('/carts', { productId: jacket.productId, quantity: 1 })).status,
  remove: async (_, door) => (await door.delete('/carts')).status,
  checkout: async (_, door) =>
    (await withRetries(() => door.post('/payments/cash', { amount: 10.2 }))).status,
  pay: async (now, door) =>
    (await door.post('/payments/checkout-success', { sessionId: await paidSession(now, door) })).status,
  webhook: async (now, door) => deliver(door.as(undefined), sessionEvent(await paidSession(now, door))),
  cancel: async (now, door) => (await door.put(`/orders/${await orderIdOf(now)}/cancel`, {})).status,
  expire: async (now) => {
    await outOfTime(now);
    await runJob(now.shop, 'checkout.expire');
    return 200;
  },
};

/** The time for which the scene's order holds its stock is over. */
export async function outOfTime(now: Scene): Promise<void> {
  await now.shop.sql(
    `update orders set hold_expires_at = now() - interval '1 second' where id = any($1) and status = 'pending'`,
    [[await orderIdOf(now)].filter(Boolean)],
  );
}

/** The card page, paid: the scene's own, or one that another tab opens meanwhile, if it may. */
async function paidSession({ shop, session }: Scene, door: Client): Promise<string> {
  const page = session ?? (await door.post(CARD, {})).body;
  if (page?.url) await payOnPage(shop, page.url).catch(() => null);
  return page?.id ?? 'cs_test_none';
}

const orderIdOf = async ({ shopper, session }: Scene): Promise<string> =>
  session?.data.orderId ?? (await shopper.get('/orders/all')).body.data[0]?._id ?? '';

/** Waits until it is through, or for a row that somebody else has locked. */
export async function throughOrWaiting(shop: Shop, running: Promise<unknown>): Promise<void> {
  let through = false;
  void running.finally(() => (through = true)).catch(() => undefined);
  await until('the second step', async () => {
    if (through) return true;
    const waiting = await shop.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  });
}

/** The books add up, nobody was told of an error of the shop's own, and at most one order is left. */
export async function mustBeOne({ shop, shopper }: Scene, told: readonly number[]): Promise<void> {
  expect(told.filter((status) => status >= 500)).toEqual([]);
  await mustBeSound(shop);
  const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
  const alive = data.filter((order: Json) => order.status === 'pending' || order.status === 'processing');
  expect(alive.length).toBeLessThanOrEqual(1);
}

/**
 * One process sleeps, so that another one takes the job; the second step wakes it. It falls asleep between two
 * statements: the job must not go to a question that it has asked before.
 */
export async function asleep<T>(shop: Shop, run: () => Promise<T>): Promise<T> {
  const { child } = shop.api;
  try {
    await eventually(
      () => {
        child.kill('SIGCONT');
        child.kill('SIGSTOP');
        return shop.sql(
          `select 1 from pg_stat_activity
           where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
        );
      },
      (busy) => busy.length === 0,
    );
    return await run();
  } finally {
    child.kill('SIGCONT');
  }
}
