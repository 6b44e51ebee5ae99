import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Client } from '../support/client.js';
import { crowd as crowdOf } from '../support/concurrent.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

/** So soon after the crowd has been answered, whoever comes is served. */
const NORMAL_MS = 10_000;
const areServed = async (come: () => Promise<unknown[]>) =>
  (await Promise.all(Array.from({ length: 5 }, come))).every(([status]) => status === 200);

describe('more visitors than the storefront can serve', () => {
  const held: ServerResponse[] = [];
  let isSlow = true;
  const api = createServer((_request, response) => {
    if (isSlow) held.push(response);
    else response.writeHead(404).end('{}');
  });
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    storefront = await StorefrontProcess.start({ API_PORT: String((api.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await storefront.stop();
    api.closeAllConnections();
    api.close();
  });
  const visit = async (path: string) => {
    const answer = await fetch(`${storefront.url}${path}`);
    const isAskedToComeAgain = (await answer.text()).includes('The shop is very busy right now.');
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), isAskedToComeAgain };
  };

  it('R39 asks the newest to come again, and none of those who pay', async () => {
    const visits: ReturnType<typeof visit>[] = [];
    let isFull = false;
    await until('the newest is told to come again', () => {
      const one = visit('/shop');
      visits.push(one);
      void one.then((answer) => (isFull ||= answer.isAskedToComeAgain));
      return isFull;
    });
    expect(await visit('/shop')).toEqual({ status: 503, retryAfter: '2', isAskedToComeAgain: true });
    const paying = visit('/cart');
    isSlow = false;
    for (const response of held.splice(0)) response.writeHead(404).end('{}');
    expect((await paying).isAskedToComeAgain).toBe(false);
    const answers = await Promise.all(visits);
    expect(answers.slice(0, 16).filter((answer) => answer.isAskedToComeAgain)).toEqual([]);
    expect((await visit('/shop')).isAskedToComeAgain).toBe(false);
  });
});

describe('five times as many visitors as the storefront makes pages for', () => {
  const MOST = 64;
  const shop = useShop();
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    const env = { API_PORT: String(shop.api.port), NODE_OPTIONS: '--max-old-space-size=192' };
    storefront = await StorefrontProcess.start(env);
  });
  afterAll(() => storefront.stop());

  const visit = async () => {
    const answer = await fetch(`${storefront.url}/shop`);
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('retry-after')];
  };

  it('R39 serves as many as it can, tells the others when to come again, keeps its memory and serves the next', async () => {
    for (let wave = 0; wave < 3; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 5 * MOST }, visit));
      const served = answers.filter(([status]) => status === 200).length;
      expect(served).toBeGreaterThanOrEqual(MOST / 4);
      expect(answers.filter(([status]) => status !== 200)).toEqual(
        Array.from({ length: answers.length - served }, () => [503, '2']),
      );
    }
    await until('all is as usual', () => areServed(visit), NORMAL_MS);
  });
});

describe('more callers than the API can answer at once', () => {
  const CALLERS = 400;
  const shop = useOwnShop({ env: { LOG_LEVEL: 'warn', NODE_OPTIONS: '--max-old-space-size=192' } });

  /** Each searches for something else, so that nothing is known beforehand. */
  const search = async (word: number) => {
    const { status, headers } = await shop.client.get(`/products?q=crowd${word}`);
    return [status, headers.get('retry-after')];
  };

  it('R39 serves some, tells the others when to come again, keeps its memory, takes every purchase and serves the next', async () => {
    const jacket = await goods(shop, { stock: null });
    const buyers = await crowdOf(shop, 10);
    const buy = (one: Client) =>
      one.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    const forever = new Promise<never>(() => undefined);
    let [served, refused] = [0, 0];
    for (let wave = 0; wave < 2; wave += 1) {
      const calls = Array.from({ length: CALLERS }, (_, at) => search(wave * CALLERS + at));
      // from when the first is refused
      await Promise.race(calls.map(async (call) => ((await call)[0] === 200 ? forever : undefined)));
      const searching = Promise.all(calls);
      await Promise.all(buyers.splice(0, 5).map(buy));
      for (const [status, retryAfter] of await searching) {
        if (status === 200) served += 1;
        else {
          expect([status, retryAfter]).toEqual([503, '2']);
          refused += 1;
        }
      }
    }
    expect(served).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    let word = 2 * CALLERS;
    await until('all is as usual', () => areServed(() => search((word += 1))), NORMAL_MS);
    await mustBeSound(shop);
  });
});
