import type { Page } from '@playwright/test';
import { demoLogins } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { call, logIn, logInByForm, newShopper } from '../support/shopper.js';

const resetLink = (page: Page, email: string) =>
  mailedLink(page, email, 'Set a new password', /\/reset-password\/[\w-]+/);

test('signup waits for the terms, names what is wrong, and leads to login', async ({ page }) => {
  await page.goto('/signup');
  const button = page.getByRole('button', { name: 'Create Account' });
  await expect(button).toBeDisabled();
  await page.getByRole('checkbox').check();
  await button.click();
  await expect(page.locator('.toast')).toContainText('Please fill in all fields.');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const email = `journey-${Date.now()}-signup@example.com`;
  await page.getByLabel('Name', { exact: true }).fill('Grace Wanjiru');
  await page.getByLabel('Email', { exact: true }).fill('grace.example.com');
  await page.getByLabel('Email', { exact: true }).blur();
  await expect(page.getByText('The email address is missing an @')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await expect(page.getByText('The email address is missing an @')).toBeHidden();
  await page.getByLabel('Phone').fill('+254 700 000 001');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await button.click();
  await expect(page.locator('.toast')).toContainText('Password must be at least 6 characters.');
  await page.getByLabel('Password', { exact: true }).fill('saffron kettle 42');
  await button.click();
  await page.waitForURL('**/login');
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toHaveText('Account created. Please log in.');

  await page.goto('/signup');
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name', { exact: true }).fill('Grace Wanjiru');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('+254 700 000 001');
  await page.getByLabel('Password', { exact: true }).fill('saffron kettle 42');
  await button.click();
  await expect(page.locator('.toast')).toContainText('Uh oh! Something went wrong.');
  await expect(page.locator('.toast')).toContainText('already registered');

  // where nobody may learn who has an account, every sign-up is answered like this (test/security/registering.spec.ts)
  const message = 'Almost done: please check your email. It has the link that sets your password.';
  await page.route('**/api/v1/auth/register', (route) =>
    route.fulfill({ status: 201, json: { success: true, message, data: {} } }),
  );
  await button.click();
  await page.waitForURL('**/login');
  await expect(told).toHaveText(message);
});

test('login says what is wrong in the words of the shop and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  const [email, password] = [
    page.getByLabel('Email', { exact: true }),
    page.getByLabel('Password', { exact: true }),
  ];
  const toasts = page.locator('.toast');
  await button.click();
  await expect(toasts).toContainText('Missing Fields');
  await expect(toasts).toContainText('Please fill in all fields');
  await email.fill('nobody');
  await password.fill('secret-1');
  await button.click();
  await expect(toasts).toContainText('Invalid Email');
  await email.fill('nobody@example.com');
  await password.fill('short');
  await button.click();
  await expect(toasts).toContainText('Password Too Short');
  await password.fill('not the password');
  await button.click();
  await expect(toasts).toContainText('Login Failed');
  await expect(toasts).toContainText('Invalid email or password.');
  await expect(password).toHaveValue('not the password');
  await page.route('**/api/v1/auth/login', (route) => route.abort());
  await button.click();
  await expect(toasts).toContainText('Login Error');
  await expect(toasts).toContainText('An unexpected error occurred. Please try again.');
});

test('demo logins fill in the form, and an admin goes to the admin panel', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Administrator' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('admin@example.com');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin/);
});

// more of them are tried in next-path.spec.ts
for (const next of ['/%2f%2fevil.example', 'javascript:alert(1)']) {
  test(`S56 after login ${next} stays on the site`, async ({ page, baseURL }) => {
    const shopper = await newShopper();
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email', { exact: true }).fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('a form that is sent before its scripts came waits for them and puts nothing into the address', async ({
  page,
}) => {
  const shopper = await newShopper();
  let come = () => {};
  let asked = 0;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    asked += 1;
    await coming;
    await route.continue();
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => window.location.assign('/login'));
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  come();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible();
});

test('a private page sends a visitor to login and brings the shopper back', async ({ page }) => {
  const shopper = await newShopper();
  await page.goto('/orders?status=pending');
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/orders?status=pending');
  await expect(page.getByText('No pending payments')).toBeVisible();
});

test('the page of an order sends a visitor to login and brings its shopper back to it', async ({ page }) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins.shopper);
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/orders/all', undefined, token);
  const path = `/orders/${data[0]?._id}`;
  await page.goto(path);
  await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email', { exact: true }).fill(demoLogins.shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogins.shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
});

test('a forgotten password is reset through the mailed link', async ({ page }) => {
  const shopper = await newShopper();
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(`nobody-${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('email does not exist check again');
  await email.fill(shopper.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();

  await page.goto(await resetLink(page, shopper.email));
  await expect(page).toHaveURL(/\/reset-password\/set$/);
  const [password, again] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
  ];
  await password.fill('plum lantern 77');
  await again.fill('plum lantern 78');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Passwords do not match');
  await again.fill('plum lantern 77');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Your password has been reset successfully').first()).toBeVisible();
  await page.waitForURL('**/login');
  await logInByForm(page, { email: shopper.email, password: 'plum lantern 77' });
});

test('a forgotten password is reset without JavaScript, too', async ({ browser, baseURL }) => {
  const shopper = await newShopper();
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const main = page.getByRole('main');
  await page.goto('/forgot-password');
  const email = page.getByLabel('Email', { exact: true });
  for (const [typed, words] of [
    ['nobody', 'The email address is missing an @'],
    [`nobody-${Date.now()}@example.com`, 'email does not exist check again'],
  ] as const) {
    await email.fill(typed);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(main.getByRole('alert')).toHaveText(words);
    await expect(email).toHaveValue(typed);
  }
  await email.fill(shopper.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(main.getByRole('status')).toBeVisible();

  await page.goto(await resetLink(page, shopper.email));
  const [password, again] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
  ];
  const reset = async (repeated: string) => {
    await password.fill('plum lantern 77');
    await again.fill(repeated);
    const answer = page.waitForResponse((one) => one.request().method() === 'POST');
    await page.getByRole('button', { name: 'Reset password' }).click();
    return (await answer).headers();
  };
  await reset('plum lantern 78');
  await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
  expect((await reset('plum lantern 77'))['refresh']).toBe('3; url=/login');
  await expect(main.getByText('Your password has been reset successfully')).toBeVisible();
  await call('POST', '/auth/login', { email: shopper.email, password: 'plum lantern 77' });
  await page.close();
});

test('S60 logging out forgets the shopper here and in the other tab', async ({ page, context }) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: shopper.name })).toBeVisible();
  await page.getByRole('banner').getByLabel('Account', { exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login/);
  await other.waitForURL(/\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(shopper.email);
  expect(kept).not.toContain(shopper.token);
});

test('settings keep addresses, change the password and log out other devices', async ({ page }) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog.getByText('Please enter your first name')).toBeVisible();
  await dialog.getByLabel('Country').selectOption('Kenya');
  await dialog.getByLabel('First name').fill('Grace');
  await dialog.getByLabel('Last name').fill('Wanjiru');
  await dialog.getByLabel('Address (required)').fill('7 Acacia Avenue');
  await dialog.getByLabel('City').fill('Nairobi');
  await dialog.getByLabel('County').fill('Nairobi County');
  await dialog.getByLabel('Postal code').fill('00100');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('7 Acacia Avenue, Nairobi, Nairobi County 00100, Kenya')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(shopper.password);
  await page.getByLabel('New password', { exact: true }).fill('plum lantern 77');
  await page.getByLabel('Confirm new password', { exact: true }).fill('plum lantern 77');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await call('POST', '/auth/login', { email: shopper.email, password: 'plum lantern 77' });
  await page.reload();
  await page
    .getByRole('button', { name: /^Log out/ })
    .first()
    .click();
  await expect(page.getByText('That device is logged out')).toBeVisible();
});
