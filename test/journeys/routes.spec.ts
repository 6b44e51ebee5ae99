import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { allScreens } from '../support/screens.js';
import { call } from '../support/shopper.js';

/** path, status and first heading of every row of the route table that is open to everybody */
const open: [string, number, string | RegExp][] = [
  ['/', 200, 'A phone you will want to hold on to'],
  ['/shop', 200, 'All Products'],
  ['/products', 200, 'All Products'],
  ['/category/Electronics', 200, 'Electronics'],
  ['/category/t-shirts', 200, 'T-shirts'],
  ['/category/hedphones', 200, 'Results for “hedphones”'],
  ['/login', 200, 'Login'],
  ['/signup', 200, 'Sign Up'],
  ['/forgot-password', 200, 'Forgot password'],
  ['/reset-password/some-token', 200, 'Reset password'],
  ['/terms', 200, /Terms/],
  ['/privacy', 200, /Privacy/],
  ['/faq', 200, /Questions/],
  ['/shipping', 200, /Shipping/],
  ['/returns', 200, /Returns/],
  ['/size-guide', 200, /Size Guide/],
  ['/about', 200, /About/],
  ['/contact', 200, 'Contact'],
  ['/no-such-page', 404, '404 Not Found'],
];

/** rows for shoppers: path and first heading */
const guarded: [string, string | RegExp][] = [
  ['/cart', 'Your Shopping Cart'],
  ['/favorites', 'Your Favorites'],
  ['/checkout', 'Checkout'],
  ['/profile', 'Amina Otieno'],
  ['/profile/edit', 'Edit Profile'],
  ['/profile/orders', 'My Orders'],
  ['/orders', 'My Orders'],
  ['/orders/{order}', /^Order #/],
  ['/orders/{delivered}/return', 'Return items'],
  ['/feedback/{delivered}', 'Leave Feedback'],
  ['/settings', 'Settings'],
];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

test('every row of the route table that is open to everybody is there', async ({ page }) => {
  const { data } = await call<{ data: { _id: string; name: string }[] }>('GET', '/products?limit=1');
  const product = data[0]!;
  for (const [path, status, name] of [...open, [`/product/${product._id}`, 200, product.name] as const]) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), path).toBe(status);
    await expect(heading(page, name), path).toBeVisible();
    await expect(page, path).toHaveTitle(/Duka/);
    if (path === '/') continue;
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' }), path).toHaveAttribute('href', '/');
  }
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family),
    );
  await expect.poll(faces).toEqual(expect.arrayContaining(['Figtree', 'Bricolage']));
  await page.goto('/no-such-page');
  await expect(page.getByText('Your visited page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home page' }).click();
  await expect(heading(page, 'A phone you will want to hold on to')).toBeVisible();
  await page.goto('/payment-success');
  await page.waitForURL(/\/(login|payment-success)/);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});

test('every row of the route table for shoppers asks visitors to log in and shoppers in', async ({
  page,
}) => {
  const { forShoppers } = await allScreens();
  const withIds = ([path, name]: [string, string | RegExp]) =>
    [
      path
        .replace('/orders/{order}', forShoppers.find((one) => /^\/orders\/.+/.test(one)) ?? '')
        .replace('/orders/{delivered}/return', forShoppers.find((one) => one.endsWith('/return')) ?? '')
        .replace('/feedback/{delivered}', forShoppers.find((one) => one.startsWith('/feedback/')) ?? ''),
      name,
    ] as const;
  const rows = guarded.map(withIds);
  for (const [path] of rows) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`));
  }
  await beLoggedIn(page, 'shopper');
  for (const [path, name] of rows) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(heading(page, name), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
  }
});
