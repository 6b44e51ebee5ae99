import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { crowd, patiently } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const BUYERS = 8;
const PIECES = 5;
/** What the shop may be late for the next visitor while as many come as usual. */
const LATE_MS = 100;
const VISITORS = 4;
const SECONDS = 10;

const shop = useShop();

describe('R41 a machine whose processors are all busy with something else', () => {
  it('sells every piece once and tells everybody how it went', async () => {
    const jacket = await goods(shop, { stock: PIECES });
    const people = await crowd(shop, BUYERS);
    const burners = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (const end = Date.now() + 60_000; Date.now() < end; );']),
    );
    try {
      const buy = (one: (typeof people)[number]) =>
        patiently(() => one.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }));
      const answers = await Promise.all(people.map(buy));
      const bought = answers.filter(({ status }) => status === 200);
      expect([bought.length, answers.filter(({ status }) => status === 409).length]).toEqual([
        PIECES,
        BUYERS - PIECES,
      ]);
    } finally {
      for (const burner of burners) burner.kill('SIGKILL');
    }
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: PIECES, held: PIECES });
    await shop.client.get('/products', { expect: 200 });
    await mustBeSound(shop);
  });
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
