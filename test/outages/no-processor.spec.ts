import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { crowd, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const BUYERS = 8;
const PIECES = 5;
/** What the shop may be late for the next visitor while as many come as usual. */
const LATE_MS = 100;
const VISITORS = 4;
const SECONDS = 10;
const BURNING_SECONDS = 60;
const BURNERS = Math.max(4, 2 * availableParallelism());
const BURN = `for (const end = Date.now() + ${BURNING_SECONDS * 1_000}; Date.now() < end; );`;

const shop = useShop();

describe('R41 a machine whose processors are all busy with something else', () => {
  it('sells for a minute, every piece once, and tells everybody how it went', async () => {
    const [jacket, hat] = [await goods(shop, { stock: PIECES }), await goods(shop, { stock: null })];
    const people = await crowd(shop, BUYERS);
    const began = performance.now();
    const burners = Array.from({ length: BURNERS }, () => spawn(process.execPath, ['-e', BURN]));
    const burnt = Promise.all(burners.map((burner) => once(burner, 'exit')));
    let isBurning = true;
    void burnt.then(() => (isBurning = false));
    let sold = 0;
    try {
      const buy = (one: (typeof people)[number], what: Goods) =>
        withRetries(() => one.post('/payments/cash', { ...wanted(what), amount: 10.2 }));
      const answers = await Promise.all(people.map((one) => buy(one, jacket)));
      const bought = answers.filter(({ status }) => status === 200);
      expect([bought.length, answers.filter(({ status }) => status === 409).length]).toEqual([
        PIECES,
        BUYERS - PIECES,
      ]);
      while (isBurning) {
        const [next] = await crowd(shop, 1);
        if (!next) throw new Error('nobody came');
        expect((await withRetries(() => shop.client.get('/products'))).status).toBe(200);
        expect((await buy(next, hat)).status).toBe(200);
        sold += 1;
      }
      expect(performance.now() - began).toBeGreaterThanOrEqual(BURNING_SECONDS * 1_000);
    } finally {
      for (const burner of burners) burner.kill('SIGKILL');
    }
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: PIECES, held: PIECES });
    expect(await ordersOf(hat)).toBe(sold);
    await shop.client.get('/products', { expect: 200 });
    await mustBeSound(shop);
  });

  const ordersOf = async ({ variantId }: Goods) => {
    const asked = 'select count(distinct order_id)::int as orders from order_line where variant_id = $1';
    return (await shop.sql<{ orders: number }>(asked, [variantId]))[0]?.orders;
  };
});

describe('R41 a usual day', () => {
  /** Of the process's own clock, since it was asked last. */
  const loopDelay = async () => {
    const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await shop.api.metrics()) ?? [];
    return Number(seconds) * 1_000;
  };

  it('keeps nobody waiting: the loop is late by 100 ms for one visit in a hundred at most', async () => {
    const jacket = await goods(shop, { stock: null });
    const people = await crowd(shop, VISITORS);
    await loopDelay();
    const end = Date.now() + SECONDS * 1_000;
    await Promise.all(
      people.map(async (one) => {
        while (Date.now() < end) {
          await shop.client.get('/products', { expect: 200 });
          await one.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }),
    );
    expect(await loopDelay()).toBeLessThan(LATE_MS);
  });
});
