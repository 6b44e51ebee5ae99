import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { ApiProcess } from '../support/api-process.js';
import { mustBeOne, outOfTime, scene, STEPS, throughOrWaiting, type Scene } from '../support/interleaving.js';
import { eventually, runJob, switches } from '../support/money.js';
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
        () => asleep(shop.api, () => expireFirst(now)),
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
