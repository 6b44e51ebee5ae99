import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Flood, refuseCrowd, refuseFlood } from '../../storefront/server/crowd.mjs';
import { until } from '../support/processes.js';

/** Looks as often as a process comes to it, each time after so many visitors have come. */
function flooded({ every, visitors, looks }: { every: number; visitors: number; looks: number }): boolean[] {
  const flood = new Flood(0);
  return Array.from({ length: looks }, (_, index) => {
    for (let n = 0; n < visitors; n += 1) flood.come();
    flood.look((index + 1) * every);
    return flood.isOn;
  });
}

describe('a flood (R39)', () => {
  it('is a process that comes late to many visitors, not for a single time', () => {
    expect(flooded({ every: 400, visitors: 60, looks: 5 })).toEqual([false, true, true, true, true]);
  });

  it.each([
    ['many visitors who are looked at in time', { every: 60, visitors: 500, looks: 20 }],
    ['few visitors of a machine that is busy with something else', { every: 2_000, visitors: 16, looks: 20 }],
  ])('is not: %s', (_, load) => {
    expect(flooded(load)).not.toContain(true);
  });

  it('is over when the process is in time again', () => {
    const flood = new Flood(0);
    const look = (now: number) => {
      for (let n = 0; n < 60; n += 1) flood.come();
      flood.look(now);
      return flood.isOn;
    };
    expect([400, 800, 850, 900, 950].map(look)).toEqual([false, true, false, false, false]);
  });
});

describe('visitors of a flood (R39)', () => {
  const flood = Object.assign(new Flood(0), { look: () => undefined });
  const app = express();
  app.use(refuseFlood(flood) as RequestHandler, (_request, response) => void response.send('served'));
  const server = createServer(app);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const visit = async (path: string, method = 'GET') => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('retry-after'), answer.headers.get('x-content-type-options')];
  };
  const served = [200, null, null];

  it('are asked to come again, those who pay are not, and nobody is afterwards', async () => {
    flood.isOn = true;
    expect(await visit('/shop')).toEqual([503, '2', 'nosniff']);
    expect(await visit('/product/1')).toEqual([503, '2', 'nosniff']);
    for (const path of ['/cart', '/checkout', '/payment-success', '/api/v1/carts', '/assets/a.js'])
      expect(await visit(path)).toEqual(served);
    expect(await visit('/newsletter', 'POST')).toEqual(served);
    flood.isOn = false;
    expect(await visit('/shop')).toEqual(served);
  });
});

describe('visitors who leave before their page is begun', () => {
  /** Longer than a page may be in the making before it counts as late. */
  const LATE_MS = 1_000;
  const app = express();
  let [came, left] = [0, 0];
  app.use('/leaving', (_request, response, next) => {
    came += 1;
    response.once('close', () => {
      next();
      left += 1;
    });
  });
  app.use(refuseCrowd() as RequestHandler, (_request, response) => void response.send('served'));
  const server = createServer(app);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are no pages in the making: those who come later are served', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const leaving = new AbortController();
    const visits = Array.from({ length: 20 }, () => fetch(`${url}/leaving`, { signal: leaving.signal }));
    await until('all have come', () => came === visits.length);
    leaving.abort();
    await Promise.allSettled(visits);
    await until('all have left', () => left === visits.length);
    await setTimeout(LATE_MS);
    expect((await fetch(`${url}/shop`)).status).toBe(200);
  });
});
