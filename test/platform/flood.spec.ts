import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Flood } from '@duka/serving/flood.js';
import { refuseCrowd, refuseFlood } from '../../storefront/server/crowd.mjs';
import { until } from '../support/processes.js';

describe('visitors of a flood (R39)', () => {
  const flood = new Flood(50, 16, 0);
  const reached: string[] = [];
  const server = createServer(
    refuseFlood((request, response) => {
      reached.push(request.url ?? '');
      response.end('served');
    }, flood),
  );
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const visit = async (path: string, method = 'GET') => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    const isAsked = (await answer.text()).includes('The shop is very busy right now.');
    return [
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('x-content-type-options'),
      isAsked,
    ];
  };
  const served = [200, null, null, false];
  /** Late for ever, with many who come, or in time again. */
  const look = (isLate: boolean) => {
    for (let looks = 1; looks <= 60; looks += 1) {
      for (let n = 0; n < 20; n += 1) flood.letsIn();
      flood.look(isLate ? looks * 1_000 : 60_000 + looks * 50);
    }
  };

  it('are asked to come again by no more than a look at them, those who pay are not, and nobody is afterwards', async () => {
    look(true);
    const answers: unknown[][] = [];
    for (const path of ['/shop', '/product/1', '/shop?page=2', '/']) answers.push(await visit(path));
    expect(answers).toEqual(answers.map(() => [503, '2', 'nosniff', true]));
    expect(reached).toEqual([]);
    for (const path of ['/cart', '/checkout?step=2', '/payment-success', '/api/v1/carts', '/assets/a.js'])
      expect(await visit(path)).toEqual(served);
    expect(await visit('/newsletter', 'POST')).toEqual(served);
    look(false);
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
