import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

test('a shopper orders with 40 % up front and the rest in cash on delivery', async ({ page }) => {
  const shopper = await newShopper();
  const [product] = await fillCart(shopper.token, [1]);
  const cents = Math.round((product?.price ?? 0) * 100);
  const now = Math.floor((cents * 40 + 50) / 100);
  const dollars = (amount: number) =>
    (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await expect(page.getByText('Pay on delivery')).toBeVisible();
  await page.getByRole('button', { name: `Complete Order · ${dollars(now)}` }).click();
  await page.waitForURL(/\/orders\//);
  await expect(page.getByText('Thank you for your order').first()).toBeVisible();
  await expect(page.getByText(/Payment successful/)).toHaveCount(0);
  await expect(page.getByText(`Pay the ${dollars(now)} deposit now to confirm`)).toBeVisible();
  await expect(page.getByText(`The other ${dollars(cents - now)} is paid when`)).toBeVisible();
  await expect(page.getByText('Pending Payment').first()).toBeVisible();
  await expect(page.getByText(/^Arrives /)).toBeVisible();
  await expect(page.getByText('Balance on delivery')).toBeVisible();
  await expect(page.getByText(dollars(cents - now)).first()).toBeVisible();
  const cart = await call<{ data: unknown[] }>('GET', '/carts', undefined, shopper.token);
  expect(cart.data).toEqual([]);
  await page.getByRole('button', { name: `Pay the ${dollars(now)} deposit now · Credit Card` }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242 4242 4242 4242');
  await expect(page.getByText('Payment successful!').first()).toBeVisible();
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Order Details' }).click();
  await expect(page.getByText('Deposit paid').first()).toBeVisible();
});
