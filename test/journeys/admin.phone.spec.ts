import type { Page } from '@playwright/test';
import { adminGet, beLoggedIn, filtered, visit } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { tooWide } from '../support/page-width.js';

type Product = { id: string; description: string };

const pages: [path: string, title: string][] = [
  ['/orders', 'Orders'],
  ['/products', 'Products'],
  ['/products/create', 'Create product'],
  ['/categories', 'Categories'],
  ['/customers', 'Customers'],
  ['/returns', 'Returns'],
  ['/invoices', 'Invoices'],
  ['/promotions', 'Discounts'],
  ['/coupons/create', 'New coupon'],
  ['/credit', 'Gift cards'],
  ['/credit/create', 'New gift card'],
  ['/reviews', 'Reviews'],
  ['/messages', 'Messages'],
  ['/newsletter', 'Newsletter'],
  ['/shipping-zones', 'Shipping'],
  ['/shipping-zones/create', 'New shipping zone'],
  ['/shipping-zones/00000000-0000-7000-8000-000000000101', 'Everywhere'],
  ['/tax-zones', 'Taxes'],
  ['/tax-zones/create', 'New tax zone'],
  ['/webhooks', 'Webhooks'],
  ['/webhooks/create', 'Create webhook'],
  ['/audit', 'Audit log'],
  ['/health', 'Health'],
  ['/jobs', 'Jobs'],
  ['/integrity', 'Integrity'],
  ['/reports', 'Sales by day'],
  ['/tax-report', 'Tax report'],
  ['/settings', 'Settings'],
  ['/settings/currencies', 'Currencies'],
  ['/settings/payments', 'Payments'],
  ['/settings/connections', 'Connections'],
  ['/settings/checkout', 'Checkout'],
  ['/settings/letters/order.shipped/en', 'Email: An order has left, or is ready for pickup'],
  ['/settings/papers/packing-slip/en', 'Paper: Packing slip'],
  ['/settings/feeds', 'Feeds'],
  ['/settings/archive', 'Whole shop'],
];

/** The names of what can be pressed and shows nothing: a label that a narrow screen leaves out, without a picture. */
const invisible = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('main')
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all
        .filter((it) => !it.textContent.trim() && !it.querySelector('svg, img'))
        .map((it) => it.getAttribute('aria-label')),
    );

test('on a phone the lists are cards and nothing is wider than the screen', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('table', { name: 'Net sales per day' })).toBeAttached();
  expect.soft(await tooWide(page), 'dashboard').toBe(0);
  for (const [path, title] of pages) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect.soft(await tooWide(page), `/admin${path}`).toBe(0);
    expect.soft(await invisible(page), `/admin${path}`).toEqual([]);
  }
  await visit(page, '/orders');
  const card = page.getByRole('link').filter({ has: page.getByRole('heading', { level: 2, name: /^#/ }) });
  await expect(card.first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await card.first().click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});

test('on a phone the menu is a drawer of 18rem that closes after a choice', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: /open menu/i }).click();
  const drawer = page.locator('.MuiDrawer-paper');
  await expect(drawer).toHaveCSS('width', '288px');
  await page.getByRole('menuitem', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(drawer).not.toBeVisible();
});

test('a window that becomes as narrow as a phone keeps its page, and opens the menu again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  const heading = page.getByRole('heading', { level: 1, name: 'Settings' });
  await expect(heading).toBeVisible();
  const orders = page.getByRole('menuitem', { name: 'Orders', exact: true });
  for (let time = 0; time < 2; time++) {
    await expect(orders).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(orders).not.toBeVisible();
    // pressed, so that nothing lies over it
    await heading.click();
    await page.getByRole('button', { name: /open menu/i }).click();
    await expect(orders).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 800 });
  }
});

test('on a phone staff ships an order, then gives a part of the money back', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const query = filtered({ status: 'processing', paymentStatus: 'paid' }, 99);
  const found = await adminGet<{ id: string; currency: string }[]>(page.request, token, `orders?${query}`);
  const order = found.find(({ currency }) => currency === 'USD');
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('Boda Express');
  await dialog.getByLabel('Tracking number').fill('BX-2002');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('BX-2002');

  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByRole('radio', { name: 'An amount' }).check();
  await dialog.getByLabel('Amount ($)').fill('1.00');
  await expect(dialog.getByRole('status')).toContainText('$1.00');
  await dialog.getByLabel('Reason').fill('A scratch');
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('A scratch');
});

test('on a phone a toast leaves the bar with Save free', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const [product] = await adminGet<Product[]>(page.request, token, `products?${filtered({})}`);
  const { id, description: words } = product!;
  const kept = async () => (await adminGet<Product>(page.request, token, `products/${id}`)).description;
  await page.goto(`/admin/products/${id}`);
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await description.fill(`${words} Now softer.`);
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const toast = await page.locator('.MuiSnackbarContent-root').boundingBox();
  const bar = await page.getByRole('toolbar').filter({ has: save }).boundingBox();
  expect(toast!.y + toast!.height).toBeLessThanOrEqual(bar!.y);
  await description.fill(words);
  await save.click();
  await expect.poll(kept).toBe(words);
});

/** What is pressed and lower or narrower than a finger, 44 px; links within a text and what stands in a field are left out. */
const tooSmall = (page: Page, within: string) =>
  page.locator(within).evaluate((part) =>
    [...part.querySelectorAll('button, [role=tab], [role=menuitem]')].flatMap((pressed) => {
      const { width, height } = pressed.getBoundingClientRect();
      if (width === 0 || pressed.closest('.MuiInputBase-root')) return [];
      const name = pressed.getAttribute('aria-label') ?? pressed.textContent;
      return width < 44 || height < 44 ? [`${name} ${Math.round(width)} x ${Math.round(height)}`] : [];
    }),
  );

test('on a phone what is pressed is as large as a finger, and a dialog keeps its buttons above the keyboard', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  const [order] = await adminGet<{ id: string }[]>(
    page.request,
    token,
    `orders?${filtered({ status: 'delivered', paymentStatus: 'paid' })}`,
  );
  await page.goto('/admin');
  for (const path of ['/orders', '/featured', '/coupons/create', `/orders/${order!.id}/show`]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dashboard');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('#main-content [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('#main-content').getByRole('button').first()).toBeVisible();
    expect.soft(await tooSmall(page, '#main-content'), path).toEqual([]);
    expect.soft(await tooSmall(page, 'header'), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  // what a keyboard leaves of the screen
  await page.setViewportSize({ width: 375, height: 330 });
  for (const name of ['Back', /^Refund/])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});
