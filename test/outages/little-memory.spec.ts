import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import type { ApiProcess } from '../support/api-process.js';
import { crowd, withRetries } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

/** Half as much again as the process holds when it has just started. */
const HEAP_MB = 128;
/** Takes a quarter of a gigabyte, writes all of it and gives it back, again and again. */
const HOARD = 'for (const end = Date.now() + 60_000; Date.now() < end; ) Buffer.alloc(2 ** 28, 1).fill(2);';
const HOARDERS = 2;
const [BUYERS, PIECES, READERS] = [8, 5, 60];

const shop = useShop();

describe('R41 a process with little memory, beside programs that take and give back memory all the time', () => {
  let api: ApiProcess;
  let hoarders: ChildProcess[];
  beforeAll(async () => {
    const env = { WORKER: '0', LOG_LEVEL: 'error', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
    api = await shop.startApi(env);
    hoarders = Array.from({ length: HOARDERS }, () => spawn(process.execPath, ['-e', HOARD]));
  });
  afterAll(async () => {
    for (const hoarder of hoarders) hoarder.kill('SIGKILL');
    await api.stop();
    await mustBeSound(shop);
  });

  it('sells every piece once, tells everybody how it went, and lives on', async () => {
    const jacket = await goods(shop, { stock: PIECES });
    const people = await crowd(shop, BUYERS);
    const reading = Promise.all(
      Array.from({ length: READERS }, (_, at) =>
        withRetries(() => api.client.get(`/products?q=${at}&limit=100`)),
      ),
    );
    const buy = ({ token }: (typeof people)[number]) =>
      withRetries(() => api.client.as(token).post('/payments/cash', { ...wanted(jacket), amount: 10.2 }));
    const answers = await Promise.all(people.map(buy));
    const told = (code: number) => answers.filter(({ status }) => status === code).length;
    expect([told(200), told(409)]).toEqual([PIECES, BUYERS - PIECES]);
    expect(new Set((await reading).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: PIECES, held: PIECES });
    expect(api.running).toBe(true);
  });
});
