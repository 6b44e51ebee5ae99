import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { apiProxy } from '../../storefront/server/proxy.mjs';
import { ownPort } from '../support/own-port.js';

interface Asked {
  key: string | undefined;
  body: string;
}

const open: Server[] = [];

/** A server on a port of its own, closed after the test. */
async function serve(answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>, port = 0) {
  const server = createServer((req, res) => void answer(req, res));
  open.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The front door before the API at this address. */
function frontDoor(apiUrl: string) {
  const pass = apiProxy(apiUrl);
  return serve(async (req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    await pass(Object.assign(req, { path }), res, () => res.end());
  });
}

/** An API that takes the first request and cuts its connection, as one that is killed does; then it answers. */
async function cutOnce(asked: Asked[], port = 0) {
  return serve(async (req, res) => {
    asked.push({ key: req.headers['idempotency-key'] as string | undefined, body: await text(req) });
    if (asked.length === 1) req.socket.destroy();
    else res.end('placed');
  }, port);
}

const post = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { method: 'POST', body: '{"amount":10}', headers });
  return [response.status, await response.text()] as const;
};

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

describe('the front door, when an API process ends in the middle of a request', () => {
  it('R04 asks for a payment under a key again, with the same words', async () => {
    const asked: Asked[] = [];
    const door = await frontDoor(await cutOnce(asked));
    expect(await post(`${door}/api/v1/payments/cash`, { 'idempotency-key': 'k1' })).toEqual([200, 'placed']);
    const once = { key: 'k1', body: '{"amount":10}' };
    expect(asked).toEqual([once, once]);
  });

  it.each([
    ['a payment without a key', '/api/v1/payments/cash', {}],
    ['another call, whatever its key', '/api/v1/carts', { 'idempotency-key': 'k1' }],
  ])('says so for %s, and asks once', async (_what, path, headers) => {
    const asked: Asked[] = [];
    const door = await frontDoor(await cutOnce(asked));
    const [status] = await post(`${door}${path}`, headers);
    expect(status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  it('says in the API’s own form that it did not answer, and when to ask again', async () => {
    const door = await frontDoor(await cutOnce([]));
    const answer = await fetch(`${door}/api/v1/carts`, { method: 'POST' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([502, '2']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const codes = { code: 'api_unreachable', legacyCode: 'API_UNREACHABLE' };
    expect(await answer.json()).toMatchObject({ ...codes, instance: '/api/v1/carts', status: 502 });
  });

  it('waits for the next process when none takes the connection, to read', async () => {
    const [port, asked] = [await ownPort(), [] as Asked[]];
    const door = await frontDoor(`http://127.0.0.1:${port}`);
    const answer = fetch(`${door}/api/v1/products`);
    // long enough to be refused once, shorter than the first pause between two tries
    await pause(30);
    await cutOnce(asked, port);
    // the one that took it ended in the middle of it
    expect([(await answer).status, await (await answer).text()]).toEqual([200, 'placed']);
    expect(asked).toHaveLength(2);
  });

  it('waits for the next process when none takes the connection, whatever is asked', async () => {
    const port = await ownPort();
    const door = await frontDoor(`http://127.0.0.1:${port}`);
    const answer = post(`${door}/api/v1/carts`);
    // long enough to be refused once, shorter than the first pause between two tries
    await pause(30);
    const asked: Asked[] = [{ key: undefined, body: 'before' }];
    await cutOnce(asked, port);
    expect(await answer).toEqual([200, 'placed']);
    expect(asked.at(-1)?.body).toBe('{"amount":10}');
  });
});
