import { expect, it } from '@jest/globals';
import { until } from '../support/processes.js';
import { useShop } from '../support/use-shop.js';

const MANY = 150;
/** So many ask at a time: all at once are more than a shop under load answers. */
const AT_A_TIME = 10;
/** The queue of the mails looks for its next one every second by itself: two workers would take half a minute. */
const SOON_MS = 12_000;

const shop = useShop();

it('R37 mails that wait leave one after the other, and not one a second', async () => {
  const ask = (at: number) =>
    shop.client.post('/newsletter', { email: `in-a-row-${at}@example.com` }, { expect: 200 });
  for (let asked = 0; asked < MANY; asked += AT_A_TIME) {
    await Promise.all(Array.from({ length: AT_A_TIME }, (_, at) => ask(asked + at)));
  }
  const since = Date.now();
  await until('no mail waits', async () => {
    const waiting = await shop.sql(
      `select 1 from outbox where delivered_at is null
       union all select 1 from graphile_worker.jobs where task_identifier = 'mail.send'`,
    );
    return waiting.length === 0;
  });
  expect(Date.now() - since).toBeLessThan(SOON_MS);
});
