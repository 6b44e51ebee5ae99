import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crowd } from '../support/concurrent.js';
import { eventually, goods, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';

const PURCHASES = 20;
const READS = 'select "value" from "setting"';
const log = join(throwawayFolder('statements'), 'settings.log');
const recorder = new URL('../support/sql-log.mjs', import.meta.url).href;
const shop = useOwnShop({
  env: { NODE_OPTIONS: `--import=${recorder}`, SQL_LOG: log, SQL_CANARY: READS },
});

/** Readings of their own: a call has the settings with its session. */
const readings = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith(READS)).length
    : 0;
const lettersWritten = async () =>
  Number((await shop.sql<{ count: string }>('select count(*) from order_letter'))[0]?.count);
const jobsLeft = async () =>
  (
    await shop.sql(
      `select 1 from graphile_worker.jobs where task_identifier in ('outbox.relay', 'mail.send')`,
    )
  ).length;

it('the event of a purchase and its letters read the settings of the shop once', async () => {
  const jacket = await goods(shop, { stock: null });
  const people = await crowd(shop, PURCHASES);
  await eventually(jobsLeft, (left) => left === 0);
  const [before, from] = [readings(), performance.now()];
  for (const shopper of people)
    await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
  await eventually(jobsLeft, (left) => left === 0);
  expect(await lettersWritten()).toBe(PURCHASES);
  // what only looks reads them, too, once a second
  const looks = 2 * Math.ceil((performance.now() - from) / 1_000);
  expect(readings() - before).toBeGreaterThanOrEqual(PURCHASES);
  expect(readings() - before).toBeLessThan(2 * PURCHASES + looks);
});
