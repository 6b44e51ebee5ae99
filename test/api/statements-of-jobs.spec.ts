import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crowd } from '../support/concurrent.js';
import { untilNoLetterWaits, whileLettersWait } from '../support/held-letters.js';
import { goods, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';

const PURCHASES = 20;
/** Readings of their own: a call has the settings with its session. */
const SETTINGS = /^select "value" from "setting"/;
const ORDER = /^select "o"\."id" as "orderId", "o"\."account_id" as "accountId", "a"\."email_key"/;
const WORDINGS = /^select "language", "key", "text" from "wording"/;
/** The queue writes one job of a queue off. */
const ALONE = /^with j as \( delete from "graphile_worker"/;
const log = join(throwawayFolder('statements'), 'jobs.log');
const recorder = new URL('../support/sql-log.mjs', import.meta.url).href;
const shop = useOwnShop({
  env: { NODE_OPTIONS: `--import=${recorder}`, SQL_LOG: log, SQL_CANARY: '^select|_private_jobs' },
});

const asked = (statement: RegExp) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => statement.test(line)).length
    : 0;

it('the letters of a purchase are written from one reading, and what waits of them leaves some at a time', async () => {
  const jacket = await goods(shop, { stock: null });
  const people = await crowd(shop, PURCHASES);
  await untilNoLetterWaits(shop);
  const all = [SETTINGS, ORDER, WORDINGS, ALONE];
  const [before, from] = [all.map(asked), performance.now()];
  const waiting = await whileLettersWait(shop, async () => {
    for (const shopper of people)
      await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
  });
  // to its buyer, and to the shop
  expect(waiting).toBe(2 * PURCHASES);
  await untilNoLetterWaits(shop);
  const [settings = 0, order, wordings, alone] = all.map((one, at) => asked(one) - (before[at] ?? 0));
  expect([order, wordings]).toEqual([PURCHASES, PURCHASES]);
  expect(alone).toBeLessThanOrEqual(PURCHASES);
  // what only looks reads them, too, once a second
  const looks = 2 * Math.ceil((performance.now() - from) / 1_000);
  expect(settings).toBeGreaterThanOrEqual(PURCHASES);
  expect(settings).toBeLessThan(2 * PURCHASES + looks);
});
