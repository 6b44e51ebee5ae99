import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askAs, claiming, type Visitor } from '../support/front-door.js';
import { rawRequest } from '../support/raw-request.js';
import { StorefrontProcess } from '../support/storefront-process.js';

const WAYS = [
  ['a call', { path: '/api/v1/auth/login', body: { email: 'a@example.com' } }, '/api/v1/auth/login'],
  ['a read', { method: 'GET', path: '/api/v1/shop' }, '/api/v1/shop'],
  ['a page', { method: 'GET', path: '/category/whatever?page=3' }, '/api/v1/products'],
  ['a form without scripts', { path: '/newsletter', body: 'email=a%40example.com' }, '/api/v1/newsletter'],
  ['an upload', { path: '/api/v1/admin/products/1/pictures', body: 'x'.repeat(99_000) }, '/api/v1/admin'],
  ['health', { method: 'GET', path: '/health/ready' }, '/health/ready'],
] as const;

describe.each([0, 1])('what the API is told of a visitor, with TRUST_PROXY=%i', (trustProxy) => {
  const heard: { path: string; headers: IncomingHttpHeaders }[] = [];
  const api = createServer((asked, answer) => {
    heard.push({ path: asked.url ?? '', headers: asked.headers });
    asked.resume();
    answer.writeHead(404, { 'Content-Type': 'application/json' }).end('{}');
  });
  let door: StorefrontProcess;

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    const apiPort = String((api.address() as AddressInfo).port);
    const env = { API_PORT: apiPort, TRUST_PROXY: String(trustProxy), PUBLIC_URL: 'https://shop.example' };
    door = await StorefrontProcess.start(env);
  });
  afterAll(async () => {
    await door.stop();
    api.closeAllConnections();
    api.close();
  });

  const visitor: Visitor = trustProxy === 0 ? {} : { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const seen = trustProxy === 0 ? '127.0.0.1' : '203.0.113.9';
  const claims = {
    'x-forwarded-proto': 'gopher',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-forwarded-server': 'evil.example',
    'x-original-forwarded-for': '192.0.2.1',
  };
  const heardOf = (path: string) => heard.filter((one) => one.path.startsWith(path)).at(-1)?.headers ?? {};

  it.each(WAYS)('%s comes from where it came', async (_way, asked, path) => {
    const { headers } = claiming(visitor, 3);
    await askAs(door.url, { headers: { ...headers, ...claims } }, asked);
    const told = heardOf(path);
    expect(told['x-forwarded-for']).toBe(seen);
    expect(told['x-forwarded-proto'] ?? 'https').toBe('https');
    expect(JSON.stringify(told)).not.toMatch(/192\.0\.|evil|gopher|"1"[^,]*port/);
    for (const name of ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'])
      expect(told).not.toHaveProperty(name);
  });

  it('an upgrade is a call like any other', async () => {
    const { headers } = claiming(visitor, 4);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'x' };
    await askAs(door.url, { headers: { ...headers, ...upgrade } }, { method: 'GET', path: '/api/v1/carts' });
    expect(heardOf('/api/v1/carts')['x-forwarded-for']).toBe(seen);
  });

  it('headers that come twice, and names of them in Connection, choose nothing', async () => {
    const given = trustProxy === 0 ? ['192.0.2.1', '192.0.2.2'] : ['192.0.2.1', '203.0.113.9'];
    const headers = { 'x-forwarded-for': given, connection: 'close, x-forwarded-for' };
    await askAs(door.url, { headers }, { method: 'GET', path: '/api/v1/favorites' });
    expect(heardOf('/api/v1/favorites')['x-forwarded-for']).toBe(seen);
  });

  it.each([
    ['Host: shop.example\r\nHost: evil.example', 400],
    ['Host: shop.example\r\nhOST: shop.example', 400],
    ['Host: shop.example/path', 400],
    ['Host: user@shop.example', 400],
    ['Host: shop.example evil.example', 400],
    ['Host: shop.example:80a', 400],
    ['Host: [::1', 400],
    ['Host: shop_1.example:8080\r\nX-Host: Host', 404],
    ['Host: xn--bcher-kva.example', 404],
    ['Host: [::1]:8080', 404],
    ['Host:', 404],
  ])('S41 one server is asked, by a name that can be one: %j', async (host, status) => {
    const request = `GET /api/v1/hosts HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
    expect(await rawRequest(Number(new URL(door.url).port), request)).toMatch(`HTTP/1.1 ${status} `);
  });

  it('who says nothing of other hops is told as this machine, who does is not', async () => {
    await askAs(door.url, {}, { method: 'GET', path: '/api/v1/plain' });
    expect(heardOf('/api/v1/plain')).not.toHaveProperty('x-proxied');
    await askAs(
      door.url,
      { headers: { forwarded: 'for=127.0.0.1' } },
      { method: 'GET', path: '/api/v1/said' },
    );
    expect(heardOf('/api/v1/said')['x-proxied']).toBe('1');
  });
});
