import type { BrowserContext, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { answering, expect, test } from '../support/journey.js';
import {
  call,
  fillCart,
  logIn,
  logInByForm,
  newShopper,
  payOnProviderPage,
  toPayment,
} from '../support/shopper.js';

/** What scripts of these pages did not catch. */
function crashesOf(...pages: Page[]): string[] {
  const crashes: string[] = [];
  for (const page of pages) page.on('pageerror', (error) => crashes.push(error.message));
  return crashes;
}

const account = (page: Page) => page.getByRole('banner').getByLabel('Account', { exact: true });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The header, once it answers, offers a log-out to whoever is logged in, and a log-in to everybody else. */
async function isLoggedIn(page: Page, yes: boolean): Promise<void> {
  await hydrated(account(page));
  const offered = (name: string) =>
    page.getByRole('banner').locator('details').getByText(name, { exact: true });
  await expect(offered('Logout')).toHaveCount(yes ? 1 : 0);
  await expect(offered('Login')).toHaveCount(yes ? 0 : 1);
}

async function logOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

test('R45 a browser that keeps nothing shows the shop; whoever logs in is until the page is left', async ({
  page,
}) => {
  const crashes = crashesOf(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/shop');
  await isLoggedIn(page, false);
  await expect(page.getByRole('heading', { name: 'All Products', level: 1 })).toBeVisible();
  await logInByForm(page, await newShopper());
  await isLoggedIn(page, true);
  await page.reload();
  await isLoggedIn(page, false);
  expect(crashes).toEqual([]);
});

test('R45 a full storage with a stale token in it lets a shopper log in, and out', async ({ page }) => {
  const crashes = crashesOf(page);
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('token', 'stale');
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`${size}-${n}`, 'x'.repeat(size));
      } catch {
        // no room for one of this size
      }
  });
  await page
    .evaluate(() => localStorage.setItem('token', 'longer-than-stale'))
    .then(
      () => Promise.reject(new Error('there is room left')),
      () => undefined,
    );
  const shopper = await newShopper();
  await logInByForm(page, shopper);
  await account(page).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('main').getByText(shopper.email).first()).toBeVisible();
  await isLoggedIn(page, true);
  await logOut(page);
  await page.waitForURL(/\/login/);
  await isLoggedIn(page, false);
  expect(await token(page)).toBeNull();
  expect(crashes).toEqual([]);
});

test('R45 what is kept of the shopper may be corrupt, and the token stale: no page breaks', async ({
  page,
}) => {
  const crashes = crashesOf(page);
  const session = await logIn(page, await newShopper(), '/contact');
  for (const userInfo of ['{"user":', 'null', '{"user":{"_id":7}}']) {
    await page.evaluate((text) => localStorage.setItem('userInfo', text), userInfo);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'No user data found' })).toBeVisible();
  }
  await call('POST', '/auth/logout', {}, session);
  await page.goto('/favorites');
  await isLoggedIn(page, false);
  expect(await token(page)).toBeNull();
  expect(crashes).toEqual([]);
});

test('R45 two tabs that log out at the same moment are both logged out', async ({ page, context }) => {
  await logInByForm(page, await newShopper());
  const other = answering(await context.newPage());
  const crashes = crashesOf(page, other);
  await other.goto('/shop');
  await isLoggedIn(other, true);
  const letGo = await holdLogouts(context);
  for (const tab of [page, other]) await logOut(tab);
  letGo();
  for (const tab of [page, other]) await isLoggedIn(tab, false);
  expect(await token(page)).toBeNull();
  expect(crashes).toEqual([]);
});

/** Lets the calls that end a session wait; answers how to let them go on. */
async function holdLogouts(context: BrowserContext): Promise<() => void> {
  let go = () => {};
  const open = new Promise<void>((resolve) => (go = resolve));
  await context.route('**/api/v1/auth/logout', async (route) => {
    await open;
    await route.fallback();
  });
  return go;
}

test('R45 a payment whose pages are loaded again five times each is one order', async ({ page }) => {
  const again = async () => {
    for (let times = 0; times < 5; times += 1) await page.reload();
  };
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  await again();
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await again();
  await payOnProviderPage(page, '4242424242424242');
  await page.waitForURL(/\/payment-success/);
  await again();
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  const { data } = await call<{ data: { status: string }[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map(({ status }) => status)).toEqual(['processing']);
});
