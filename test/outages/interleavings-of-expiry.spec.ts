import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import {
  asleep,
  mustBeOne,
  outOfTime,
  scene,
  STEPS,
  throughOrWaiting,
  type Scene,
} from '../support/interleaving.js';
import { runJob, switches } from '../support/money.js';
import { inBetween } from '../support/standstill.js';
import { useOwnShop } from '../support/use-shop.js';

/** The healthy process; beside it runs one that stands still at a failpoint of the expiry. */
const shop = useOwnShop({ env: { LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost:4791' } });

const POINTS = ['during-settle', 'after-settle', 'before-expiry'].flatMap((point) =>
  (['open', 'paid'] as const).map((page): [string, 'open' | 'paid'] => [point, page]),
);

describe.each(POINTS)('R36 while expire stands still at %s, with a page that is %s', (point, page) => {
  let api: ApiProcess;
  beforeAll(async () => {
    await switches(shop, { webhooks: 'drop' });
    api = await shop.startApi({ FAILPOINT: `${point}:stop` });
  });
  afterAll(() => api.kill());

  it.each(Object.entries(STEPS))(
    '%s may run from beginning to end: nothing is lost, doubled or an error',
    async (_, step) => {
      const now = await scene(shop, page);
      let second: Promise<number> = Promise.resolve(0);
      await inBetween(
        api,
        () => asleep(shop, () => expireFirst(now)),
        async () => {
          shop.api.child.kill('SIGCONT');
          second = step(now, now.shopper);
          await (point.startsWith('during') ? throughOrWaiting(shop, second) : second);
        },
      );
      await mustBeOne(now, [await second]);
    },
  );
});

async function expireFirst(now: Scene): Promise<void> {
  await outOfTime(now);
  await runJob(shop, 'checkout.expire', 'first');
}
