import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { adminGet, beLoggedIn, demoLogins, filtered } from '../support/admin.js';
import { holdStill, loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';

test('Ctrl+B folds the sidebar to 3rem and the cookie remembers it for seven days', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  const sidebar = page.locator('.RaSidebar-docked, .MuiDrawer-docked').first().locator('.MuiPaper-root');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.getByLabel('Shop name').focus();
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '48px');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '48px');
});

test('the question mark shows the shortcuts, and g o goes to the orders', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Shop name')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/orders/);
});

test('each tab is called like its page', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/promotions');
  await expect(page).toHaveTitle('Discounts · Duka admin');
  await page.getByRole('menuitem', { name: 'Audit log' }).click();
  await expect(page).toHaveTitle('Audit log · Duka admin');
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveTitle('Dashboard · Duka admin');
});

const searched = (page: Page) => page.getByRole('dialog', { name: 'Search the shop' });

/** Ctrl+K, the words, and all that was found for them. */
async function searchFor(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searched(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(searched(page).getByRole('status')).toHaveText(/^\d+ found$/);
}

test('Ctrl+K finds an order, a product and a customer without the mouse', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const [product] = await adminGet<{ id: string; name: string }[]>(
    page.request,
    token,
    `products?${filtered({ status: 'active' })}`,
  );
  await page.goto('/admin/settings');
  await page.getByLabel('Shop name').focus();
  await searchFor(page, product?.name ?? '');
  await expect(
    searched(page)
      .getByRole('option', { name: product?.name ?? '' })
      .first(),
  ).toBeVisible();
  await loadAxe(page);
  await holdStill(page);
  expect(await violations(page, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(searched(page)).toHaveCount(0);
  await expect(page.getByLabel('Shop name')).toBeFocused();
  await searchFor(page, 'shopper@example.com');
  await expect(searched(page).getByRole('group', { name: 'Customers' })).toBeVisible();
  const orders = await searched(page).getByRole('group', { name: 'Orders' }).getByRole('option').count();
  for (let step = 0; step < orders; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/customers\/[^/]+\/show/);
});

test('staff searches orders alone', async ({ page }) => {
  await beLoggedIn(page, 'staff');
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await searchFor(page, 'shopper@example.com');
  await expect(searched(page).getByRole('group', { name: 'Orders' })).toBeVisible();
  expect(asked.filter((path) => /admin\/(products|customers)/.test(path))).toEqual([]);
});

test('a session that ends while a form is filled in loses nothing that was typed', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const typed = `+256 700 ${Date.now() % 1_000_000}`;
  await page.goto('/admin/settings');
  await page.getByLabel('Support phone').fill(typed);
  await page.request.post('/api/v1/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Save settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password').fill('wrong-password');
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password.');
  await dialog.getByLabel('Password').fill(demoLogins.admin.password);
  await dialog.getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByLabel('Support phone')).toHaveValue(typed);
});

type Listed = { id: string; status: string; totalAmount: number; amountPaid: number; amountRefunded: number };
const cents = (dollars: number) => Math.round(dollars * 100);

/** The figure on a card of the dashboard, and the records that the list behind it shows. */
async function figure(page: Page, token: string, name: RegExp): Promise<{ shown: number; listed: Listed[] }> {
  const card = page.getByRole('link', { name });
  const shown = (await card.getByRole('paragraph').nth(1).textContent()) ?? '';
  const link = new URL((await card.getAttribute('href')) ?? '', 'http://shop');
  const filter = JSON.parse(link.searchParams.get('filter') ?? '{}') as object;
  const path = link.pathname.replace('/admin/', '');
  const listed: Listed[] = [];
  for (let first = 0; listed.length === first; first += 100) {
    const query = filtered(filter, first + 99, first);
    listed.push(...(await adminGet<Listed[]>(page.request, token, `${path}?${query}`)));
  }
  return { shown: Number(shown.replaceAll(/[$,]/g, '')), listed };
}

test('each figure of the dashboard leads to the list that adds up to it; its chart is a table, too', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  await page.goto('/admin');
  const table = page.getByRole('table', { name: 'Net sales per day' });
  await expect(table.getByRole('row')).toHaveCount(31);

  const sales = await figure(page, token, /^Net sales/);
  const isOff = (order: Listed) => order.status === 'cancelled';
  const left = sales.listed.reduce(
    (sum, o) => sum + cents(isOff(o) ? o.amountPaid : o.totalAmount) - cents(o.amountRefunded),
    0,
  );
  const adds = (await page.getByRole('link', { name: /^Net sales/ }).textContent()) ?? '';
  const [delivery = 0, tax = 0, total = 0] = [...adds.matchAll(/(?:delivery|tax|=) \$([\d,.]+)/g)].map(
    ([, amount = '']) => cents(Number(amount.replaceAll(',', ''))),
  );
  expect([total, cents(sales.shown) + delivery + tax]).toEqual([left, left]);
  const average = await figure(page, token, /^Average order/);
  const whole = average.listed.reduce((sum, o) => sum + cents(o.totalAmount), 0);
  expect(cents(average.shown)).toBe(Math.round(whole / average.listed.length));
  for (const name of [/^Orders/, /^Pending/, /^Low stock/, /^Reviews waiting/, /^New customers/]) {
    const { shown, listed } = await figure(page, token, name);
    expect(listed.length, String(name)).toBe(shown);
  }

  const pending = page.getByRole('link', { name: /^Pending orders/ });
  const count = Number(/\d+/.exec((await pending.textContent()) ?? '')?.[0]);
  await pending.click();
  await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(count, 25));
});

test('the panel asks nobody but the shop, breaks no content policy and starts with 350 KB at most', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const broken: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text());
  });
  await beLoggedIn(page, 'admin');
  for (const path of ['', '/products', '/products/create', '/orders', '/settings']) {
    await page.goto(`/admin${path}`);
    await expect(page.locator('#main-content')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
  expect(broken).toEqual([]);
  const html = await (await page.request.get('/admin')).text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => path as string,
  );
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await (await page.request.get(path)).body(), { level: 9 }).length),
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350 * 1024);
});
