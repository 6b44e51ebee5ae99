import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

const demoShopper = { email: 'shopper@example.com', password: 'duka-shopper-demo' };

test('the profile counts orders in tiles, lists them in tabs and undoes a step with Back', async ({
  page,
}) => {
  await logIn(page, demoShopper, '/profile');
  await expect(page.getByRole('heading', { name: 'Amina Otieno' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coupons(4)' })).toBeVisible();
  await page.getByRole('tab', { name: 'In Transit' }).click();
  await expect(page).toHaveURL(/status=processing/);
  await expect(page.getByRole('button', { name: 'Track Order' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Feedback' }).click();
  await expect(page.getByRole('article').first().getByText('Delivered')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'In Transit' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: /Return & Refund/ }).click();
  await expect(page.getByRole('article').first().getByText('Cancelled')).toBeVisible();
});

test('a shopper changes name and phone, and the avatar follows', async ({ page }) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/profile/edit');
  await page.getByLabel('Name (required)').fill('Zawadi Mwangi Otieno');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Zawadi Mwangi Otieno' })).toBeVisible();
  await expect(page.getByText('ZM', { exact: true })).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('a coupon taken along from the profile lowers the total of the cart', async ({ page }) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoShopper);
  await call('DELETE', '/carts', undefined, token);
  await fillCart(token, [1]);
  await logIn(page, demoShopper, '/profile');
  await page.getByRole('button', { name: /^Coupons/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use in cart' }).first().click();
  await page.waitForURL('**/cart');
  await expect(page.getByText(/^Coupon .* applied$/)).toBeVisible();
  await expect(page.getByText(/^−\$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByText(/^−\$/)).toHaveCount(0);
});

test('an order left on the payment page can be paid from its own page', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Order Details' }).click();
  await expect(page.getByText(/held for you for/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
});

test('feedback needs stars, is sent once and thanks', async ({ page }) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoShopper);
  const orders = await call<{ data: { _id: string; hasFeedback: boolean }[] }>(
    'GET',
    '/orders/all?status=delivered',
    undefined,
    token,
  );
  const order = orders.data.find((one) => !one.hasFeedback);
  await logIn(page, demoShopper, `/feedback/${order?._id}`);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Please choose 1 to 5 stars')).toBeVisible();
  await page
    .getByRole('group', { name: 'The order as a whole' })
    .getByLabel('4 stars')
    .check({ force: true });
  await page.getByLabel(/^Comment/).fill('Well packed and early.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.waitForURL(/\/profile/);
  await page.goto(`/feedback/${order?._id}`);
  await expect(page.getByText(/already left feedback/)).toBeVisible();
});

test('a shopper takes their data along and deletes the account, which then lets nobody in', async ({
  page,
}) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Your password is not right.');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('.toast')).toContainText('Invalid email or password.');
});
