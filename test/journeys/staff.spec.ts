import { findingsInAllLooks } from '../support/axe.js';
import { beLoggedIn, cashOrder } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { logIn, call, newShopper } from '../support/shopper.js';

const PASSWORD = 'twelve plain lanterns';
const change = (token: string, settings: object) => call('PUT', '/admin/settings/shop', settings, token);

test('an administrator composes a role and invites somebody, who sees what the role allows and nothing else', async ({
  page,
}) => {
  const email = `packer-${Date.now()}@example.com`;
  const role = `Packer ${Date.now()}`;
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/roles/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(role);
  await page.getByLabel('See orders with their customers').check();
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('cell', { name: role })).toBeVisible();

  await page.goto('/admin/customers/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Wanjiku Packer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Staff role' }).click();
  await page.getByRole('option', { name: role }).click();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Wanjiku Packer').first()).toBeVisible();

  const link = await mailedLink(
    page,
    email,
    'You are now a member of staff of the shop',
    /\/reset-password\/[\w-]{43}/,
  );
  await page.context().clearCookies();
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('too short');
  await page.getByLabel('Confirm password', { exact: true }).fill('too short');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 12 characters').first()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: 'Admin' }).getByRole('menuitem');
  await expect(menu).toHaveText([/^Orders/, /^Returns/, /^Withdrawals/]);
});

test('the dashboard warns when unpaid orders hold much of a product', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  await change(token, { unpaidAlarmShare: 1 });
  try {
    await cashOrder();
    const alarm = page.getByRole('alert').filter({ hasText: 'Unpaid orders hold much of your stock' });
    // the terms of the shop are read once a second
    await expect(async () => {
      await page.goto('/admin');
      await expect(alarm).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await alarm.getByRole('link', { name: 'See the orders that wait for payment' }).click();
    await expect(page).toHaveURL(/\/admin\/orders\?.*pending/);
  } finally {
    await change(token, { unpaidAlarmShare: 30 });
  }
});

test('a shopper confirms the mail address by the button behind the mailed link', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  await change(token, { confirmedEmailFirst: true });
  try {
    const shopper = await newShopper();
    const order = () =>
      page.request.post('/api/v1/payments/cash', {
        headers: { Authorization: `Bearer ${shopper.token}` },
        data: {},
      });
    await expect(async () => expect((await order()).status()).toBe(409)).toPass();
    const link = await mailedLink(
      page,
      shopper.email,
      'Confirm your email address',
      /\/confirm-email\?token=[\w-]{43}/,
    );
    await logIn(page, shopper, link);
    await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
    expect(await findingsInAllLooks(page)).toEqual({});
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText(/no longer/)).toBeVisible();
    expect((await order()).status()).toBe(400);
  } finally {
    await change(token, { confirmedEmailFirst: false });
  }
});
