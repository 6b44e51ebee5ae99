import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import type { Client, Json } from '../support/client.js';
import { crowd, patiently } from '../support/concurrent.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  runJob,
  switches,
  type Goods,
} from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { inBetween } from '../support/standstill.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

/** The healthy process; beside it runs one that stands still at a failpoint. */
const shop = useOwnShop({ env: { LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:4791' } });

interface Scene {
  shopper: Client;
  jacket: Goods;
  /** Of the paid page; undefined while the first step is the one that places the order. */
  session: Json;
}

const CARD = '/payments/create-checkout-session';

const orderIdOf = async ({ shopper, session }: Scene): Promise<string> =>
  session?.data.orderId ?? (await shopper.get('/orders/all')).body.data[0]?._id ?? '';

/** What may go by while the first stands still; each runs from beginning to end at the healthy process. */
const SECONDS: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  add: ({ shopper, jacket }) => shopper.post('/carts', { productId: jacket.productId, quantity: 1 }),
  remove: ({ shopper }) => shopper.delete('/carts'),
  checkout: ({ shopper }) => patiently(() => shopper.post('/payments/cash', { amount: 10.2 })),
  pay: ({ shopper, session }) =>
    shopper.post('/payments/checkout-success', { sessionId: session?.id ?? 'cs_test_none' }),
  webhook: ({ session }) => deliver(shop.client, sessionEvent(session?.id ?? 'cs_test_none')),
  cancel: async (scene) => scene.shopper.put(`/orders/${await orderIdOf(scene)}/cancel`, {}),
  expire: async (scene) => {
    await shop.sql(
      `update orders set hold_expires_at = now() - interval '1 second' where id = any($1) and status = 'pending'`,
      [[await orderIdOf(scene)].filter(Boolean)],
    );
    await runJob(shop, 'checkout.expire');
  },
};

const FIRSTS: Readonly<Record<string, { points: string[]; paid: boolean; run: Step }>> = {
  checkout: {
    points: ['after-place', 'after-provider'],
    paid: false,
    run: (door) => door.post(CARD, {}),
  },
  pay: {
    points: ['before-settle'],
    paid: true,
    run: (door, { session }) => door.post('/payments/checkout-success', { sessionId: session?.id }),
  },
  webhook: {
    points: ['after-settle'],
    paid: true,
    run: (door, { session }) => deliver(door, sessionEvent(session?.id)),
  },
  cancel: {
    points: ['after-settle'],
    paid: true,
    run: async (door, scene) => door.put(`/orders/${await orderIdOf(scene)}/cancel`, {}),
  },
};
type Step = (door: Client, scene: Scene) => Promise<unknown>;

/** One statement each: others go by before it or after it, never in between. */
const CART_STEPS = ['add', 'remove'];

async function scene(paid: boolean): Promise<Scene> {
  const [shopper] = await crowd(shop, 1);
  if (!shopper) throw new Error('nobody came');
  const jacket = await goods(shop, { stock: 4 });
  await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
  if (!paid) return { shopper, jacket, session: undefined };
  const session = await openSession(shopper, {});
  await payOnPage(shop, session.url);
  return { shopper, jacket, session };
}

const POINTS = Object.entries(FIRSTS).flatMap(([name, { points }]) =>
  points.map((point): [string, string] => [name, point]),
);

describe.each(POINTS)('R36 while %s stands still at %s', (name, point) => {
  const first = FIRSTS[name];
  let api: ApiProcess;
  beforeAll(async () => {
    await switches(shop, { webhooks: 'drop' });
    api = await shop.startApi({ FAILPOINT: `${point}:stop`, WORKER: '0' });
  });
  afterAll(() => api.kill());

  it.each(Object.keys(SECONDS))(
    '%s may run from beginning to end: nothing is lost or doubled',
    async (other) => {
      if (!first) throw new Error('no such step');
      const now = await scene(first.paid);
      const door = api.client.as(now.shopper.token);
      await inBetween(
        api,
        () => first.run(door, now),
        async () => SECONDS[other]?.(now),
      );
      await mustBeOne(now);
    },
  );
});

describe('R36 while the shop lets an order go', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    await switches(shop, { webhooks: 'drop' });
    api = await shop.startApi({ FAILPOINT: 'before-expiry:stop' });
  });
  afterAll(() => api.kill());

  it.each(Object.keys(SECONDS))(
    '%s may run from beginning to end: nothing is lost or doubled',
    async (other) => {
      const now = await scene(false);
      now.session = await openSession(now.shopper, {});
      await inBetween(
        api,
        () => asleep(shop.api, () => expireFirst(String(now.session?.data.orderId))),
        async () => {
          shop.api.child.kill('SIGCONT');
          await SECONDS[other]?.(now);
        },
      );
      await mustBeOne(now);
    },
  );
});

describe.each(CART_STEPS)('R36 before %s takes its one statement', (name) => {
  it.each(Object.keys(SECONDS))('%s may run: nothing is lost or doubled', async (other) => {
    const now = await scene(true);
    await SECONDS[other]?.(now);
    await SECONDS[name]?.(now);
    await mustBeOne(now);
  });
});

async function expireFirst(orderId: string): Promise<void> {
  await shop.sql(`update orders set hold_expires_at = now() - interval '1 second' where id = $1`, [orderId]);
  await runJob(shop, 'checkout.expire', 'first');
}

/**
 * One process sleeps, so that another one takes the job; the second step wakes it. It falls asleep between two
 * statements: the job must not go to a question that it has asked before.
 */
async function asleep(api: ApiProcess, run: () => Promise<void>): Promise<void> {
  try {
    await eventually(
      () => {
        api.child.kill('SIGCONT');
        api.child.kill('SIGSTOP');
        return shop.sql(
          `select 1 from pg_stat_activity
           where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
        );
      },
      (busy) => busy.length === 0,
    );
    await run();
  } finally {
    api.child.kill('SIGCONT');
  }
}

async function mustBeOne({ shopper }: Scene): Promise<void> {
  await mustBeSound(shop);
  const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
  const alive = data.filter((order: Json) => order.status === 'pending' || order.status === 'processing');
  expect(alive.length).toBeLessThanOrEqual(1);
}
