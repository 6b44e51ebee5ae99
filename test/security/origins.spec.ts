import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useOwnShop } from '../support/use-shop.js';

const BOOKS = 'https://books.example';
const TILL = 'http://till.local:8080';
const shop = useOwnShop({ env: { CORS_ORIGINS: `${BOOKS}, ${TILL}` } });

/** What an answer lets pages of other origins do. */
const allowed = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const ask = (path: string, origin: string, init: RequestInit = {}) =>
  shop.client.fetch(path, { ...init, headers: { ...init.headers, origin } });
const preflight = (path: string, origin: string, method = 'POST') =>
  ask(path, origin, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('S54 a page of an origin that the operator names', () => {
  it.each([BOOKS, TILL])('is told before it sends anything what it may send: %s', async (origin) => {
    const answer = await preflight('/api/v1/admin/stock-levels', origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('vary')).toContain('Origin');
    const told = allowed(answer);
    expect(told).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-max-age': '600' });
    expect(told['access-control-allow-methods']?.split(', ')).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    );
    expect(told['access-control-allow-headers']?.toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'if-match']),
    );
    expect(told).not.toHaveProperty('access-control-allow-credentials');
  });

  it('reads answers, refusals as well, with the totals of lists', async () => {
    const admin = await shop.admin();
    const list = await admin.fetch('/api/v1/admin/products', { headers: { origin: BOOKS } });
    expect(list.status).toBe(200);
    expect(allowed(list)).toMatchObject({ 'access-control-allow-origin': BOOKS });
    expect(list.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    const refused = await ask('/api/v1/admin/products', BOOKS);
    const body: Json = await refused.json();
    expect([refused.status, body.code]).toEqual([401, expect.any(String)]);
    expect(allowed(refused)).toMatchObject({ 'access-control-allow-origin': BOOKS });
    expect(allowed(refused)).not.toHaveProperty('access-control-allow-credentials');
  });
});

describe('S54 any other page', () => {
  it.each([
    ['another host', 'https://books.example.evil.example'],
    ['another scheme', 'http://books.example'],
    ['another port', 'https://books.example:8443'],
    ['capitals', 'https://BOOKS.example'],
    ['a page without an origin', 'null'],
    ['a wildcard', '*'],
  ])('may read and send nothing: %s', async (_, origin) => {
    for (const answer of [
      await preflight('/api/v1/products', origin, 'GET'),
      await ask('/api/v1/products', origin),
    ]) {
      expect(allowed(answer)).toEqual({});
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('reads nothing outside /api/v1, whoever it is', async () => {
    for (const path of ['/docs-json', '/health/ready', '/media/0123456789abcdef0123456789abcdef'])
      expect([path, allowed(await ask(path, BOOKS))]).toEqual([path, {}]);
  });
});
