import { expect, test } from '../support/journey.js';
import { html, broken, ended, refused, toast, shopping } from '../support/answers.js';
import { logIn, toPayment } from '../support/shopper.js';

test('R44 a payment that fails says why and can be tried again', async ({ page }) => {
  await shopping(page);
  await toPayment(page);
  const pay = page.getByRole('button', { name: /^Complete Order/ });
  const alert = page.getByRole('main').getByRole('alert');
  const card = '**/api/v1/payments';
  await page.route(card, broken);
  await pay.click();
  await expect(alert).toHaveText('Checkout failed. Please try again.');
  await page.route(card, (route) => route.fulfill({ json: { success: true, data: {} } }));
  await pay.click();
  await expect(alert).toHaveText('Stripe failed to load.');
  await page.route(card, (route) =>
    route.fulfill({ json: { success: true, data: { url: 'https://evil.example/x' } } }),
  );
  await pay.click();
  await expect(alert).toHaveText('Stripe redirect failed');
  await page.route(card, refused('Only 1 left of it.'));
  await pay.click();
  await expect(alert).toHaveText('Only 1 left of it.');
  await page.getByRole('radio', { name: /Mobile Money/ }).check();
  await pay.click();
  await expect(alert).toHaveText('Mobile number and amount are required');
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.route('**/api/v1/payments', (route) => route.fulfill({ status: 400, json: {} }));
  await pay.click();
  await expect(alert).toHaveText('Invalid payment data');
});

test('one checkout view sends one Idempotency-Key', async ({ page }) => {
  await shopping(page);
  await toPayment(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/payments', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return broken(route);
  });
  const pay = page.getByRole('button', { name: /^Complete Order/ });
  await pay.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await pay.click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a changed price is shown beside the old one and charged only when the shopper agrees', async ({
  page,
}) => {
  await shopping(page);
  await toPayment(page);
  const cash = '**/api/v1/payments';
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.route(cash, (route) =>
    route.fulfill({ status: 409, json: { code: 'price_changed', message: 'Prices have changed.' } }),
  );
  await page.route('**/api/v1/carts', async (route) => {
    const answer = await route.fetch();
    const cart = (await answer.json()) as {
      data: { price: number }[];
      summary: { total: number; subtotal: number };
    };
    if (cart.data[0]) cart.data[0].price += 10;
    cart.summary.total += 10;
    cart.summary.subtotal += 10;
    await route.fulfill({ response: answer, json: cart });
  });
  const pay = page.getByRole('button', { name: /^Complete Order/ });
  await pay.click();
  await expect(page.getByRole('alertdialog', { name: 'A price has changed' })).toBeVisible();
  await expect(pay).toBeDisabled();
  await page.getByRole('button', { name: /^Continue with / }).press('Enter');
  await expect(pay).toBeEnabled();
  await expect(pay).toBeFocused();
});

test('R44 a session that ends during checkout asks for a login and forgets nothing that was typed', async ({
  page,
}) => {
  const shopper = await shopping(page);
  await toPayment(page);
  await page.route('**/api/v1/payments', ended);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/login\?next=%2Fcheckout/);
  await expect(toast(page)).toContainText('Authentication failed. Please login again.');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('radio', { name: /Grace Wanjiru/ })).toBeChecked();
});

test('the payment page tells a missing session, a failure, and waits while money is on its way', async ({
  page,
}) => {
  await shopping(page);
  await page.goto('/payment-success');
  await expect(page.getByText('No session ID found. Please check your order history.')).toBeVisible();
  const confirm = '**/api/v1/payments/checkout-success';
  await page.route(confirm, broken);
  await page.goto('/payment-success?session_id=cs_1');
  await expect(page.getByText('Payment verification failed. Please check your orders.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check Orders' })).toBeVisible();
  const answer = (status: string) => ({
    success: true,
    transactionId: 'pi_1',
    amountPaid: 12.5,
    data: { orderId: 'o', status, paymentMethod: 'card' },
  });
  await page.route(confirm, (route) => route.fulfill({ json: answer('processing') }));
  await page.goto('/payment-success?session_id=cs_1');
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  await page.route('**/api/v1/carts', broken);
  await page.route(confirm, (route) => route.fulfill({ json: answer('paid') }));
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await expect(toast(page)).toContainText("Payment succeeded but cart couldn't be cleared");
});

test('R44 orders, order details and favorites survive a failing API', async ({ page }) => {
  await shopping(page);
  await page.route('**/api/v1/orders/**', broken);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'Failed to load orders' })).toBeVisible();
  await expect(toast(page)).toContainText('Failed to load orders');
  await page.unroute('**/api/v1/orders/**');
  await page.route('**/api/v1/orders/01a1fe78-*', broken);
  await page.goto('/orders/01a1fe78-73ff-7635-9f72-21550dd6f9aa');
  await page.waitForURL('**/profile');
  await expect(toast(page)).toContainText('Failed to load order details');
  await page.unroute('**/api/v1/orders/01a1fe78-*');
  await page.goto('/orders/01a1fe78-73ff-7635-9f72-21550dd6f9aa');
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  await page.route('**/api/v1/favorites*', html);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Failed to load your favorites' })).toBeVisible();
});

test('tracking falls back to the local timeline when the call fails', async ({ page }) => {
  await logIn(
    page,
    { email: 'shopper@example.com', password: 'duka-shopper-demo' },
    '/profile?status=processing',
  );
  await page.route('**/api/v1/orders/*/tracking', broken);
  await page.getByRole('button', { name: 'Track Order' }).first().click();
  await expect(page.getByText('Order confirmed')).toBeVisible();
  await expect(page.getByText(/^Estimated/)).toBeVisible();
  await page.getByRole('button', { name: 'Hide Tracking' }).click();
  await expect(page.getByText('Order confirmed')).toBeHidden();
});
