import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, toPayment } from '../support/shopper.js';

interface Manifest {
  /** Package (or workspace) whose code runs there → why. */
  scripts: Record<string, string>;
  /** Of a provider that is played here, by its path → why. */
  played: Record<string, string>;
  /** How an inline script begins → why. */
  inline: Record<string, string>;
  headers: Record<string, string>;
}
interface Built {
  file: string;
  sha384: string;
  origins: string[];
}

const read = <T>(path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as T;
const hash = (kind: string, text: string | Buffer) => createHash(kind).update(text).digest('base64');
/** These differ from answer to answer, or say nothing about scripts. */
const passing =
  /^(x-request-id|etag|date|connection|keep-alive|vary|content-(encoding|length)|transfer-encoding)$/;

test('S59 the checkout runs the scripts of its inventory and no other, byte for byte, under its headers', async ({
  page,
}) => {
  const manifest = read<Manifest>('test/data/checkout-scripts.json');
  const built = new Map(read<Built[]>('storefront/build/scripts.json').map((one) => [one.file, one]));
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(request.url());
  });
  const answer = await page.goto('/checkout');
  const html = (await answer?.text()) ?? '';
  await toPayment(page);
  await page.waitForLoadState('networkidle');

  expect(loaded.size).toBeGreaterThan(5);
  const origins = new Set<string>();
  for (const script of loaded) {
    const { origin, pathname } = new URL(script);
    const known = built.get(pathname);
    expect(origin, script).toBe(new URL(page.url()).origin);
    if (manifest.played[pathname]) continue;
    expect(known?.sha384, pathname).toBe(hash('sha384', await (await page.request.get(script)).body()));
    known?.origins.forEach((one) => origins.add(one));
  }
  expect([...origins].sort()).toEqual(Object.keys(manifest.scripts).sort());

  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  const begins = (code: string) =>
    Object.keys(manifest.inline).find((start) => code.trim().replaceAll(/\s+/g, ' ').startsWith(start));
  expect(inline.filter((code) => !begins(code))).toEqual([]);
  expect([...new Set(inline.map(begins))].sort()).toEqual(Object.keys(manifest.inline).sort());

  const hashes = [...new Set(inline.map((code) => `'sha256-${hash('sha256', code)}'`))];
  const headers = Object.entries((await answer?.allHeaders()) ?? {}).filter(([name]) => !passing.test(name));
  const policy = hashes.reduce(
    (text, one) => text.replace(` ${one}`, ''),
    Object.fromEntries(headers)['content-security-policy'] ?? '',
  );
  expect({
    ...Object.fromEntries(headers),
    'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' {inline}"),
  }).toEqual(manifest.headers);
});

test('S60 a session that has ended elsewhere leaves nothing behind', async ({ page }) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const token = await page.evaluate(() => window.localStorage.getItem('token') ?? '');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: shopper.name })).toBeVisible();
  await call('POST', '/auth/logout', {}, token);
  await page.goto('/orders');
  await page.waitForURL(/\/login/);
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [token, shopper.email, shopper.name]) expect(await kept()).not.toContain(secret);
  await page.goBack();
  await page.waitForURL(/\/login/);
  await expect(page.locator('body')).not.toContainText(shopper.email);
});
