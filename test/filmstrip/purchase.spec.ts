import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { call, fillShipping, logIn, newShopper, payOnProviderPage } from '../support/shopper.js';

let taken = 0;

/** What the phone shows, once its pictures are there. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  taken += 1;
  const path = join(process.env['FILMSTRIP'] ?? 'test-results', `purchase-${taken}-${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
}

interface Sold {
  _id: string;
  name: string;
  options: { name: string; values: { value: string }[] }[];
}

/** A pair of shoes in several sizes. */
async function shoe(): Promise<Sold> {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products/category/shoes?inStock=true');
  const all = await Promise.all(data.map(({ _id }) => call<{ data: Sold }>('GET', `/products/${_id}`)));
  const sized = all.find(({ data: { options } }) => options.some(({ name }) => name === 'Size'));
  if (!sized) throw new Error('The demo has no shoes in sizes');
  return sized.data;
}

test('a purchase on a phone, from the home page to the paid order', async ({ page }) => {
  const [shopper, { _id, options }] = [await newShopper(), await shoe()];
  await logIn(page, shopper, '/');
  await take(page, 'home');

  await page.goto('/search?q=shoes');
  await take(page, 'search');

  await page.goto(`/product/${_id}`);
  const size = options.find(({ name }) => name === 'Size')?.values[1]?.value ?? '';
  await page.getByRole('group', { name: 'Size' }).getByRole('link', { name: size, exact: true }).click();
  await expect(page).toHaveURL(/variant=/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'product');

  await page.locator('.buy-bar').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'cart');

  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillShipping(page);
  await page
    .getByRole('heading', { name: 'Delivery address' })
    .evaluate((heading) => heading.scrollIntoView());
  await take(page, 'address');

  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: /^Complete Order/ }).scrollIntoViewIfNeeded();
  await take(page, 'payment');

  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await page.waitForURL(/\/payment-success/);
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await take(page, 'paid');
});
