import type { Page } from '@playwright/test';
import { broken, only, refused, toast } from '../support/answers.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { simpleProduct } from '../support/simple-product.js';
import { logIn, logInByForm, newShopper } from '../support/shopper.js';

/** Lets the calls to `address` wait; answers how to let them go on. */
async function hold(page: Page, address: string): Promise<() => void> {
  let go = () => {};
  const open = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    await open;
    await route.fallback();
  });
  return go;
}

test('R44 what fails on a product page is told and taken back', async ({ page }) => {
  const shopper = await newShopper();
  const product = await simpleProduct();
  await logInByForm(page, shopper);
  await expect(toast(page)).toContainText('Login Successful');
  await page.goto(`/product/${product._id}`);
  const main = page.getByRole('main');

  await page.route('**/api/v1/carts', only('POST', broken));
  await hydrated(page.getByTestId('add-to-cart'));
  await page.getByTestId('add-to-cart').click();
  await expect(toast(page)).toContainText('Failed to add to cart');
  await page.route('**/api/v1/carts', only('POST', refused('Only 2 left of it.')));
  await page.getByTestId('add-to-cart').click();
  await expect(toast(page)).toContainText('Only 2 left of it.');
  await expect(page.getByTestId('cart-count')).toHaveCount(0);

  await page.route('**/api/v1/favorites**', broken);
  const heart = main.getByRole('button', { name: `Add ${product.name} to favorites` }).first();
  await heart.click();
  await expect(toast(page)).toContainText('Failed to update favorites');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const rate = `**/api/v1/products/${product._id}/rate`;
  await page.route(rate, broken);
  await hydrated(main.getByRole('button', { name: '4 stars', exact: true }));
  await main.getByRole('button', { name: '4 stars', exact: true }).click();
  await expect(toast(page)).toContainText('Failed to add rating');
  await page.unroute(rate);
  const go = await hold(page, rate);
  await main.getByRole('button', { name: '4 stars', exact: true }).click();
  await expect(main.getByRole('button', { name: '2 stars', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await main.getByRole('button', { name: '2 stars', exact: true }).dispatchEvent('click');
  go();
  await expect(main.getByRole('button', { name: '4 stars', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(main.getByLabel('Your review')).toBeVisible();
});

test('R44 messages of forms survive a dead API, and the contact form sends', async ({ page }) => {
  await page.route('**/api/v1/contact', broken);
  await page.goto('/contact');
  await hydrated(page.getByRole('button', { name: 'Send message' }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please write a message')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Grace Wanjiru');
  await page
    .getByRole('main')
    .getByLabel(/^Email/)
    .fill('grace@example.com');
  await page.getByLabel(/^Message/).fill('Do you wrap presents?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('We could not send your message. Please try again.');
  await expect(page.getByLabel(/^Message/)).toHaveValue('Do you wrap presents?');
  await page.unroute('**/api/v1/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toHaveValue('');

  await page.route('**/api/v1/auth/**', (route) => route.abort());
  await page.goto('/signup');
  await hydrated(page.getByRole('checkbox'));
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name', { exact: true }).fill('Grace Wanjiru');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com');
  await page.getByLabel('Phone').fill('+254 700 000 001');
  await page.getByLabel('Password', { exact: true }).fill('saffron kettle 42');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page)).toContainText('Uh oh! Something went wrong.');
  await expect(toast(page)).toContainText('An unexpected error occurred.');

  await page.goto('/reset-password/some-token');
  await hydrated(page.getByLabel('New password', { exact: true }));
  await page.getByLabel('New password', { exact: true }).fill('plum lantern 77');
  await page.getByLabel('Confirm password', { exact: true }).fill('plum lantern 77');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(toast(page)).toContainText('Failed to reset password');
  await expect(main.getByRole('alert')).toContainText('Something went wrong');
});

test('a failed logout is told and still forgets the shopper; a profile without user data says so', async ({
  page,
}) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/profile');
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('userInfo');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No user data found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', /^\/login/);
  const leave = async () => {
    await page.getByRole('banner').getByLabel('Account', { exact: true }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/login/);
  };
  await page.route('**/api/v1/auth/logout', broken);
  await leave();
  await expect(toast(page)).toContainText('Logout Error');
  await expect(toast(page)).toContainText('An unexpected error occurred. Please try again.');
  await page.unroute('**/api/v1/auth/logout');
  await logIn(page, shopper, '/profile');
  await leave();
  await expect(toast(page)).toContainText('Logout Successful');
});

test('an offline shopper stays on the page, reads why, and goes on when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'told');
  // the toast's own code has come, too, and nothing is on its way
  await hydrated(page.locator('.toaster'));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true });
  await shop.click();
  await expect(toast(page)).toContainText('You are offline. Check your connection and try again.');
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible();
  const message = page.getByLabel(/^Message/);
  await message.fill('Do you wrap presents?');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('grace@example.com');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('We could not subscribe you. Please try again.')).toBeVisible();
  await expect(message).toHaveValue('Do you wrap presents?');
  await context.setOffline(false);
  await expect(toast(page)).toHaveCount(0);
  await shop.click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
});

test('a page whose code does not come is loaded whole after a release, and is not left for where the shop does not answer', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'told');
  await hydrated(page.locator('.toaster'));
  await page.waitForLoadState('networkidle');
  const lost = /\/assets\/shop-page-[\w-]+\.js$/;
  await page.route(lost, (route) => route.fulfill({ status: 404 }));
  const shop = page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true });
  const message = page.getByLabel(/^Message/);
  await message.fill('Do you wrap presents?');
  // the shop is not reached: nothing is lost, and it is told
  await page.route('**/shop', (route) => route.abort());
  await shop.click();
  await expect(toast(page)).toContainText('An unexpected error occurred. Please try again.');
  await expect(message).toHaveValue('Do you wrap presents?');
  await expect(page).toHaveURL(/\/contact$/);
  await page.unroute('**/shop');
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await shop.click();
  expect(new URL((await document).url()).pathname).toBe('/shop');
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
});

test('what signup hands to the login page is there when that is loaded whole after a release', async ({
  page,
}) => {
  await page.goto('/signup');
  const lost = /\/assets\/login-page-[\w-]+\.js$/;
  await page.route(lost, (route) => route.fulfill({ status: 404 }));
  const message = 'Almost done: please check your email.';
  await page.route('**/api/v1/auth/register', (route) =>
    route.fulfill({ status: 201, json: { success: true, message, data: {} } }),
  );
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name', { exact: true }).fill('Grace Wanjiru');
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com');
  await page.getByLabel('Phone').fill('+254 700 000 001');
  await page.getByLabel('Password', { exact: true }).fill('saffron kettle 42');
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect(new URL((await document).url()).pathname).toBe('/login');
  await page.unroute(lost);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(message);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('grace@example.com');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

test('an order that cannot be cancelled stays; a payment that is being verified says so', async ({
  page,
}) => {
  const shopper = { email: 'shopper@example.com', password: 'duka-shopper-demo' };
  await logIn(page, shopper, '/profile?status=processing');
  await page.route('**/api/v1/orders/*/cancel', broken);
  await page.getByRole('button', { name: 'Cancel Order' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(toast(page)).toContainText('Failed to cancel order');
  await expect(dialog).toBeVisible();
  const go = await hold(page, '**/api/v1/payments/checkout-success');
  await page.goto('/payment-success?session_id=cs_unknown');
  await expect(page.getByText('Verifying your payment...')).toBeVisible();
  go();
  await expect(page.getByRole('link', { name: 'Check Orders' })).toBeVisible();
});
