import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { Opening } from '../support/opening.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { tooWide } from '../support/page-width.js';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop('identity');
});
test.afterAll(() => shop.close());

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><circle cx="15" cy="15" r="13" fill="#0b5c4a"/><text x="36" y="21" font-size="18" fill="#0b5c4a">Lampen</text></svg>`;

/** What the demo sells, and what stands in its home and menu. */
const OF_THE_DEMO =
  /.{0,40}(Nova 6|Hush headphones|Lumen camera|hero-phone|banner-music|\/category\/(?:Phones|Electronics|Fashion|Gaming|Sports|Gifts|Women|Toys)).{0,40}/;

/** Every page that links lead to from the home page, as text. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ['/', '/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/no-such-page'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const text = await (await request.get(`${shop.url}${path}`)).text();
    pages.set(path, text);
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/(?!api|admin)[^"?#]*)/g))
      if (!pages.has(href)) waiting.push(href);
  }
  return pages;
}

test('a shop of another name is that shop on every page: nothing is called Duka', async ({
  page,
  request,
}) => {
  const opening = new Opening(page, shop.url);
  await opening.logIn(shop.owner);
  await opening.general({
    ...{ name: 'Lampenladen', country: 'Germany', email: 'hallo@lampenladen.example' },
    address: 'Musterstr. 1\n50667 Köln',
  });

  await opening.go('/settings/identity');
  const chosen = (label: string) => page.getByRole('group', { name: label, exact: true });
  for (const label of ['Logo', 'Icon']) {
    await chosen(label)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
    await expect(chosen(label).getByRole('img')).toBeVisible();
  }
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#ffd400');
  await expect(page.getByText(/Accent has a contrast of 1\.\d+ with the white page/).first()).toBeVisible();
  await accent.fill('#0b5c4a');
  await expect(page.getByText(/Contrast .* on the white page.*can be read/)).toBeVisible();
  await page.getByLabel('Accent in dark', { exact: true }).fill('#7fe0c3');
  await page.getByLabel('Band', { exact: true }).fill('#0b5c4a');
  await page.getByRole('combobox', { name: 'Letters' }).click();
  await page.getByRole('option', { name: /Classic/ }).click();
  await page.getByRole('combobox', { name: 'Corners' }).click();
  await page.getByRole('option', { name: 'Sharp' }).click();
  await page.getByLabel('Company number', { exact: true }).fill('HRB 12345, Köln');
  await page.getByLabel('Instagram', { exact: true }).fill('https://www.instagram.com/lampenladen');
  await page.getByRole('button', { name: 'Save identity' }).click();
  await expect(page.getByText(/Identity saved/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Lampenladen' })).toBeVisible();

  // the storefront keeps settings for some seconds
  await expect(async () => {
    expect(await (await request.get(`${shop.url}/shop`)).text()).toContain(
      '--accent:light-dark(#0b5c4a,#7fe0c3)',
    );
  }).toPass();
  const pages = await crawl(request);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/terms', '/imprint', '/about', '/login', '/faq']),
  );
  for (const [path, text] of pages) {
    expect([path, /.{0,60}(Duka|duka\.example|Kampala).{0,60}/.exec(text)?.[0]]).toEqual([path, undefined]);
    if (/<html/.test(text)) expect([path, text.includes('<title>')]).toEqual([path, true]);
  }
  for (const [path, text] of pages) expect([path, OF_THE_DEMO.exec(text)?.[0]]).toEqual([path, undefined]);
  const home = pages.get('/') ?? '';
  expect(home).toMatch(/<h1[^>]*>Lampenladen<\/h1>/);
  expect(home).not.toMatch(/class="hero[" ]/);
  for (const told of [
    '"@type":"OnlineStore"',
    '"sameAs":["https://www.instagram.com/lampenladen"]',
    'HRB 12345, Köln',
  ])
    expect(home).toContain(told);
  expect(home).toContain('property="og:site_name" content="Lampenladen"');
  expect(pages.get('/imprint')).toContain('HRB 12345, Köln');
  expect(JSON.parse(pages.get('/manifest.webmanifest') ?? '')).toMatchObject({
    name: 'Lampenladen',
    theme_color: '#0b5c4a',
  });

  for (const scheme of ['light', 'dark'] as const)
    for (const width of [375, 1366]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.url}/shop`);
      await expect(page.getByRole('banner').getByRole('img', { name: 'Lampenladen' }).first()).toBeVisible();
      expect(await tooWide(page)).toBe(0);
      const font = await page.evaluate(
        () => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
      );
      expect(font).toContain('Fraunces');
      expect(await page.locator('link[rel="icon"]').count()).toBe(2);
    }
});
