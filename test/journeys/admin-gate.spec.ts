import { beLoggedIn, demoLogins, visit } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

test('a visitor who opens the panel logs in and arrives where they wanted to go', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Forders/);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email', { exact: false }).first().fill(demoLogins.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogins.admin.password);
  await page
    .locator('form')
    .getByRole('button', { name: /log ?in|sign in/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('a shopper is told that the page needs an administrator', async ({ page }) => {
  await beLoggedIn(page, 'shopper');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This page needs an administrator' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeVisible();
});

test('staff begins at the orders, sees orders, messages, returns, reviews and proposals only, is refused elsewhere and stays logged in', async ({
  page,
}) => {
  await beLoggedIn(page, 'staff');
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/orders/);
  const menu = page.getByRole('navigation', { name: 'Admin' }).getByRole('menuitem');
  await expect(menu).toHaveText([
    ...[/^Orders/, /Messages$/, 'Pickup counter', /^Returns/, 'Withdrawals', /^Reviews/],
    'Proposed changes',
  ]);
  for (const path of [
    ...['/products', '/products/create', '/customers', '/invoices', '/promotions', '/coupons/create'],
    ...['/newsletter', '/audit', '/integrity', '/settings'],
  ]) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/access-denied/);
    await expect(page.getByRole('heading', { name: 'This page needs an administrator' })).toBeVisible();
    await page.getByRole('link', { name: 'To the orders' }).click();
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  }
});

test('logging out of the panel ends the session and goes to the login page', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Duka Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  const answer = await page.request.get('/api/v1/users/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});
