import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StorefrontProcess } from '../support/storefront-process.js';

/** What the API here says of the shop; for anything else it answers 404, and each page that is made asks it once what the merchant has written there. */
const SHOP = {
  ...{
    name: 'Stand',
    currency: 'EUR',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    languages: ['en'],
    isOpen: true,
  },
  ...{ displayCurrencies: [], offerEndsAt: null, freeDelivery: null },
  look: {
    ...{ logo: null, logoDark: null, icon: null, share: null, tones: [], fonts: 'modern', corners: 'slight' },
    ...{ companyName: '', companyNumber: '', profiles: [] },
  },
};
/** What stands around every page: one without it is kept by nobody. */
const AROUND: Readonly<Record<string, unknown>> = {
  '/api/v1/categories': [],
  '/api/v1/pages/frame': { path: '/', title: 'Menu', description: '', pictures: [], blocks: [] },
};
const PRIVACY = 'GET /api/v1/pages/privacy';

describe('pages that everybody gets alike', () => {
  let asked: string[] = [];
  let status = 404;
  let isChanged = false;
  let isShopKnown = true;
  let areOthers = false;
  const uncounted = /^\/api\/v1\/(payments\/methods|shop)$/;
  const api = createServer((request, response) => {
    if (request.url?.startsWith('/changes'))
      return void response.end(
        JSON.stringify({ cursor: '0', everything: isChanged, lists: areOthers, products: [], lagMs: 0 }),
      );
    if (request.url === '/api/v1/shop' && isShopKnown)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, data: SHOP }));
    const around = AROUND[String(request.url)];
    if (around)
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, data: around }));
    if (!uncounted.test(String(request.url))) asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  let storefront: StorefrontProcess;
  const visit = (path: string, init: RequestInit = {}) => fetch(storefront.url + path, init);

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    storefront = await StorefrontProcess.start({ API_PORT: String((api.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await storefront.stop();
    api.close();
  });
  beforeEach(() => {
    asked = [];
    status = 404;
  });

  it('are made once for all who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/contact')));
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect([bodies.size, [...bodies][0]?.includes('</html>')]).toEqual([1, true]);
    expect(asked.length).toBeLessThan(answers.length);
  });

  it('come compressed as the visitor reads them, and not again while nothing has changed', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((coding) => visit('/terms', { headers: { 'accept-encoding': coding } })),
    );
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(Array(3).fill('Accept-Encoding'));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const etag = answers[0]?.headers.get('etag') ?? 'none';
    const again = await visit('/terms', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await visit('/terms', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  it.each(['/profile.data', '/cart.data', '/orders/o1.data', '/settings.data'])(
    'are not what a navigation loads by %s: no cache keeps it',
    async (path) => {
      expect((await visit(path)).headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('are not kept when they show a failure', async () => {
    status = 500;
    const first = await visit('/shop');
    expect([first.status, first.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    const before = asked.length;
    await visit('/shop');
    expect(asked.length).toBeGreaterThan(before);
  });

  it('are told by a whole address as by its path, and by nothing else', async () => {
    const { port } = new URL(storefront.url);
    const statusOf = (path: string) =>
      new Promise((resolve, reject) =>
        get({ port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject),
      );
    const targets = [
      'http://elsewhere.example/terms',
      'http://elsewhere.example/cart',
      '*',
      '//elsewhere.example/terms',
    ];
    expect(await Promise.all(targets.map(statusOf))).toEqual([200, 200, 400, 404]);
  });

  it('are not kept for those whose page is their own', async () => {
    expect((await visit('/cart')).headers.get('cache-control')).toBe('private, no-store');
  });

  it('are made anew after a change by staff through the same address', async () => {
    const change = 'PATCH /api/v1/admin/products/1';
    const [method, path = ''] = change.split(' ');
    await visit('/privacy');
    await visit('/privacy');
    status = 200;
    isChanged = true;
    await visit(path, { method, body: '{}' });
    await visit('/privacy');
    expect(asked).toEqual([PRIVACY, change, PRIVACY]);
  });

  it('are lists only for a moment while the memory of an API process may not know what has changed of them', async () => {
    const pause = (ms: number) => new Promise((done) => void setTimeout(done, ms));
    [isChanged, areOthers] = [false, true];
    // so long pages are made anew after the change of everything before
    await pause(2_600);
    await visit('/privacy');
    areOthers = false;
    await pause(600);
    await visit('/privacy');
    expect(asked).toEqual([PRIVACY, PRIVACY]);
  });

  it('are not kept while the settings of the shop cannot be read', async () => {
    isShopKnown = false;
    const blind = await StorefrontProcess.start({ API_PORT: String((api.address() as AddressInfo).port) });
    try {
      const page = await fetch(`${blind.url}/privacy`);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      // which languages there are is not known: none is said to lead nowhere
      expect((await fetch(`${blind.url}/fr/privacy`)).status).toBe(200);
      isShopKnown = true;
      const later = await fetch(`${blind.url}/privacy`);
      expect(later.headers.get('cache-control')).toContain('public');
      expect((await fetch(`${blind.url}/fr/privacy`)).status).toBe(404);
    } finally {
      await blind.stop();
    }
  });
});
