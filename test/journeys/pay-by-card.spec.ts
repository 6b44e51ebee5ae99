import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

interface Listed {
  id: string;
  number: string;
  status: string;
}

test('a shopper buys by card and an admin sees the order', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1, 2]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await page.waitForURL(/\/payment-success/);
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await expect(page.getByText('Credit Card')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);

  await page.getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByRole('heading', { name: shopper.name })).toBeVisible();
  const title = await page.getByRole('heading', { name: /^Order #/ }).textContent();
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/orders');
  await page.getByRole('cell', { name: title!.replace('Order ', '') }).click();
  await expect(page.getByText(/Payment received/).first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: shopper.name }).or(page.getByText(shopper.name)).first(),
  ).toBeVisible();
});

test('after a declined card another one pays, once its owner has proved who they are', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4000000000000002');
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await payOnProviderPage(page, '4000002760003184');
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  const { data } = await call<{ data: Listed[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map((order) => order.status)).toEqual(['processing']);
});

test('S58 a card typed into the checkout is never sent, stored or left behind', async ({ page }) => {
  const canary = ['4242 4242 4242 4242', '4242424242424242', '987'];
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  const sent: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('console', (message) => said.push(message.text()));
  await toPayment(page);
  await page.getByLabel('Cardholder name').fill('GRACE WANJIRU');
  await page.getByLabel('Card number').fill('4242424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('1234');
  await expect(page.getByLabel('Expiry (MM/YY)')).toHaveValue('12/34');
  await page.getByLabel('CVC').fill('9876');
  await expect(page.getByLabel('CVC')).toHaveValue('987');
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  const before = await kept();
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.getByRole('radio', { name: /Pay with Card/ }).check();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const dom = await page.content();
  for (const secret of canary) {
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    expect(said.filter((line) => line.includes(secret))).toEqual([]);
    expect([before, await kept(), dom].filter((text) => text.includes(secret) && secret.length > 3)).toEqual(
      [],
    );
  }
});
