import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Balancer } from '../support/balancer.js';
import { until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';
import { StorefrontProcess } from '../support/storefront-process.js';

const ENOUGH = 20;
const PATHS = ['/api/v1/products?limit=2', '/', '/shop', '/api/v1/categories'];

describe('a storefront in front of API processes that are replaced', () => {
  const shop = useOwnShop({ demo: true, processes: 2 });
  let balancer: Balancer;
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    balancer = new Balancer(shop.apis.map(({ port }) => port));
    storefront = await StorefrontProcess.start({ API_URL: await balancer.listen() });
  });
  afterAll(async () => {
    await storefront.stop();
    balancer.close();
  });

  /** Reads on four connections until told to stop; answers what went wrong. */
  function load() {
    const failures: string[] = [];
    let done = 0;
    let running = true;
    const reader = async (at: number) => {
      for (let turn = at; running && failures.length < 20; turn += 1) {
        const path = PATHS[turn % PATHS.length] ?? '/';
        const answer = await fetch(`${storefront.url}${path}`).catch((error: unknown) => String(error));
        const text = typeof answer === 'string' ? answer : await answer.text();
        if (typeof answer === 'string' || answer.status !== 200)
          failures.push(`${path} ${text.slice(0, 300)}`);
        else if (text.includes('data-failed="')) failures.push(`${path} shows a failure`);
        else done += 1;
      }
    };
    const readers = Promise.all(Array.from({ length: 4 }, (_, at) => reader(at)));
    const stop = async () => {
      running = false;
      await readers;
      return failures;
    };
    return { stop, done: () => done, failed: () => failures.length > 0 };
  }

  it('R04 answers every read of pages and of the API', async () => {
    const reading = load();
    /** Pages and answers while the processes are as they are now. */
    const some = () => {
      const before = reading.done();
      return until('more reads', () => reading.failed() || reading.done() >= before + ENOUGH);
    };
    await some();
    for (const [at, api] of shop.apis.entries()) {
      await api.stop();
      const fresh = await shop.startApi();
      shop.apis[at] = fresh;
      balancer.ports[at] = fresh.port;
      await some();
    }
    expect(await reading.stop()).toEqual([]);
  });
});

describe('the way from the storefront to the API', () => {
  let api: Server;
  let storefront: StorefrontProcess;
  const asked: string[] = [];
  beforeAll(async () => {
    api = createServer((request, response) => {
      asked.push(request.method ?? '');
      if (asked.length === 1) return void request.socket.destroy();
      response.setHeader('Connection', 'keep-alive').setHeader('Keep-Alive', 'timeout=65').end('{}');
    });
    await once(api.listen(0, '127.0.0.1'), 'listening');
    storefront = await StorefrontProcess.start({ API_PORT: String((api.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await storefront.stop();
    api.closeAllConnections();
    api.close();
  });

  it('is gone again by a read whose connection was cut, and tells nobody how long it stays open', async () => {
    asked.length = 0;
    const answer = await fetch(`${storefront.url}/api/v1/shop`);
    expect([answer.status, asked]).toEqual([200, ['GET', 'GET']]);
    expect(answer.headers.get('keep-alive')).toBeNull();
  });

  it('is not gone again by a write, which may have been done', async () => {
    asked.length = 0;
    const answer = await fetch(`${storefront.url}/api/v1/cart`, { method: 'POST', body: '{}' });
    expect([answer.status, asked]).toEqual([502, ['POST']]);
  });

  it('has no part in the health of the storefront, which tells before it ends', async () => {
    const ending = await StorefrontProcess.start({ API_PORT: '1' });
    const health = () => fetch(`${ending.url}/health/storefront`);
    expect((await health()).status).toBe(200);
    const gone = ending.stop('SIGTERM');
    await expect(eventuallyStatus(health, 503)).resolves.toBe('close');
    await gone;
  });
});

/** Asks until the status comes; answers what is said of the connection then. */
async function eventuallyStatus(ask: () => Promise<Response>, status: number): Promise<string | null> {
  for (;;) {
    const answer = await ask();
    if (answer.status === status) return answer.headers.get('connection');
  }
}
