import type { APIRequestContext } from '@playwright/test';
import { beLoggedIn, demoLogins } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

const foreign = [
  'null',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://evil-localhost:3000',
  'http://localhost:1',
  'https://localhost',
  'http://LOCALHOST.example',
  'http://127.0.0.1.evil.example',
  'http://xn--lcalhost-l7a.example',
  'file://',
  'chrome-extension://abcdefghijklmnop',
  'http://localhost%60evil.example',
];

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function aProduct(): Promise<string> {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1&sort=rating');
  return data[0]?._id ?? '';
}

test('S53 every HTML answer carries the headers that protect it', async ({ request }) => {
  const ours = [
    '/',
    '/shop',
    `/product/${await aProduct()}`,
    '/login',
    '/profile',
    '/no-such-page',
    '/admin/',
  ];
  for (const path of [...ours, '/docs', '/dev/mail']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const told = `${path} ${JSON.stringify(headers)}`;
    expect(headers['content-type'], told).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers['strict-transport-security'], told).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options'], told).toBe('nosniff');
    expect(headers['referrer-policy'], told).toMatch(/^(strict-origin(-when-cross-origin)?|no-referrer)$/);
    expect(headers['cross-origin-opener-policy'], told).toBe('same-origin');
    expect(headers['content-security-policy'], told).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers['x-powered-by'], told).toBeUndefined();
    expect(headers['server'], told).toBeUndefined();
    if (ours.includes(path)) expect(headers['permissions-policy'], told).toContain('camera=()');
  }
});

test('S52 the policy of every page allows own scripts and nothing inline', async ({ request }) => {
  for (const path of ['/', '/login', '/checkout', '/no-such-page', '/admin/']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toMatch(/^'self'( 'sha256-[^']+')*$/);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy, path).toContain(rule);
    expect(policy, path).toMatch(
      /form-action 'self'( https:\/\/(checkout\.stripe|checkout\.flutterwave|www\.paypal)\.com)*(;|$)/,
    );
  }
});

test('S54 no foreign origin may read an answer', async ({ request }) => {
  for (const Origin of foreign) {
    const asked = [
      await request.get('/', { headers: { Origin } }),
      await request.get('/api/v1/products?limit=1', { headers: { Origin } }),
      await request.fetch('/api/v1/users/me', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'GET' },
      }),
    ];
    for (const answer of asked) {
      const allowed = Object.keys(answer.headers()).filter((name) => name.startsWith('access-control-allow'));
      expect(allowed, `${Origin} at ${answer.url()}`).toEqual([]);
      if (answer.url().includes('/api/')) expect(answer.headers()['vary'], answer.url()).toContain('Origin');
    }
  }
});

test("S54 the shop's own pages may read answers, and only the panel the totals of lists", async ({
  request,
  baseURL,
}) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins.admin);
  const told = async (path: string) => {
    const headers = { Origin: baseURL ?? '', Authorization: `Bearer ${token}` };
    const answer = (await request.get(path, { headers })).headers();
    return [answer['access-control-allow-origin'], answer['access-control-expose-headers'] ?? ''];
  };
  expect(await told('/api/v1/products?limit=1')).toEqual([baseURL, '']);
  expect(await told('/api/v1/users/me')).toEqual([baseURL, '']);
  expect(await told('/api/v1/admin/orders')).toEqual([
    baseURL,
    'Content-Range, X-Total-Count, X-Next-Cursor',
  ]);
  expect((await request.get('/', { headers: { Origin: baseURL ?? '' } })).headers()).not.toHaveProperty(
    'access-control-allow-origin',
  );
});

test('S55 logging in sets no cookie, and the sidebar cookie holds no secret', async ({ page, context }) => {
  const answer = await page.request.post('/api/v1/auth/login', { data: demoLogins.admin });
  expect(answer.headers()['set-cookie']).toBeUndefined();
  const token = await beLoggedIn(page, 'admin');
  for (const path of ['/', '/profile', '/admin/settings']) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
  }
  await expect(page.getByLabel('Shop name')).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['sidebar_state']);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/admin' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  expect(cookie?.value).toMatch(/^(true|false)$/);
  expect(token).not.toBe('');
});

test('S57 what a logged-in shopper gets is kept by no cache', async ({ request }) => {
  for (const role of ['shopper', 'admin'] as const) {
    const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins[role]);
    const paths = ['users/me', 'carts', 'favorites', 'orders/all'];
    if (role === 'admin') paths.push('admin/orders', 'admin/customers', 'admin/settings');
    for (const path of paths) {
      const answer = await request.get(`/api/v1/${path}`, bearer(token));
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['cache-control'], path).toContain('no-store');
    }
  }
  for (const path of [
    '/cart',
    '/profile',
    '/orders',
    '/checkout',
    '/settings',
    '/reset-password/x',
    '/profile.data',
  ])
    expect((await request.get(path)).headers()['cache-control'], path).toContain('no-store');
});

test('a page that has not changed is answered with 304 and no body', async ({ request }) => {
  for (const path of ['/', '/shop', '/category/Electronics', `/product/${await aProduct()}`]) {
    const { etag = '', 'cache-control': caching } = (await request.get(path)).headers();
    expect(caching, path).toContain('s-maxage');
    const again = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect([again.status(), await again.text()], path).toEqual([304, '']);
  }
});

test('S57 a file name behind a private path is not found and not cached', async ({ request }) => {
  for (const path of ['/profile/x.css', '/settings/x.js', '/profile/edit/x.png', '/cart/x.css']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
});

test('S57 headers and parameters that no cache keys on do not alter a cached page', async ({ request }) => {
  const probes: Record<string, string>[] = [
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher', 'X-Forwarded-Port': '1' },
    { 'X-Host': 'evil.example', Forwarded: 'host=evil.example;proto=gopher' },
    { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/profile' },
    { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'POST', 'X-HTTP-Method': 'PUT' },
    { 'Accept-Language': 'xx-evil', 'User-Agent': 'evil.example', Referer: 'https://evil.example/' },
  ];
  for (const path of ['/', '/shop', `/product/${await aProduct()}`, '/sitemap.xml', '/robots.txt']) {
    const plain = await bodyOf(request, path);
    for (const headers of probes) {
      const probed = await request.get(path, { headers });
      expect(probed.status(), `${path} ${JSON.stringify(headers)}`).toBe(200);
      const body = await probed.text();
      expect(body === plain, `${path} ${JSON.stringify(headers)}`).toBe(true);
      expect(/evil\.example|gopher/.test(body), `${path} ${JSON.stringify(headers)}`).toBe(false);
    }
    const tagged = await bodyOf(request, `${path}?utm_source=evil.example`);
    expect(tagged.includes('evil.example'), path).toBe(false);
  }
  for (const path of ['/api/v1/products?limit=2', '/api/v1/products/featured', '/api/v1/categories']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toContain('s-maxage');
    expect(answer.headers()['vary'], path).toContain('Origin');
    const plain = await answer.text();
    for (const headers of probes) {
      const probed = await request.get(path, { headers });
      expect([probed.status(), await probed.text()], `${path} ${JSON.stringify(headers)}`).toEqual([
        200,
        plain,
      ]);
    }
  }
  const cached = (await request.get('/')).headers();
  expect(cached['cache-control']).toContain('s-maxage');
  expect(cached['vary']).toContain('Accept-Encoding');
});

const bodyOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('S12 the page of a mailed link tells nobody where it was opened', async ({ request }) => {
  for (const [path, policy] of [
    [`/reset-password/${'A'.repeat(43)}`, 'no-referrer'],
    // the bare origin, which its form needs
    [`/downloads/${'A'.repeat(43)}`, 'strict-origin'],
    [`/newsletter/confirm?token=${'A'.repeat(43)}`, 'strict-origin'],
  ] as const)
    expect((await request.get(path)).headers()['referrer-policy'], path).toBe(policy);
});

test('S35 no file of the server is served that is not meant to be', async ({ request }) => {
  const paths = [
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.env',
    '/.git/config',
    '/package.json',
    '/category/..%2f..%2fpackage.json',
    '/category/%2e%2e%5cpackage.json',
    '/category/a%00b',
    '/category/a%2fb/c',
    '/category/.git/config',
  ];
  for (const path of [...paths, '/admin/.env', '/admin/..%2fpackage.json', '/assets/entry.js.map']) {
    const answer = await request.get(path);
    expect([400, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toMatch(/root:x:|"workspaces"|\[core\]|JWT_SECRET/);
  }
});
