import type { Page } from '@playwright/test';
import { beLoggedIn, demoLogins } from '../support/admin.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { tooWide } from '../support/page-width.js';
import { simpleProduct } from '../support/simple-product.js';
import { call } from '../support/shopper.js';

interface Card {
  _id: string;
  inStock: boolean;
}

test('whoever wants what is sold out leaves an address and is told that a mail will come', async ({
  page,
}) => {
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=100');
  const gone = data.find(({ inStock }) => !inStock);
  await page.goto(`/product/${gone?._id}`);
  await expect(page.getByTestId('add-to-cart')).toHaveText('Sold out');
  const main = page.getByRole('main');
  const tell = main.getByRole('button', { name: 'Tell me', exact: true });
  await hydrated(tell);
  const email = main.getByLabel('Tell me when it is back');
  await email.fill('nobody');
  await tell.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('patient@example.com');
  await tell.click();
  await expect(tell).toHaveCount(0);
  await expect(main.getByRole('status').filter({ hasText: /mail|write|tell/i })).toBeVisible();
});

test('a product is shared by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { _id } = await simpleProduct();
  await page.goto(`/product/${_id}`);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  await hydrated(share);
  await share.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(_id);
});

/** How many tiles of the list stand in its first row. */
const columns = (page: Page) =>
  page.locator('.products').evaluate((list) => {
    const tops = [...list.children].map((tile) => tile.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
  });

test('a list has 2, 3 and 4 columns by the width of the window, and never more', async ({ page }) => {
  await page.goto('/shop');
  const found: number[] = [];
  for (const width of [375, 768, 1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(await columns(page));
  }
  expect(found).toEqual([2, 3, 4, 4]);
});

for (const [width, height] of [
  [375, 812],
  [1366, 900],
] as const)
  test(`the first products are in sight under the hero at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const first = page.getByRole('main').getByRole('article').first();
    expect((await first.boundingBox())?.y).toBeLessThan(height - 100);
  });

test('the finds of a search stand by how well they match, and the list says so', async ({ page }) => {
  await page.goto('/category/leather%20jacket');
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.locator('option:checked')).toHaveText('Best match');
  await expect(page.getByRole('article').first()).toContainText('Leather Jacket');
  await page.goto('/category/Jackets');
  await expect(sort.locator('option:checked')).toHaveText('Featured');
});

test('the name that the settings give the shop reaches titles, logo, shared links and manifest', async ({
  page,
}) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins.admin);
  const rename = (name: string) => call('PUT', '/admin/settings/shop', { name }, token);
  /** The storefront keeps settings and pages for some seconds. */
  const titled = (name: string) =>
    expect(async () => {
      await page.goto('/shop');
      expect(await page.title()).toContain(name);
    }).toPass();
  await rename('Kiosk of Wanjiru & Daughters');
  try {
    await titled('Kiosk of Wanjiru & Daughters');
    await expect(
      page.getByRole('banner').getByRole('img', { name: 'Kiosk of Wanjiru & Daughters' }).first(),
    ).toBeVisible();
    const site = page.locator('meta[property="og:site_name"]');
    await expect(site).toHaveAttribute('content', 'Kiosk of Wanjiru & Daughters');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      /at Kiosk of Wanjiru & Daughters/,
    );
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({
      name: 'Kiosk of Wanjiru & Daughters',
    });
    await beLoggedIn(page, 'admin');
    await page.goto('/admin');
    await expect(page.getByRole('img', { name: 'Kiosk of Wanjiru & Daughters' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    expect(await tooWide(page)).toBe(0);
  } finally {
    await rename('Duka');
  }
  await titled('Duka');
});
