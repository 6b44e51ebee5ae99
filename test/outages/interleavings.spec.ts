import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import { CARD, mustBeOne, scene, STEPS, throughOrWaiting, type Step } from '../support/interleaving.js';
import { switches } from '../support/money.js';
import { inBetween } from '../support/standstill.js';
import { useOwnShop } from '../support/use-shop.js';

/** The healthy process; beside it runs one that stands still at a failpoint. */
const shop = useOwnShop({ env: { LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:4791' } });

const step = (name: string): Step => STEPS[name] ?? (() => Promise.reject(new Error(`no step ${name}`)));

/** Every failpoint that a step comes by; at one that is called during, it holds the rows it has locked. */
const FIRSTS: Readonly<Record<string, { points: readonly string[]; page: 'none' | 'paid'; run: Step }>> = {
  checkout: {
    points: [
      ...['before-place', 'during-place', 'after-place', 'before-provider', 'after-provider'],
      ...['during-settle', 'after-settle', 'after-save'],
    ],
    page: 'none',
    run: async (_, door) => (await door.post(CARD, {})).status,
  },
  pay: { points: ['before-settle', 'during-settle', 'after-settle'], page: 'paid', run: step('pay') },
  webhook: { points: ['before-settle', 'during-settle', 'after-settle'], page: 'paid', run: step('webhook') },
  cancel: { points: ['during-settle', 'after-settle', 'before-cancel'], page: 'paid', run: step('cancel') },
  preview: {
    points: ['while-figuring'],
    page: 'paid',
    run: async ({ session }, door) =>
      (await door.get(`/orders/${session.data.orderId}/cancel-preview`)).status,
  },
};

/** One statement each: others go by before it or after it, never in between. */
const CART_STEPS = ['add', 'remove'];

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

  it.each(Object.keys(STEPS))(
    '%s may run from beginning to end: nothing is lost, doubled or an error',
    async (other) => {
      if (!first) throw new Error('no such step');
      const now = await scene(shop, first.page);
      let second: Promise<number> = Promise.resolve(0);
      const told = await inBetween(
        api,
        () => first.run(now, api.client.as(now.shopper.token)),
        async () => {
          second = step(other)(now, now.shopper);
          await (point.startsWith('during') ? throughOrWaiting(shop, second) : second);
        },
      );
      await mustBeOne(now, [told, await second]);
    },
  );
});

describe.each(CART_STEPS)('R36 before %s takes its one statement', (name) => {
  it.each(Object.keys(STEPS))('%s may run: nothing is lost or doubled', async (other) => {
    const now = await scene(shop, 'paid');
    const told = [await step(other)(now, now.shopper), await step(name)(now, now.shopper)];
    await mustBeOne(now, told);
  });
});
