import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Bulkhead } from '@duka/serving/bulkhead.js';
import { door } from '../../storefront/server/door.mjs';
import { until } from '../support/processes.js';

describe('visitors when all places are taken (R39)', () => {
  const reached: string[] = [];
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => void serve(request, response));
  const serve = door(
    (request, response) => {
      reached.push(request.url ?? '');
      if (request.url === '/shop?held') held.push(response);
      else response.end('served');
    },
    new Bulkhead({ places: 2, waiting: 0 }),
  );
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const visit = async (path: string, init: RequestInit = {}) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const isAsked = (await answer.text()).includes('The shop is very busy right now.');
    return [
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('x-content-type-options'),
      isAsked,
    ];
  };
  const served = [200, null, null, false];

  it('are asked to come again by no more than a look at them, those who pay are not, and nobody is afterwards', async () => {
    const waiting = [visit('/shop?held'), visit('/shop?held')];
    await until('all places are taken', () => held.length === 2);
    reached.length = 0;
    const answers: unknown[][] = [];
    for (const path of ['/shop', '/product/1', '/shop?page=2', '/']) answers.push(await visit(path));
    expect(answers).toEqual(answers.map(() => [503, '2', 'nosniff', true]));
    expect(reached).toEqual([]);
    for (const path of ['/cart', '/checkout?step=2', '/payment-success', '/api/v1/carts', '/assets/a.js'])
      expect(await visit(path)).toEqual(served);
    expect(await visit('/newsletter', { method: 'POST' })).toEqual(served);
    for (const response of held.splice(0)) response.end('served');
    expect(await Promise.all(waiting)).toEqual([served, served]);
    expect(await visit('/shop')).toEqual(served);
  });

  it('keep no place when they leave before their page is made', async () => {
    const leaving = new AbortController();
    const visits = [1, 2].map(() => visit('/shop?held', { signal: leaving.signal }));
    await until('they have come', () => held.length === 2);
    leaving.abort();
    await Promise.allSettled(visits);
    await until('others are served', async () => (await visit('/shop'))[0] === 200);
    held.length = 0;
  });
});
